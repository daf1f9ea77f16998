import Diagnostics
import StringCatalog
import StructuredText
import TextBasics

/// Checks the codes of a catalog's languages.
enum LanguageCodeCheck: CatalogCheck {
  static let rules = [duplicate]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    let places = Dictionary(catalog.languages.map { ($0.name, $0.value) }) { first, _ in first }
    let names = Set(places.keys).union([catalog.catalog.sourceLanguage]).sorted()
    let codes = names.compactMap { name in LanguageCode(name).map { (name: name, code: code($0)) } }
    for (code, group) in Dictionary(grouping: codes, by: \.code) where group.count > 1 {
      let kept = kept(of: group.map(\.name), code, catalog.catalog)
      for name in group.map(\.name) where name != kept {
        guard let place = places[name] else { continue }
        let (own, other) = (TerminalSafeText.word(name), TerminalSafeText.word(kept))
        report.add(
          duplicate, at: place, "\(own) is the same language as \(other)",
          suggestion: "move its translations to \(other)",
          subject: name)
      }
    }
  }

  /// Returns the code by which two names are the same language. Strings in `pt` are for Portugal if `pt-BR` has its
  /// own.
  private static func code(_ code: LanguageCode) -> LanguageCode { code.language == "pt" ? code : code.reduced }

  /// Returns the name that a language keeps: the source language's name, otherwise the shortest usual one, otherwise
  /// the first.
  private static func kept(of names: [String], _ code: LanguageCode, _ catalog: Catalog) -> String {
    let usual = [catalog.sourceLanguage, code.text]
    return usual.first(where: names.contains) ?? names.sorted()[0]
  }

  static let duplicate = RuleDescription(
    "duplicate-language", summary: "One language appears under two different codes in a catalog",
    explanation: """
      The app only shows the strings for one of them. For example, `zh-CN` is the same as `zh-Hans`, `iw` is `he`, and \
      `de-DE` is `de`. Translation services often write such codes. Move the strings to the code used in the project.
      """)
}
