import Findings

/// The rules of the audit, in the order of the documentation. If several have a remark on a text, the first one counts.
public enum AuditRules {
  static let rules: [any AuditRule] = [
    ConcatenatedText(), UnsupportedInterpolation(), FormattedNumber(), HandMadePlural(), StringParameter(),
    VerbatimText(), UIKitLiteral(), AppKitLiteral(), NotificationLiteral(), DynamicKey(), KeyAsString(), UnknownTable(),
    BranchContext(), KeyNotInCatalog(), MissingComment(),
  ]

  public static let all = rules.map(\.description)
}
