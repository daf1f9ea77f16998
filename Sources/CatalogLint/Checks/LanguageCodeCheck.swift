import Diagnostics
import StringCatalog
import StructuredText
import TextBasics

/// Checks whether the languages of a catalog have the identifiers by which the system looks them up, each only one.
enum LanguageCodeCheck: CatalogCheck {
  static let rules = [duplicate, unknown]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    var places = Dictionary(catalog.languages.map { ($0.name, (key: $0.key, value: $0.value)) }) { first, _ in first }
    let duplicates = duplicates(of: catalog.catalog)
    for (name, duplicate) in duplicates {
      guard let place = places.removeValue(forKey: name) else { continue }
      let (own, other) = (TerminalSafeText.word(name), TerminalSafeText.word(duplicate.other))
      report.add(
        self.duplicate, at: place.value, "\(own) is the same language as \(other)",
        suggestion: "move its translations to \(TerminalSafeText.word(duplicate.kept))", subject: name)
    }
    for (name, place) in places { checkName(name, at: place.key, catalog, &report) }
    if !catalog.isTable, let place = catalog.catalog.root["sourceLanguage"] {
      checkName(catalog.catalog.sourceLanguage, at: place, catalog, &report)
    }
  }

  private static func checkName(
    _ name: String, at place: JSONNode, _ catalog: LintedCatalog, _ report: inout LintReport
  ) {
    guard let correction = LanguageName.correction(of: name), !(catalog.isTable && correction.isIdentifier) else {
      return
    }
    report.add(
      unknown, at: place, "\(TerminalSafeText.quoted(name)) \(correction.problem)", suggestion: correction.advice,
      subject: name)
  }

  /// The languages that a catalog has under another identifier as well, with this one and the one to keep.
  private static func duplicates(of catalog: Catalog) -> [String: (other: String, kept: String)] {
    let names = Set(catalog.languages).union([catalog.sourceLanguage]).sorted()
    let codes = names.compactMap { name in LanguageCode(name).map { (name: name, code: $0.withoutDefaults) } }
    var duplicates: [String: (other: String, kept: String)] = [:]
    for (code, group) in Dictionary(grouping: codes, by: \.code) where group.count > 1 {
      let names = group.map(\.name)
      let keepsSource =
        names.contains(catalog.sourceLanguage) && LanguageName.correction(of: catalog.sourceLanguage) == nil
      let kept = keepsSource ? catalog.sourceLanguage : code.text
      for name in names where name != kept {
        let other = names.contains(kept) ? kept : names.first { $0 != name } ?? kept
        duplicates[name] = (other, kept)
      }
    }
    return duplicates
  }

  static let duplicate = RuleDescription(
    "duplicate-language", summary: "One language appears under two different codes in a catalog",
    explanation: """
      The app only shows the strings for one of them. For example, `zh-CN` is the same as `zh-Hans`, `iw` is `he`, and \
      `de-DE` is `de`. Translation services often write such codes. Move the strings to the code used in the project.
      """)

  static let unknown = RuleDescription(
    "unknown-language", summary: "A language identifier is unknown to the system",
    explanation: """
      A language identifier is a code of two or three letters, optionally followed by a script and a region: `de`, \
      `pt-BR`, `zh-Hans`. With other names, such as `german`, `jp` or `de_DE`, the strings are compiled into folders \
      that the system or other tools cannot find. The rule also reports `iw` and `deu` because Xcode writes `he` and \
      `de` instead. In the folders of tables, such as `dk.lproj`, only unknown identifiers are reported. \
      There is one finding for each language.
      """)
}
