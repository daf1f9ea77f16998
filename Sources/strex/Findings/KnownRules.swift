import Audit
import CatalogLint
import Findings

/// The rules of all commands.
enum KnownRules {
  static let all = AuditRules.all + CatalogLinter.rules + [SuppressionComments.unusedSuppression]

  static let identifiers = Set(all.map(\.identifier))
}
