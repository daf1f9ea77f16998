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

/// The rules that one run applies, which override the configuration.
public struct RuleChoice: Sendable, Equatable {
  /// The only rules to apply. Empty to apply the configured rules.
  public var only: Set<String>
  public var disabled: Set<String>

  public init(only: [String] = [], disabled: [String] = []) { (self.only, self.disabled) = (Set(only), Set(disabled)) }

  /// Whether the run may apply a rule.
  public func allows(_ rule: String) -> Bool { (only.isEmpty || only.contains(rule)) && !disabled.contains(rule) }

  /// The settings of the configuration after those that enable the chosen rules. A setting that disables a chosen rule
  /// only applies if it is limited to some files or keys.
  public func applied(to settings: [RuleSetting]) -> [RuleSetting] {
    only.sorted().map { RuleSetting($0, isOn: true) }
      + settings.map { setting in
        var setting = setting
        if only.contains(setting.rule), setting.isGeneral { setting.isOn = true }
        return setting
      }
  }
}

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
