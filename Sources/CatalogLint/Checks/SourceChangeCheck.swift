import Diagnostics
import StringCatalog
import StructuredText
import TextBasics

/// Checks whether translations were updated together with their source strings.
enum SourceChangeCheck: CatalogCheck {
  static let rules = [changed]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for change in SourceChanges(catalog).changes {
      let (old, new) = (TerminalSafeText.shortQuoted(change.old), TerminalSafeText.shortQuoted(change.new))
      let subject = change.entry.subject(change.language)
      report.add(
        changed, at: change.place, "\(subject) was not updated when its source string changed from \(old) to \(new)",
        suggestion: "update it or mark it as needs_review", key: change.entry.key,
        subject: "\(subject) \(change.new)")
    }
  }

  static let changed = RuleDescription(
    "source-changed", summary: "A translation was not updated when its source string changed",
    explanation: """
      The source string has changed since the last commit or the commit specified with `--since`. The translation has \
      not changed and is still marked as translated. Xcode only marks translations for review if the source string is \
      edited in Xcode or a default value changes in the code. The rule compares catalogs, tables, storyboards, \
      property lists and `value:` arguments. Update the translation or set its state to `needs_review`.
      """)
}

/// The translations that were not updated when their source string changed, in the order of the file.
struct SourceChanges {
  struct Change {
    let entry: LintedEntry
    let language: String
    let place: JSONNode
    let old: String
    let new: String
  }

  private(set) var changes: [Change] = []

  init(_ catalog: LintedCatalog) {
    guard let former = catalog.former else { return }
    for entry in catalog.entries where !entry.translations.isEmpty {
      guard let node = former.catalog[entry.key] else { continue }
      let old = LintedEntry(
        entry.key, node.node, node, sourceLanguage: former.catalog.sourceLanguage, calls: CallArguments())
      guard let source = Self.source(of: entry, former.presentDefaults),
        let oldSource = Self.source(of: old, former.defaults),
        let (before, after) = oldSource.difference(from: source)
      else { continue }
      for texts in entry.translations {
        let version = TextVersion(texts)
        guard version.isTranslated, let oldTexts = old.translations.first(where: { $0.language == texts.language }),
          TextVersion(oldTexts) == version
        else { continue }
        changes.append(
          Change(
            entry: entry, language: texts.language, place: texts.main?.place ?? texts.localization.node,
            old: before, new: after))
      }
    }
  }

  /// Returns the text of the source language; `nil` if the key is an identifier without a text.
  private static func source(of entry: LintedEntry, _ defaults: [String: String]) -> TextVersion? {
    if let source = entry.source { return TextVersion(source) }
    if let text = defaults[entry.key] { return TextVersion(text) }
    return IdentifierKey.isIdentifier(entry.key) ? nil : TextVersion(entry.key)
  }
}

/// The texts of one language for one key, by the cases that contain them.
private struct TextVersion: Equatable {
  private var values: [String: String] = [:]
  private let main: String
  /// Whether all texts are marked as translated.
  private(set) var isTranslated = true

  init(_ text: String) { (values, main) = (["": text], text) }

  init(_ texts: LocalizedTexts) {
    let set = texts.localization.stringSet
    main = texts.main?.unit.value ?? set?.values.first ?? ""
    for text in texts.all {
      let path = ([text.substitution?.name ?? ""] + text.cases.map(\.name)).joined(separator: " ")
      values[path] = text.unit.value
      isTranslated = isTranslated && text.unit.state == .translated
    }
    guard let set else { return }
    values["set"] = set.values.joined(separator: "\n")
    isTranslated = isTranslated && set.state == .translated
  }

  /// Returns the first text that differs, before and after. Positions in specifiers make no difference. If one version
  /// varies and the other does not, the main texts are compared.
  func difference(from new: TextVersion) -> (String, String)? {
    let pairs =
      values.keys == new.values.keys
      ? values.sorted { $0.key < $1.key }.map { ($0.value, new.values[$0.key] ?? "") } : [(main, new.main)]
    return pairs.first { FormatString($0).positional != FormatString($1).positional }
  }
}
