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
    Xcode 26 generates Swift symbols for manual keys, where STRING_CATALOG_GENERATE_SYMBOLS is on and always for packages, \
    and the build ends with this error. Catalogs of other targets are not looked at.
    """

  static let collision = RuleDescription(
    "symbol-collision", summary: "Two manual keys give the same Swift symbol",
    explanation: """
      \(condition) Punctuation, case and format specifiers are not part of the symbol, so ‘Days’ and ‘days’ have the same. \
      Change one key, or set "generatesSymbol" : false in its entry.
      """,
    severity: .error)

  static let name = RuleDescription(
    "symbol-name", summary: "A manual key gives no Swift symbol",
    explanation: """
      \(condition) A name needs a letter at its beginning, and ‘%@ → %@’ and ‘7 days’ have none. Change the key, or set \
      "generatesSymbol" : false in its entry.
      """,
    severity: .error)

  static let reserved = RuleDescription(
    "symbol-reserved", summary: "A manual key gives a Swift symbol that means something else",
    explanation: """
      \(condition) ‘Type’, ‘Self’, ‘Protocol’ and ‘init’ are such keys. Change the key, or set "generatesSymbol" : false in \
      its entry.
      """,
    severity: .error)
}
