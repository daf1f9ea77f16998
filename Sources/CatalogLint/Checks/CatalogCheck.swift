import Diagnostics

/// Several rules that examine the same things.
protocol CatalogCheck: Sendable {
  static var rules: [RuleDescription] { get }
  static func check(_ catalog: LintedCatalog, _ report: inout LintReport)
}
