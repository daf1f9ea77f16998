import Findings

/// A rule of the audit: one file each.
protocol AuditRule: Sendable {
  var description: RuleDescription { get }

  /// What the rule has to say; the findings' paths are those of the sources.
  func findings(in project: AuditedProject) -> [Finding]
}
