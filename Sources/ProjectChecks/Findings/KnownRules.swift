import Diagnostics
import ProjectAnalysis
import ProjectLoading

/// The rules of all commands.
package enum KnownRules {
  /// The rules by the command that applies them.
  package static let groups: [(command: String, rules: [RuleDescription])] = [
    ("audit", AuditResult.rules + [SuppressionComments.unusedSuppression]),
    ("lint", LintResult.rules),
    ("sync", SyncGap.all.map(\.rule) + [Project.outsideRule]),
  ]

  package static let all = groups.flatMap(\.rules)

  package static let identifiers = Set(all.map(\.identifier))

  /// Returns a suggestion for an unknown rule name.
  package static func hint(for name: String) -> String { Spelling.hint(for: name, in: identifiers.sorted()) }
}
