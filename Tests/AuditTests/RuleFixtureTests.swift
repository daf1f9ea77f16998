import Diagnostics
import StringExtraction
import Testing

@testable import Audit

@Suite struct RuleFixtureTests {
  @Test(arguments: AuditFixture.rules)
  func ruleFindsExactlyTheMarkedCode(_ fixture: AuditFixture) async {
    let isOptional = fixture.name == "missing-comment"
    let rules = Set(AuditRules.all.map(\.identifier)).subtracting(isOptional ? [] : ["missing-comment"])
    let found = await fixture.findings(of: rules)
    #expect(AuditFixture.lines(found) == fixture.expected)
    #expect(fixture.expected.contains { $0.hasSuffix(" " + fixture.name) })
  }

  @Test(arguments: AuditFixture.exempt)
  func unmarkedCodeHasNoFindings(_ fixture: AuditFixture) async {
    let rules = Set(AuditRules.all.map(\.identifier)).subtracting(["missing-comment"])
    #expect(AuditFixture.lines(await fixture.findings(of: rules)) == fixture.expected)
  }

  /// The key of an interpolated literal depends on the version of Xcode, but the finding does not.
  @Test func olderVersionsOfXcodeFindTheSameInterpolations() async throws {
    let fixture = try #require(AuditFixture.rules.first { $0.name == "unsupported-interpolation" })
    var options = ExtractionOptions()
    options.xcode = .xcode16
    let rules = Set(AuditRules.all.map(\.identifier)).subtracting(["missing-comment"])
    let (older, newer) = (await fixture.findings(of: rules, options), await fixture.findings(of: rules))
    #expect(AuditFixture.lines(older) == AuditFixture.lines(newer))
    let found = older.first { $0.identifier == fixture.name }?.message
    #expect(found == #""It is on: …" is not a key because it interpolates a type that keys do not support"#)
    let message = newer.first { $0.identifier == fixture.name }?.message
    #expect(message == #"an interpolation of "It is on: …" is shown as an untranslated debug description"#)
  }

  @Test func findingsAboutKeysContainTheKey() async throws {
    for name in ["key-not-in-catalog", "missing-comment", "unknown-table", "main-bundle-lookup"] {
      let fixture = try #require(AuditFixture.rules.first { $0.name == name })
      let found = await fixture.findings().filter { $0.identifier == name }
      #expect(!found.isEmpty && found.allSatisfy { $0.key?.isEmpty == false })
    }
  }

  @Test func everyRuleHasAFixture() {
    #expect(AuditFixture.rules.map(\.name).sorted() == AuditRules.all.map(\.identifier).sorted())
  }

  /// A literal that is an argument of the display itself needs no related location.
  @Test func literalsInDisplaysHaveNoRelatedLocation() async throws {
    let fixture = try #require(AuditFixture.rules.first { $0.name == "uikit-literal" })
    let found = await fixture.findings().filter { $0.identifier == fixture.name }
    #expect(!found.isEmpty)
    for finding in found {
      #expect(finding.related.allSatisfy { $0.position.line != finding.range?.start.line })
    }
    #expect(found.contains { $0.related.isEmpty })
  }

  /// The code that shows a text inside an interpolation has no name that users know.
  @Test func interpolationsAreDescribedAsPartOfAKey() async throws {
    let fixture = try #require(AuditFixture.rules.first { $0.name == "string-parameter" })
    let found = try #require(await fixture.findings().first { $0.content == "Early potato" })
    #expect(found.message == #""Early potato" is inserted untranslated into a localized string, through Tag.init"#)
    #expect(found.related.map(\.message) == ["inserted into a localized string here"])
    for fixture in AuditFixture.rules {
      for finding in await fixture.findings() {
        let texts = [finding.message] + finding.related.map(\.message)
        #expect(!texts.contains { $0.contains("LocalizationValue.interpolation") }, "\(texts)")
      }
    }
  }

  @Test func findingsHaveMessageAndLocation() async throws {
    let fixture = try #require(AuditFixture.rules.first { $0.name == "string-parameter" })
    let found = await fixture.findings().sorted(by: Diagnostic.precedes)
    let first = try #require(found.first { $0.identifier == "string-parameter" })
    #expect(
      first.message == #""Buy 🌱 seeds" is shown untranslated by Text.init(_:), through Shelf.init(_:icon:)"#)
    #expect(first.content == "Buy 🌱 seeds")
    let range = try #require(first.range)
    #expect(range.start.column == 30 && range.end?.column == 44)
    let related = try #require(first.related.first)
    #expect(related.path == "string-parameter.swift" && related.message == "shown by Text.init(_:) here")
    // The position of `Text(words)` in `Inner`.
    #expect(related.position.line == 21 && related.position.column == 51)
    #expect(first.related.count == 1)
  }
}
