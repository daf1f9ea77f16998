import Audit
import Findings

/// The rules of all commands.
enum KnownRules {
  static let all = AuditRules.all + [SuppressionComments.unusedSuppression]

  static let identifiers = Set(all.map(\.identifier))
}
