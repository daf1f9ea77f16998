import Audit
import CatalogLint
import CatalogRouting
import Findings
import PushPayloads

/// The rules of all commands.
enum KnownRules {
  static let all =
    AuditRules.all + PushRules.all + CatalogLinter.rules + [SuppressionComments.unusedSuppression, CatalogAbsence.rule]

  static let identifiers = Set(all.map(\.identifier))

  /// A suggestion for a name that no rule has.
  static func hint(for name: String) -> String { Spelling.hint(for: name, in: identifiers.sorted()) }
}
