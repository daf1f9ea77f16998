/// Which rules count for which files, and with which severity: the rules' defaults, changed by the settings in their
/// order.
public struct RuleSelection: Sendable {
  public let rules: [RuleDescription]
  public let settings: [RuleSetting]

  public init(_ rules: [RuleDescription], _ settings: [RuleSetting]) {
    self.rules = rules
    self.settings = settings
  }

  /// The rules that count for at least one file: only these need to run.
  public var active: [RuleDescription] {
    rules.filter { rule in
      rule.isOnByDefault || settings.contains { $0.rule == rule.identifier && $0.isOn == true }
    }
  }

  /// The findings that count, with their severities. Findings of rules that are not listed stay as they are.
  public func applied(to findings: [Finding]) -> [Finding] {
    let known = Dictionary(rules.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    return findings.compactMap { finding in
      guard let rule = known[finding.rule] else { return finding }
      var finding = finding
      var isOn = rule.isOnByDefault
      for setting in settings where setting.rule == rule.identifier && setting.applies(to: finding) {
        isOn = setting.isOn ?? isOn
        finding.severity = setting.severity ?? finding.severity
      }
      return isOn ? finding : nil
    }
  }
}
