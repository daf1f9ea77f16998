import Diagnostics

/// A group of rules that examine the same parts of a catalog.
protocol CatalogCheck: Sendable {
  static var rules: [RuleDescription] { get }
  static func check(_ catalog: LintedCatalog, _ report: inout LintReport)
}
