import Diagnostics
import StringCatalog
import StringExchange
import TextBasics

/// Checks whether plurals have the categories of their language.
enum PluralCheck: CatalogCheck {
  static let rules = [missing, unused, number, withoutNumber]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries {
      for (language, plural) in entry.entry.pluralsWithoutNumber(sourceLanguage: catalog.catalog.sourceLanguage) {
        let subject = entry.subject(language)
        report.add(
          withoutNumber, at: plural.node, "\(subject) varies by a number, but none of its strings contains it",
          key: entry.key,
          subject: subject)
      }
      let spared = entry.source.map { PluralForms.leftOut(of: $0.localization, in: $0.language) } ?? []
      for texts in entry.allTexts {
        let plurals = texts.localization.plurals
        guard !plurals.isEmpty, let categories = PluralCategories(of: texts.language) else { continue }
        for plural in plurals {
          check(plural, categories, entry, texts.language, sparing: texts.isSource ? [] : spared, &report)
          checkNumbers(plural, categories, entry, texts.language, &report)
        }
      }
    }
  }

  private static func check(
    _ plural: Plural, _ categories: PluralCategories, _ entry: LintedEntry, _ language: String,
    sparing spared: Set<String>, _ report: inout LintReport
  ) {
    let subject = entry.subject(language, plural.cases)
    let lacking = PluralForms.lacking(in: plural, categories, language, sparing: spared)
    if !lacking.isEmpty {
      let list = lacking.joined(separator: ", ")
      report.add(
        missing, at: plural.variation.node, "\(subject) lacks the plural form\(lacking.count == 1 ? "" : "s") \(list)",
        key: entry.key, subject: subject,
        parts: lacking.map { ($0, plural.variation.node) })
    }
    for member in plural.variation.node.members {
      let category = PluralCategories.Category(rawValue: member.name)
      if let category, categories.used.contains(category) || category == .zero { continue }
      if category != nil, plural.isLikeOther(member.name) || plural.isUntranslated(member.name) { continue }
      let reason = category == nil ? "which is not a plural category" : "which is not used in that language"
      report.add(
        unused, at: member.key, "\(subject) has a string for \(TerminalSafeText.word(member.name)), \(reason)",
        key: entry.key, subject: "\(subject) \(member.name)")
    }
  }

  /// Checks that the text of a category for several numbers contains the number if the text of `other` does.
  private static func checkNumbers(
    _ plural: Plural, _ categories: PluralCategories, _ entry: LintedEntry, _ language: String,
    _ report: inout LintReport
  ) {
    let cases = plural.variation.cases
    guard let other = cases.first(where: { $0.name == "other" }), other.localization.showsNumber else { return }
    for (name, localization) in cases {
      guard let category = PluralCategories.Category(rawValue: name), category != .other, category != .zero else {
        continue
      }
      if !categories.used.contains(category) || categories.exact.contains(category) { continue }
      guard let unit = localization.stringUnit, unit.state != .new, !unit.value.isEmpty else { continue }
      if localization.showsNumber { continue }
      let subject = entry.subject(language, plural.cases + [.init(kind: "plural", name: name)])
      report.add(
        number, at: localization.node["stringUnit"]?["value"] ?? localization.node,
        "\(subject) does not contain the number, although this form covers several numbers", key: entry.key,
        subject: subject)
    }
  }

  static let missing = RuleDescription(
    "plural-missing", summary: "A plural is missing a form that its language requires",
    explanation: """
      Numbers in the missing category get the string for `other`, which is usually wrong. According to CLDR \
      \(PluralCategories.dataVersion), a language needs `other` and its categories for whole numbers below a million. \
      Categories for fractions and millions are optional. If the source lacks the category as well, only the source is \
      reported. In languages whose nouns do not change after a number, such as Turkish, `one` is optional, and so is \
      `zero` where it only covers 0, as in Arabic.
      """, blocksTranslations: true)

  static let unused = RuleDescription(
    "plural-unused", summary: "A plural form is not used in its language",
    explanation: """
      The string is never shown. `zero` is allowed in all languages because the system uses it for 0. Strings are not \
      reported if they are new or the same as the string for `other`, also if they contain 1 in place of the number.
      """,
    severity: .note)

  static let number = RuleDescription(
    "plural-number", summary: "A plural form that covers several numbers does not show the number",
    explanation: """
      In English, `one` is only used for 1, so `One seat` is fine. In Russian, it is also used for 21, 31 and other \
      numbers, so the string must contain the number if the string for `other` does. Languages that use `one` for 0 \
      and 1, such as French, are not reported.
      """, blocksTranslations: true)

  static let withoutNumber = RuleDescription(
    "plural-without-number", summary: "A plural string does not include the number it counts",
    explanation: """
      Xcode stops the build with the error `Plural variation requires referencing the number in the string`. At least \
      one string in the source language must contain the number, as in `%lld seats`. If the code does not pass a \
      number, use one key for a single item and another key for several. The rule only checks catalogs.
      """,
    severity: .error)
}

extension Localization {
  /// Whether its text has a placeholder for a number.
  fileprivate var showsNumber: Bool {
    guard let unit = stringUnit else { return false }
    return FormatString(unit.value).specifiers.contains { specifier in
      switch specifier.kind {
      case .argument, .substitution: true
      case .value: ArgumentKind(conversion: specifier.conversion) != .cString
      }
    }
  }
}
