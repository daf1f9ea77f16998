import Diagnostics
import Testing

@Suite struct RuleSelectionTests {
  private static let rules = [
    RuleDescription("on", summary: "s", explanation: "e"),
    RuleDescription("off", summary: "s", explanation: "e", isOnByDefault: false),
  ]

  private let findings: [Diagnostic] = [
    .sample("m", rule: "on", path: "App/a.swift"), .sample("m", rule: "off", path: "App/a.swift"),
    .sample("m", rule: "on", path: "Application.swift"), .sample("m", rule: "free", path: nil),
  ]

  @Test(arguments: [
    ([], "on:App/a.swift:warning on:Application.swift:warning free::warning"),
    ([RuleSetting("on", isOn: false)], "free::warning"),
    (
      [RuleSetting("on", severity: .error, paths: ["App"])],
      "on:App/a.swift:error on:Application.swift:warning free::warning"
    ),
    ([RuleSetting("on", isOn: false, paths: ["App/"])], "on:Application.swift:warning free::warning"),
    ([RuleSetting("on", isOn: false, excluded: ["App/a.swift"])], "on:App/a.swift:warning free::warning"),
    (
      [RuleSetting("off", isOn: true, severity: .note), RuleSetting("on", isOn: false, paths: ["."])],
      "off:App/a.swift:note free::warning"
    ),
    (
      [RuleSetting("on", isOn: false), RuleSetting("on", isOn: true, paths: ["App"])],
      "on:App/a.swift:warning free::warning"
    ),
  ])
  func laterSettingsOverrideEarlierOnes(_ settings: [RuleSetting], _ expected: String) {
    let kept = RuleSelection(Self.rules, settings).applied(to: findings)
    let lines = kept.map { "\($0.identifier):\($0.file ?? ""):\($0.severity.rawValue)" }
    #expect(lines.joined(separator: " ") == expected)
  }

  @Test func rulesEnabledAnywhereRun() {
    #expect(RuleSelection(Self.rules, []).active.map(\.identifier) == ["on"])
    let settings = [RuleSetting("off", isOn: true, paths: ["App"]), RuleSetting("on", isOn: false)]
    #expect(RuleSelection(Self.rules, settings).active.map(\.identifier) == ["on", "off"])
  }
}
