import Findings

/// The rules of the audit as a page of the documentation.
public enum AuditReference {
  public static var page: String {
    let rules = AuditRules.all + [SuppressionComments.unusedSuppression]
    let rows = rules.map { rule in
      "| `\(rule.identifier)` | \(rule.severity.rawValue)\(rule.isOnByDefault ? "" : ", off") | \(rule.summary) |\n"
    }
    let sections = rules.map { "## \($0.identifier)\n\n\($0.summary). \($0.explanation)\n" }
    return """
      # Rules of strex audit

      Made from the rules themselves; `UPDATE_FIXTURES=1 swift test --filter ReferenceTests` writes it anew.

      | rule | severity | what it finds |
      | --- | --- | --- |
      \(rows.joined())
      \(sections.joined(separator: "\n"))
      """
  }
}
