/// The name and purpose of a rule. Reports, the help and the documentation are generated from these.
public struct RuleDescription: Sendable, Hashable {
  /// A name in kebab case, such as `verbatim-text`; unique over all commands.
  public let identifier: String
  /// A description of the findings, in one sentence without a full stop.
  public let summary: String
  /// Why they are problems, the exceptions, and how to fix them: whole sentences.
  public let explanation: String
  public let severity: Severity
  /// Whether the rule is enabled by default.
  public let isOnByDefault: Bool
  /// Whether a translation by a program is refused if it has such a finding.
  public let blocksTranslations: Bool

  public init(
    _ identifier: String, summary: String, explanation: String, severity: Severity = .warning,
    isOnByDefault: Bool = true, blocksTranslations: Bool = false
  ) {
    self.identifier = identifier
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.blocksTranslations = blocksTranslations
  }
}
