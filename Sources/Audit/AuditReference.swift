import Findings

/// The rules of the audit as a page of the documentation.
public enum AuditReference {
  public static var page: String {
    RulePage.text(AuditRules.all + [SuppressionComments.unusedSuppression], command: "strex audit")
  }
}
