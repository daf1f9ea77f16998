import JSONText
import StringCatalog
import TextBasics

/// A catalog as the rules look at it.
struct LintedCatalog: Sendable {
  let catalog: Catalog
  /// The entries that ship and are to be translated, in the order of the file.
  let entries: [LintedEntry]
  /// Whether manual keys are to have Swift symbols.
  let generatesSymbols: Bool

  init(_ catalog: Catalog, _ calls: CallArguments, generatesSymbols: Bool) {
    self.catalog = catalog
    self.generatesSymbols = generatesSymbols
    entries = catalog.keys.enumerated().compactMap { position, key in
      let entry = catalog.entry(at: position)
      guard entry.extractionState != .stale, entry.shouldTranslate else { return nil }
      let name = catalog.name(at: position) ?? entry.node
      return LintedEntry(key, name, entry, sourceLanguage: catalog.sourceLanguage, call: calls[key])
    }
  }
}

/// One key with all its texts.
struct LintedEntry: Sendable {
  let key: String
  /// The key as it is written.
  let name: JSONNode
  let entry: CatalogEntry
  /// The texts of the source language; `nil` where the key stands for itself.
  let source: LocalizedTexts?
  let translations: [LocalizedTexts]
  /// What the code passes; `nil` where that is not known.
  let call: CallArguments.Call?

  init(_ key: String, _ name: JSONNode, _ entry: CatalogEntry, sourceLanguage: String, call: CallArguments.Call?) {
    self.key = key
    self.name = name
    self.entry = entry
    self.call = call
    let all = entry.localizations.map { language, localization in
      LocalizedTexts(language, localization, isSource: language == sourceLanguage)
    }
    source = all.first { $0.isSource && !$0.texts.isEmpty }
    translations = all.filter { !$0.isSource }
  }

  /// The text of the source language.
  var sourceText: String { source?.main?.unit.value ?? key }

  /// The key in quotes, cut where it is long, as messages have it.
  var quoted: String { ShortKey(key).quoted }

  /// What a finding of a text is about: `"%lld seats" in de (one)`.
  func subject(_ language: String, _ cases: [LocalizedText.Case] = []) -> String {
    let place = cases.isEmpty ? "" : " (" + cases.map(\.name).joined(separator: ", ") + ")"
    return "\(quoted) in \(language)\(place)"
  }
}

/// A key on one line, cut where it is long.
struct ShortKey {
  private let text: String

  init(_ key: String) {
    let line = key.split(whereSeparator: \.isNewline).joined(separator: " ")
    text = line.count > 60 ? line.prefix(59) + "…" : line
  }

  /// As messages have it.
  var quoted: String { TerminalSafeText.quoted(text) }

  /// What a finding is about, for its fingerprint: baselines that people keep have it in the quotes of the first messages.
  func identity(of subject: String) -> String { subject.replacing(quoted, with: "‘" + text + "’") }
}
