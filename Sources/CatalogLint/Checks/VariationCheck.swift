import Diagnostics
import StringCatalog

/// Checks whether translations vary as the source does.
enum VariationCheck: CatalogCheck {
  static let rules = [plural, equal, device, other]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries {
      for texts in entry.allTexts {
        checkDevices(texts, entry, &report)
        checkEqual(texts, entry, &report)
      }
      guard let source = entry.source else { continue }
      let (variesByPlural, variesByDevice) = (!source.localization.plurals.isEmpty, varies(source, by: "device"))
      for texts in entry.translations {
        guard let text = texts.main, text.unit.state != .new else { continue }
        let translation = LintedTranslation(entry: entry, language: texts.language, text: text)
        let categories = PluralCategories(of: texts.language)
        // Another rule reports substitutions that are missing.
        if variesByPlural, texts.localization.plurals.isEmpty, categories.map({ $0.needed.count > 1 }) ?? false,
          !fitsAllNumbers(translation), FormatArguments(of: text, in: texts).unknownSubstitutions.isEmpty
        {
          report.add(plural, translation, "has the same string for all numbers, but the source varies by plural")
        }
        if variesByDevice, !varies(texts, by: "device") {
          report.add(device, translation, "has the same string for all devices, but the source varies by device")
        }
      }
    }
  }

  /// Returns whether a text has a number and fits all numbers: its language has nouns that do not change after a
  /// number, or its only words are abbreviations such as `min`.
  private static func fitsAllNumbers(_ translation: LintedTranslation) -> Bool {
    let format = FormatString(translation.value)
    guard !format.specifiers.isEmpty else { return false }
    let words = format.replacing { _, _ in " " }.split { !$0.isLetter && $0 != "." }
    return NumeralGrammar.keepsNouns(translation.language)
      || words.allSatisfy { $0.count(where: \.isLetter) <= 3 || $0.hasSuffix(".") && $0.count <= 5 }
  }

  private static func varies(_ texts: LocalizedTexts, by kind: String) -> Bool {
    texts.localization.variations.contains { $0.kind == kind }
  }

  private static func checkDevices(_ texts: LocalizedTexts, _ entry: LintedEntry, _ report: inout LintReport) {
    for variation in texts.localization.variations where variation.kind == "device" {
      let names = Set(variation.cases.map(\.name))
      if names.isEmpty || names.contains("other") || names.isSuperset(of: ["iphone", "ipad", "mac"]) { continue }
      let subject = entry.subject(texts.language)
      report.add(
        other, at: variation.node, "\(subject) has no string for other devices", key: entry.key, subject: subject)
    }
  }

  private static func checkEqual(_ texts: LocalizedTexts, _ entry: LintedEntry, _ report: inout LintReport) {
    guard report.isActive(equal) else { return }
    for plural in texts.localization.plurals where plural.variation.cases.count > 1 {
      let values = plural.variation.cases.map { $0.localization.stringUnit?.value }
      guard Set(values).count == 1, values[0] != nil else { continue }
      let subject = entry.subject(texts.language, plural.cases)
      report.add(
        equal, at: plural.variation.node, "\(subject) has the same string in all plural categories", key: entry.key,
        subject: subject)
    }
  }

  static let plural = RuleDescription(
    "plural-lost", summary: "A translation does not vary by plural, although its source does",
    explanation: """
      The translation is wrong for some numbers, as in "1 Tage". Languages with one form for all numbers, such as \
      Japanese, are not checked. The same applies to languages whose nouns do not change after a number, such as \
      Turkish, and to abbreviations such as "min".
      """, blocksTranslations: true)

  static let equal = optionalRule(
    "equal-plurals", "A string's plural forms are all the same",
    "The rule is off by default because some words have the same form for all numbers.")

  static let device = RuleDescription(
    "device-lost", summary: "A translation does not vary by device, although its source does",
    explanation: """
      If the source has "Tap" for touch screens and "Click" for the Mac, the translation shows only one of them on all \
      devices.
      """,
    severity: .note, blocksTranslations: true)

  static let other = RuleDescription(
    "device-without-other", summary: "A string that varies by device has no fallback for other devices",
    explanation:
      "On a device that is not listed, users see the key. Strings for iPhone, iPad and Mac are enough.")
}
