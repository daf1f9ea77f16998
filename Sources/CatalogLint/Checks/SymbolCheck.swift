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
    Xcode 26 generates Swift symbols for the manual keys of packages, and of targets that set \
    STRING_CATALOG_GENERATE_SYMBOLS. It stops the build with this error. The rule only checks the catalogs of these \
    packages and targets.
    """

  static let collision = RuleDescription(
    "symbol-collision", summary: "Two manual keys with the same Swift symbol",
    explanation: """
      \(condition) Symbols ignore the punctuation, case and format specifiers of their keys, so `Days` and `days` have \
      the same symbol. Change one of the keys, or set "generatesSymbol" : false in its entry.
      """,
    severity: .error)

  static let name = RuleDescription(
    "symbol-name", summary: "A manual key for which Xcode cannot generate a Swift symbol",
    explanation: """
      \(condition) The name of a symbol has to begin with a letter, so keys such as `%@ → %@` and `7 days` have no \
      symbol. Change the key, or set "generatesSymbol" : false in its entry.
      """,
    severity: .error)

  static let reserved = RuleDescription(
    "symbol-reserved", summary: "A manual key whose Swift symbol is a reserved word",
    explanation: """
      \(condition) Examples of such keys are `Type`, `Self`, `Protocol` and `init`. Change the key, or set \
      "generatesSymbol" : false in its entry.
      """,
    severity: .error)
}
