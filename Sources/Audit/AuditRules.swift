import Findings

/// The rules of the audit, in the order of the documentation.
public enum AuditRules {
  static let rules: [any AuditRule] = [UnknownTable(), KeyNotInCatalog(), MissingComment()]

  public static let all = rules.map(\.description)
}
