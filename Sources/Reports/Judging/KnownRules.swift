import Audit
import CatalogLint
import Diagnostics
import ProjectSync
import Workspace

/// The rules of all commands.
package enum KnownRules {
  package static let all =
    AuditRun.rules + LintRun.rules + SyncGap.all.map(\.rule)
    + [SuppressionComments.unusedSuppression, Project.outsideRule]

  package static let identifiers = Set(all.map(\.identifier))

  /// Returns a suggestion for an unknown rule name.
  package static func hint(for name: String) -> String { Spelling.hint(for: name, in: identifiers.sorted()) }
}
