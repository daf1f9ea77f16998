import Diagnostics
import StringCatalog
import StructuredText
import TextBasics

/// Checks whether keys that are identifiers have strings.
enum RawKeyCheck: CatalogCheck {
  static let rules = [raw, language, text]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    let named = catalog.entries.filter {
      IdentifierKey.isIdentifier($0.key) && !$0.isOfInterface && $0.entry.localizations.allSatisfy(isText)
        && !$0.hasDefaultValue
    }
    if named.isEmpty { return }
    let (withText, without) = (named.filter { $0.source != nil }, named.filter { $0.source == nil })
    let known = withText.map(\.key)
    for entry in withText where showsKey(entry) {
      report.add(
        text, at: entry.source?.main?.place ?? entry.name, "the text of \(entry.quoted) is the key itself",
        key: entry.key, subject: entry.key)
    }
    for entry in without where !entry.isAbsentFromCode {
      let hint = known.count > limit ? "" : Spelling.textHint(for: entry.key, in: known)
      report.add(
        raw, at: entry.name,
        "\(entry.quoted) has no string in \(catalog.catalog.sourceLanguage), so users see the key\(hint)",
        key: entry.key, subject: entry.key, cause: hint.isEmpty ? "no text" : nil)
    }
    guard report.isActive(language) else { return }
    // A generated symbol has the source text as its default value.
    let shown = withText.filter { !($0.isUsedOnlyBySymbol && catalog.generatesSymbols) }
    for (language, _) in CatalogStatus(catalog.catalog).languages where !isVariant(language, catalog) {
      checkLanguage(language, shown, &report)
    }
  }

  /// Whether the source text of an entry is its key, and a translation is not. A key with a dot that is the same in all
  /// languages may be a name.
  private static func showsKey(_ entry: LintedEntry) -> Bool {
    guard entry.sourceText == entry.key else { return false }
    if entry.key.contains("_"), !entry.translations.isEmpty { return true }
    return entry.key.contains(".")
      && entry.translations.contains { texts in texts.texts.contains { $0.unit.value != entry.key } }
  }

  /// The number of keys above which comparing all of them takes too long.
  private static let limit = 2_000

  private static func isText(_ localization: (language: String, localization: Localization)) -> Bool {
    localization.localization.stringSet == nil
  }

  /// Adds one finding for all keys without a string in a language.
  private static func checkLanguage(_ code: String, _ entries: [LintedEntry], _ report: inout LintReport) {
    let missing = entries.filter { entry in !entry.translations.contains { $0.language == code && !$0.all.isEmpty } }
    guard let first = missing.first else { return }
    let others = missing.count - 1
    let subject = others == 0 ? "\(first.quoted) has" : "\(first.quoted) and \(Quantity.of(others, "other key")) have"
    let shown = others == 0 ? "the key" : "the keys"
    report.add(
      language, at: first.name, "\(subject) no translation in \(code), so users see \(shown)",
      subject: code, parts: missing.map { ($0.key, $0.name) })
  }

  /// Returns whether a language is a regional variant of another one in the catalog, whose strings the system displays
  /// instead.
  private static func isVariant(_ language: String, _ catalog: LintedCatalog) -> Bool {
    guard let code = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first, code.count < language.count
    else {
      return false
    }
    let others = catalog.entries.lazy.flatMap { $0.entry.localizations.map(\.language) }
    return catalog.catalog.sourceLanguage.hasPrefix(code)
      || others.contains { $0 != language && ($0 == code || $0.hasPrefix(code + "-")) }
  }

  static let raw = RuleDescription(
    "raw-key", summary: "A symbolic key without a string in the source language",
    explanation: """
      `welcome.title`, `note_count` and `saveButton` are symbolic keys. If the catalog has no string for such a key, \
      and the code has no default value, users see the key, even if another language has a string. The rule does not \
      report keys that are readable text, keys whose calls have a default value, keys of storyboards, and extracted \
      keys that the code no longer contains.
      """,
    severity: .error)

  static let language = RuleDescription(
    "raw-key-in-language", summary: "A language without translations of symbolic keys",
    explanation: """
      Users of this language see the key instead of the string in the source language. There is one finding for each \
      language. The rule does not report regional variants of another language in the catalog. It also ignores keys \
      whose calls have a default value, keys that the code uses only as generated symbols, and keys of storyboards, \
      because the system shows these texts instead of the key.
      """)

  static let text = RuleDescription(
    "key-as-text", summary: "A symbolic key whose text in the source language is the key",
    explanation: """
      Users see `welcome.title`. Some tools use the key as the initial text. Enter the text in the source language.
      """)
}
