import Diagnostics

/// A group of rules that examine the same parts of a catalog.
protocol CatalogCheck: Sendable {
  static var rules: [RuleDescription] { get }
  static func check(_ catalog: LintedCatalog, _ report: inout LintReport)
}

extension CatalogCheck {
  /// Returns a rule whose findings are notes and that is off by default.
  static func optionalRule(
    _ name: String, _ summary: String, _ explanation: String, blocksTranslations: Bool = false
  ) -> RuleDescription {
    RuleDescription(
      name, summary: summary, explanation: explanation, severity: .note, isOnByDefault: false,
      blocksTranslations: blocksTranslations)
  }
}
