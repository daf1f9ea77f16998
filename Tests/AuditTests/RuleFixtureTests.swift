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

  @Test(arguments: AuditFixture.exempt)
  func leavesWhatIsNotMarkedAlone(_ fixture: AuditFixture) async {
    let rules = Set(AuditRules.all.map(\.identifier)).subtracting(["missing-comment"])
    #expect(AuditFixture.lines(await fixture.findings(of: rules)) == fixture.expected)
  }

  @Test func findingsAboutKeysTellThem() async throws {
    for name in ["key-not-in-catalog", "missing-comment", "unknown-table"] {
      let fixture = try #require(AuditFixture.rules.first { $0.name == name })
      let found = await fixture.findings().filter { $0.rule == name }
      #expect(!found.isEmpty && found.allSatisfy { $0.key?.isEmpty == false })
    }
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
