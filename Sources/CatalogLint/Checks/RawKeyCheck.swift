import Diagnostics
import StringCatalog
import TextBasics

/// Checks whether keys that are identifiers have strings.
enum RawKeyCheck: CatalogCheck {
  static let rules = [raw, language, text]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    let named = catalog.entries.filter {
      IdentifierKey.isIdentifier($0.key) && !$0.belongsToInterface && $0.entry.localizations.allSatisfy(isText)
        && !$0.hasDefaultValue
    }
    if named.isEmpty { return }
    let (withText, textless) = (named.filter { $0.source != nil }, named.filter { $0.source == nil })
    let without = withText.isEmpty ? withoutNames(textless) : textless
    // The code has no misspelling of a key that it has as well.
    let unused = withText.filter { !$0.isInCode }.map(\.key)
    let known = unused.count > limit ? [] : unused
    for entry in catalog.isTable ? withText.filter(showsKey) + placeholders(withText) : withText.filter(showsKey) {
      let hint = Spelling.keyHint(for: entry.key, in: known)
      report.add(
        text, at: entry.source?.main?.place ?? entry.name, "the text for \(entry.quoted) is the key itself\(hint)",
        key: entry.key, subject: entry.key)
    }
    for entry in without where !entry.isAbsentFromCode {
      let hint = Spelling.keyHint(for: entry.key, in: known)
      report.add(
        raw, at: entry.name,
        "\(entry.quoted) has no string in \(catalog.catalog.sourceLanguage), so users see the key\(hint)",
        key: entry.key, subject: entry.key, cause: hint.isEmpty ? "no text" : nil)
    }
    guard report.isActive(language) else { return }
    let shown = withText.filter { !$0.isWithoutLookup }
    let all = catalog.catalog.languages + [catalog.catalog.sourceLanguage]
    for language in CatalogStatus.languages(of: catalog.catalog).sorted()
    where !LanguageCode.isVariant(language, ofAny: all) { checkLanguage(language, shown, &report) }
  }

  /// Whether the source text of an entry is its key, and a translation is not. A key with a dot that is the same in all
  /// languages may be a name.
  private static func showsKey(_ entry: LintedEntry) -> Bool {
    guard entry.sourceText == entry.key else { return false }
    if entry.key.contains("_"), !entry.translations.isEmpty { return true }
    return entry.key.contains(".")
      && entry.translations.contains { texts in texts.texts.contains { $0.unit.value != entry.key } }
  }

  /// Returns the entries of a table whose text is the key, as a sync adds them, and that no language translates.
  private static func placeholders(_ entries: [LintedEntry]) -> [LintedEntry] {
    let found = entries.filter { entry in
      entry.isInCode && entry.key.contains(".") && entry.sourceText == entry.key && entry.translations.isEmpty
    }
    return entries.contains { $0.sourceText != $0.key } ? found : withoutNames(found)
  }

  /// Returns the entries without possible names such as `Planet.Nine`: two words that are the same in every language, of
  /// which the first is capitalized and no other key has it.
  private static func withoutNames(_ entries: [LintedEntry]) -> [LintedEntry] {
    let firstWords = entries.map { $0.key.prefix { $0 != "." } }
    let counts = Dictionary(firstWords.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(entries, firstWords).filter { entry, first in
      let isName =
        counts[first] == 1 && first.first?.isUppercase == true && entry.key.split(separator: ".").count == 2
        && !entry.key.contains("_")
        && entry.translations.allSatisfy { $0.texts.allSatisfy { $0.unit.value == entry.key } }
      return !isName
    }.map(\.0)
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

  /// Returns whether a key is symbolic and some language lacks a text for it.
  static func isIncomplete(_ key: String, _ entry: CatalogEntry, _ languageCount: Int) -> Bool {
    IdentifierKey.isIdentifier(key) && !InterfaceKey.isOfObject(key)
      && entry.localizations.count(where: { !$0.localization.isEmpty }) < languageCount
  }

  static let raw = RuleDescription(
    "raw-key", summary: "A symbolic key has no string in the source language",
    explanation: """
      `welcome.title`, `note_count` and `saveButton` are symbolic keys. If such a key has no string in the source \
      language and no default value in the code, users see the key, even if there is a string in another language. The \
      rule does not report readable keys, keys with a default value in the code, storyboard keys, or extracted keys \
      that are no longer in the code.
      """,
    severity: .error)

  static let language = RuleDescription(
    "raw-key-in-language", summary: "A language lacks translations of symbolic keys",
    explanation: """
      Users of that language see the key instead of the string in the source language. There is one finding for each \
      language. Regional variants of another language in the catalog are not checked. Keys are not reported if users \
      see another text: keys with a default value in the code, keys that are looked up again in the bundle of a fixed \
      language, keys that are only used as generated symbols, and storyboard keys. Keys that no known code looks up \
      are not reported either.
      """)

  static let text = RuleDescription(
    "key-as-text", summary: "The source string for a symbolic key is the key itself",
    explanation: """
      Users see `welcome.title`. Some tools use the key as the initial text, and `strex sync` adds new keys to \
      `.strings` tables in this way. Enter the text in the source language. A key whose translations are the key as \
      well may be a name and is not reported.
      """)
}
