import Audit
import CatalogLint
import Findings

/// The rules of all commands.
enum KnownRules {
  static let all = AuditRules.all + CatalogLinter.rules + [SuppressionComments.unusedSuppression, CatalogAbsence.rule]

  static let identifiers = Set(all.map(\.identifier))
}
