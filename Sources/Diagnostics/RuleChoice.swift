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
