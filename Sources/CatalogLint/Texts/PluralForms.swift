import StringCatalog
import StringExchange

/// The plural forms that translations lack.
enum PluralForms {
  /// Returns the categories that the source language's own plurals leave out. Such numbers probably do not occur.
  static func leftOut(of source: Localization, in language: String) -> Set<String> {
    guard let categories = PluralCategories(of: language) else { return [] }
    return source.plurals.reduce(into: []) { lacking, plural in
      lacking.formUnion(categories.needed.map(\.rawValue))
      lacking.subtract(plural.variation.cases.map(\.name))
    }
  }

  /// Returns the categories that a translated plural needs in its language and lacks.
  static func lacking(
    in plural: Plural, _ categories: PluralCategories, _ language: String, sparing spared: Set<String>
  ) -> [String] {
    let names = plural.variation.cases.map(\.name)
    let lacking = categories.needed.filter { category in
      // In these languages, a noun after 0 has the form for `other`.
      if category == .zero, categories.exact.contains(.zero) { return false }
      return !names.contains(category.rawValue) && !spared.contains(category.rawValue)
    }.map(\.rawValue)
    // `other` is right for 1 where nouns do not change after a number.
    let isEnough = lacking == ["one"] && NumeralGrammar.keepsNouns(language)
    return isEnough || !plural.hasTranslation ? [] : lacking
  }

  /// Returns the number of plural forms that a translation lacks.
  static func lackingCount(
    in localization: Localization, _ language: String, source: Localization?, _ sourceLanguage: String
  ) -> Int {
    if localization.isBareUnit { return 0 }
    let plurals = localization.plurals
    guard !plurals.isEmpty, let categories = PluralCategories(of: language) else { return 0 }
    let spared = source.map { leftOut(of: $0, in: sourceLanguage) } ?? []
    return plurals.reduce(0) { $0 + lacking(in: $1, categories, language, sparing: spared).count }
  }
}

/// A variation by plural, at any depth.
struct Plural {
  let variation: Variation
  /// The cases that contain it.
  let cases: [UnitPath.Case]

  /// Returns whether the text of a category equals the text of `other`, or has 1 in place of its number.
  func isLikeOther(_ category: String) -> Bool {
    let texts = variation.cases.filter { $0.name == category || $0.name == "other" }.map(
      \.localization.stringUnit?.value)
    guard texts.count == 2, let first = texts[0], let second = texts[1] else { return false }
    return first == second || Self.withOne(first) == Self.withOne(second)
  }

  /// Returns a text with 1 in place of its specifiers.
  private static func withOne(_ text: String) -> String { FormatString(text).replacing { _, _ in "1" } }

  /// Returns whether the text of a category is untranslated.
  func isUntranslated(_ category: String) -> Bool {
    let texts = variation.cases.filter { $0.name == category }.flatMap(\.localization.texts)
    return texts.allSatisfy { $0.unit.state == .new }
  }

  /// Whether any part of it is translated.
  var hasTranslation: Bool { variation.cases.contains { $0.localization.texts.contains { $0.unit.state != .new } } }
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
}

/// The grammar of nouns after numbers.
enum NumeralGrammar {
  /// Returns whether nouns of a language have the same form after all numbers, as in Turkish: "1 elma", "5 elma".
  static func keepsNouns(_ language: String) -> Bool {
    LanguageCode(language).map { languages.contains($0.language) } ?? false
  }

  private static let languages: Set<String> = [
    "az", "bn", "ckb", "eu", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tg", "tk", "tr", "tt", "ug", "uz",
  ]
}
