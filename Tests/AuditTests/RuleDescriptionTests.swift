import Audit
import Testing

@Suite struct RuleDescriptionTests {
  @Test(arguments: AuditRules.all.map(\.identifier))
  func rulesAreDescribed(_ identifier: String) throws {
    let rules = AuditRules.all.filter { $0.identifier == identifier }
    let rule = try #require(rules.first)
    #expect(rules.count == 1)
    #expect(identifier.allSatisfy { $0.isLowercase || $0 == "-" })
    #expect(!rule.summary.hasSuffix(".") && rule.explanation.hasSuffix("."))
    #expect(rule.explanation.count > rule.summary.count)
  }
}
