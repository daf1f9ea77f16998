import Diagnostics
import StringCatalog
import TextBasics

/// Checks for entries and translations that repeat or contradict others.
enum ConsistencyCheck: CatalogCheck {
  static let rules = [untranslatable, emptyKey, sameSource, sameTranslation, sameVariant]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    if report.isActive(untranslatable) { checkUntranslatable(catalog, &report) }
    if report.isActive(emptyKey), let entry = catalog.entries.first(where: { $0.key.isEmpty }) {
      report.add(emptyKey, at: entry.name, "an entry has an empty key", key: "", subject: "empty key")
    }
    if report.isActive(sameSource) { checkSources(catalog, &report) }
    if report.isActive(sameTranslation) { checkTranslations(catalog, &report) }
    if report.isActive(sameVariant) { checkVariants(catalog, &report) }
  }

  private static func checkUntranslatable(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for (key, entry) in catalog.untranslatable {
      let text = entry.localization(catalog.catalog.sourceLanguage)?.stringUnit?.value ?? ""
      let source = text.isEmpty ? key : text
      let languages = entry.localizations.filter { language, localization in
        language != catalog.catalog.sourceLanguage
          && localization.texts.contains { $0.unit.state != .new && !["", source].contains($0.unit.value) }
      }.map(\.language)
      guard !languages.isEmpty else { continue }
      let list = Quantity.first(6, of: languages.map(TerminalSafeText.word))
      report.add(
        untranslatable, at: entry.node,
        "\(ShortKey(key).quoted) is marked as not translatable but has other strings in \(list)",
        suggestion: "remove these translations or mark the entry as translatable", key: key, subject: key,
        cause: "translated")
    }
  }

  /// Finds keys of one source text. Keys that are the text itself are left out.
  private static func checkSources(_ catalog: LintedCatalog, _ report: inout LintReport) {
    var first: [String: LintedEntry] = [:]
    for entry in catalog.entries where entry.source != nil {
      let text = entry.sourceText
      guard let other = first[text] else {
        first[text] = entry
        continue
      }
      report.add(
        sameSource, at: entry.name, "\(entry.quoted) has the same text as \(other.quoted)", key: entry.key,
        subject: entry.quoted)
    }
  }

  /// Finds two source texts with one translation.
  private static func checkTranslations(_ catalog: LintedCatalog, _ report: inout LintReport) {
    var first: [String: [String: LintedEntry]] = [:]
    catalog.forEachTranslation { translation in
      guard translation.text.cases.isEmpty, translation.value.count > 1 else { return }
      let value = translation.value.lowercased()
      guard let other = first[translation.language]?[value] else {
        first[translation.language, default: [:]][value] = translation.entry
        return
      }
      if other.sourceText.lowercased() == translation.entry.sourceText.lowercased() { return }
      report.add(sameTranslation, translation, "has the same translation as \(other.quoted)")
    }
  }

  /// Finds regional variants with the text of their language.
  private static func checkVariants(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries {
      let plain = Dictionary(entry.translations.map { ($0.language, $0.main?.unit.value) }) { first, _ in first }
      catalog.forEachTranslation(of: entry) { translation in
        guard let code = LanguageCode(translation.language), code.language != translation.language,
          plain[code.language] == translation.value, translation.text.cases.isEmpty
        else { return }
        report.add(
          sameVariant, translation, "has the same text as in \(code.language)", cause: "same as \(code.language)")
      }
    }
  }

  static let untranslatable = RuleDescription(
    "translated-constant", summary: "A string marked as not translatable has translations",
    explanation: """
      `"shouldTranslate" : false` hides the entry from translators, but Xcode still compiles its translations. Remove \
      the translations or mark the entry as translatable. Translations are not reported if they are the same as the \
      source.
      """,
    severity: .note)

  static let emptyKey = optionalRule(
    "empty-key", "An entry has an empty key", "`Text(\"\")` adds such an entry. Use `Text(verbatim: \"\")` or no text."
  )
  static let sameSource = optionalRule(
    "same-source", "Two keys have the same text",
    "Unless the meanings differ, translators do the same work twice.")
  static let sameTranslation = optionalRule(
    "same-translation", "Two source texts have the same translation",
    "Users cannot distinguish \"Delete\" and \"Clear\" if both are \"Löschen\". Many languages have one word for both.")
  static let sameVariant = optionalRule(
    "same-variant", "A regional variant has the same string as its language",
    "If `pt-AO` has no string, the system uses the string for `pt`, so the duplicate can be removed.")
}
