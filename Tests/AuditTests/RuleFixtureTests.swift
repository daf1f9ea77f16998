import Findings
import Testing

@testable import Audit

@Suite struct RuleFixtureTests {
  @Test(arguments: AuditFixture.rules)
  func ruleFindsItsMarksAndNothingElse(_ fixture: AuditFixture) async {
    let isOptional = fixture.name == "missing-comment"
    let rules = Set(AuditRules.all.map(\.identifier)).subtracting(isOptional ? [] : ["missing-comment"])
    let found = await fixture.findings(of: rules)
    #expect(AuditFixture.lines(found) == fixture.expected)
    #expect(fixture.expected.contains { $0.hasSuffix(" " + fixture.name) })
  }

  @Test func everyRuleHasAFixture() {
    #expect(AuditFixture.rules.map(\.name).sorted() == AuditRules.all.map(\.identifier).sorted())
  }

  @Test func findingsTellWhatAndWhere() async throws {
    let fixture = try #require(AuditFixture.rules.first { $0.name == "string-parameter" })
    let found = await fixture.findings().sorted(by: Finding.precedes)
    let first = try #require(found.first { $0.rule == "string-parameter" })
    #expect(
      first.message == #""Buy 🌱 seeds" is shown by Text.init(_:) as it is, through Shelf.init(_:icon:)"#)
    #expect(first.content == "Buy 🌱 seeds")
    let range = try #require(first.range)
    #expect(range.start.column == 30 && range.end?.column == 44)
  }
}
