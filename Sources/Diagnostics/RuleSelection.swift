/// The enabled rules and their severities by file: the rules' defaults, changed by the settings in order.
public struct RuleSelection: Sendable {
  public let rules: [RuleDescription]
  public let settings: [RuleSetting]

  public init(_ rules: [RuleDescription], _ settings: [RuleSetting]) {
    self.rules = rules
    self.settings = settings
  }

  /// The rules that are enabled for at least one file: only these need to run.
  public var active: [RuleDescription] {
    rules.filter { rule in
      rule.isOnByDefault || settings.contains { $0.rule == rule.identifier && $0.isOn == true }
    }
  }

  /// Returns the findings of enabled rules, with their severities. Findings of unlisted rules are unchanged.
  public func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    let known = Dictionary(rules.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    return findings.compactMap { finding in
      guard let rule = known[finding.identifier] else { return finding }
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
