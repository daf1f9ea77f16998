import Diagnostics
import StringCatalog
import StructuredText
import TextBasics

/// Checks whether languages have the identifiers by which the system looks them up.
enum LanguageNameCheck: CatalogCheck {
  static let rules = [language]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for found in catalog.languages {
      let name = TerminalSafeText.quoted(found.name)
      if let advice = advice(on: found.name) {
        report.add(
          language, at: found.key, "\(name) is not a language identifier", suggestion: advice, subject: found.name)
      } else if !catalog.isTable, let usual = LanguageCode.usual(found.name) {
        report.add(
          language, at: found.key, "\(name) is not the usual identifier for the language",
          suggestion: "use \(TerminalSafeText.quoted(usual))", subject: found.name)
      }
    }
  }

  /// Returns the identifier to use instead, or `nil` for an identifier that the system knows.
  private static func advice(on name: String) -> String? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0.isLetter || $0.isDecimalDigit } }
    let code = parts.first?.lowercased() ?? ""
    if isTag, code.count == 3 || LanguageCode.isOfTwoLetters(code) || code == "x" { return nil }
    if isTag, code.count > 3, let known = names[code] { return "use \(TerminalSafeText.quoted(known))" }
    if let known = countries[code] {
      return "use \(TerminalSafeText.quoted(known)); \(TerminalSafeText.quoted(name)) is a country"
    }
    if name.contains("_") { return "use \(TerminalSafeText.quoted(name.replacing("_", with: "-")))" }
    return "use a code such as \"de\" or \"pt-BR\""
  }

  /// Country codes that are often mistaken for language codes and that are not a language code.
  private static let countries = [
    "cn": "zh-Hans", "cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "tw": "zh-Hant", "ua": "uk", "vn": "vi",
  ]

  private static let names = [
    "arabic": "ar", "chinese": "zh-Hans", "dutch": "nl", "english": "en", "french": "fr", "german": "de",
    "italian": "it", "japanese": "ja", "korean": "ko", "polish": "pl", "portuguese": "pt", "russian": "ru",
    "spanish": "es", "turkish": "tr", "ukrainian": "uk",
  ]

  static let language = RuleDescription(
    "unknown-language", summary: "A language identifier is unknown to the system",
    explanation: """
      A language identifier is a code of two or three letters, optionally followed by a script and a region: `de`, \
      `pt-BR`, `zh-Hans`. With other names, such as `german`, `jp` or `de_DE`, the strings are compiled into folders \
      that the system or other tools cannot find. The rule also reports `iw` and `deu` because Xcode writes `he` and \
      `de` instead. In the folders of tables, such as `dk.lproj`, only identifiers that are no language are reported. \
      There is one finding for each language.
      """)
}
