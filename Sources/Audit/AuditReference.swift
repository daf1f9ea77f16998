import Diagnostics

/// The page of the documentation about the rules of the audit.
public enum AuditReference {
  public static var page: String {
    RulePage.text(AuditRules.all + [SuppressionComments.unusedSuppression], command: "strex audit")
  }
}
