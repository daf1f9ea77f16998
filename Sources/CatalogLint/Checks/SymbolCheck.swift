import Diagnostics
import StringCatalog

/// Checks whether each manual key has a symbol of its own.
enum SymbolCheck: CatalogCheck {
  static let rules = [collision, name, reserved]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    guard catalog.generatesSymbols else { return }
    for problem in CatalogSymbols(catalog.catalog).problems {
      guard let rule = rules.first(where: { $0.identifier == problem.identifier }),
        let node = catalog.catalog.name(at: problem.position)
      else { continue }
      report.add(rule, at: node, problem.sentence, key: problem.key, subject: problem.key)
    }
  }

  private static let condition = """
    Xcode 26 generates Swift symbols for manual keys in packages and in targets that set \
    STRING_CATALOG_GENERATE_SYMBOLS. It stops the build with this error. Only the catalogs in these packages and \
    targets are checked.
    """

  static let collision = RuleDescription(
    "symbol-collision", summary: "Two manual keys have the same Swift symbol",
    explanation: """
      \(condition) Symbols ignore the punctuation, case and format specifiers in their keys, so `Days` and `days` have \
      the same symbol. Change one of the keys or set "generatesSymbol" : false in its entry.
      """,
    severity: .error)

  static let name = RuleDescription(
    "symbol-name", summary: "Xcode cannot generate a Swift symbol for a manual key",
    explanation: """
      \(condition) A symbol's name consists of the letters and digits in the key, so Xcode cannot generate one for \
      keys such as `%@ → %@`. Change the key or set "generatesSymbol" : false in its entry.
      """,
    severity: .error)

  static let reserved = RuleDescription(
    "symbol-reserved", summary: "The Swift symbol for a manual key is a reserved word",
    explanation: """
      \(condition) Examples of such keys are `Type`, `Self`, `Protocol` and `init`. Change the key or set \
      "generatesSymbol" : false in its entry.
      """,
    severity: .error)
}
