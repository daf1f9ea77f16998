/// The name and purpose of a rule. Reports, the help and the documentation are made from these.
public struct RuleDescription: Sendable, Hashable {
  /// A name in kebab case, such as `verbatim-text`; unique over all commands.
  public let identifier: String
  /// What the rule finds, in one sentence without a full stop.
  public let summary: String
  /// Why that is a fault, what is not one, and what to write instead: whole sentences.
  public let explanation: String
  public let severity: Severity
  /// Whether the rule counts unless the configuration says otherwise.
  public let isOnByDefault: Bool

  public init(
    _ identifier: String, summary: String, explanation: String, severity: Severity = .warning,
    isOnByDefault: Bool = true
  ) {
    self.identifier = identifier
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
    self.isOnByDefault = isOnByDefault
  }
}
