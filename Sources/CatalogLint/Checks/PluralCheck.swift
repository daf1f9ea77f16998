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
      let spared = entry.source.map { categoriesLeftOut(of: $0.localization, in: $0.language) } ?? []
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

  /// Returns the categories that the source language's own plurals leave out. Such numbers probably do not occur.
  private static func categoriesLeftOut(of source: Localization, in language: String) -> Set<String> {
    guard let categories = PluralCategories(of: language) else { return [] }
    return source.plurals.reduce(into: []) { lacking, plural in
      lacking.formUnion(categories.needed.map(\.rawValue))
      lacking.subtract(plural.variation.cases.map(\.name))
    }
  }

  private static func check(
    _ plural: Plural, _ categories: PluralCategories, _ entry: LintedEntry, _ language: String,
    sparing spared: Set<String>, _ report: inout LintReport
  ) {
    let subject = entry.subject(language, plural.cases)
    let lacking = lackingForms(of: plural, categories, language, sparing: spared)
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
      if category != nil, plural.isAsOther(member.name) || plural.isUntranslated(member.name) { continue }
      let reason = category == nil ? "which is not a plural category" : "which is not used in that language"
      report.add(
        unused, at: member.key, "\(subject) has a string for \(TerminalSafeText.word(member.name)), \(reason)",
        key: entry.key, subject: "\(subject) \(member.name)")
    }
  }

  /// Returns the categories that a translated plural needs in its language and lacks.
  private static func lackingForms(
    of plural: Plural, _ categories: PluralCategories, _ language: String, sparing spared: Set<String>
  ) -> [String] {
    let names = plural.variation.cases.map(\.name)
    let lacking = categories.needed.map(\.rawValue).filter { !names.contains($0) && !spared.contains($0) }
    // `other` is right for 1 where nouns do not change after a number.
    let isEnough = lacking == ["one"] && NumeralGrammar.keepsNouns(language)
    return isEnough || !plural.hasTranslation ? [] : lacking
  }

  /// Returns the number of plural forms that a translation lacks.
  static func lackingFormCount(
    in localization: Localization, _ language: String, source: Localization?, _ sourceLanguage: String
  ) -> Int {
    if localization.isBareUnit { return 0 }
    let plurals = localization.plurals
    guard !plurals.isEmpty, let categories = PluralCategories(of: language) else { return 0 }
    let spared = source.map { categoriesLeftOut(of: $0, in: sourceLanguage) } ?? []
    return plurals.reduce(0) { $0 + lackingForms(of: $1, categories, language, sparing: spared).count }
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
      reported. In languages whose nouns do not change after a number, such as Turkish, `one` is optional.
      """)

  static let unused = RuleDescription(
    "plural-unused", summary: "A plural form is not used in its language",
    explanation: """
      The string is never shown. `zero` is allowed in all languages because the system uses it for 0. Strings are not \
      reported if they are new or the same as the string for `other`.
      """,
    severity: .note)

  static let number = RuleDescription(
    "plural-number", summary: "A plural form that covers several numbers does not show the number",
    explanation: """
      In English, `one` is only used for 1, so `One seat` is fine. In Russian, it is also used for 21, 31 and other \
      numbers, so the string must contain the number if the string for `other` does. Languages that use `one` for 0 \
      and 1, such as French, are not reported.
      """)

  static let withoutNumber = RuleDescription(
    "plural-without-number", summary: "A plural string does not include the number it counts",
    explanation: """
      Xcode stops the build with the error `Plural variation requires referencing the number in the string`. At least \
      one string in the source language must contain the number, as in `%lld seats`. If the code does not pass a \
      number, use one key for a single item and another key for several. The rule only checks catalogs.
      """,
    severity: .error)
}

/// A variation by plural, at any depth.
struct Plural {
  let variation: Variation
  /// The cases that contain it.
  let cases: [UnitPath.Case]

  /// Returns whether the text of a category equals the text of `other`.
  func isAsOther(_ category: String) -> Bool {
    let texts = variation.cases.filter { $0.name == category || $0.name == "other" }.map(
      \.localization.stringUnit?.value)
    return texts.count == 2 && texts[0] != nil && texts[0] == texts[1]
  }

  /// Returns whether the text of a category is untranslated.
  func isUntranslated(_ category: String) -> Bool {
    let texts = variation.cases.filter { $0.name == category }.flatMap(\.localization.texts)
    return texts.allSatisfy { $0.unit.state == .new }
  }

  /// Whether any part of it is translated.
  var hasTranslation: Bool {
    variation.cases.contains { $0.localization.texts.contains { $0.unit.state != .new } }
  }
}

extension Localization {
  /// All variations by plural, including those in substitutions.
  var plurals: [Plural] {
    var found: [Plural] = []
    var open: [(variation: Variation, cases: [UnitPath.Case])] =
      (variations + substitutions.flatMap(\.variations)).reversed().map { ($0, []) }
    while let (variation, cases) = open.popLast() {
      if variation.kind == "plural" { found.append(Plural(variation: variation, cases: cases)) }
      if cases.count > 8 { continue }
      for (name, localization) in variation.cases.reversed() {
        let inner = cases + [.init(kind: variation.kind, name: name)]
        open += localization.variations.reversed().map { ($0, inner) }
      }
    }
    return found
  }

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
