import Diagnostics
import SwiftLexing
import Testing

@testable import Audit

/// Places about which several rules have findings.
@Suite struct OverlappingFindingsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let code: String
    /// The rules in the order of their places.
    let all: [String]
    let kept: [String]

    var testDescription: String { code }
  }

  static let rows = [
    Row(
      code:
        #"func f(_ s: String) -> String { String(format: NSLocalizedString("Unlisted %@ of %d", comment: ""), s) }"#,
      all: ["format-arguments", "key-not-in-catalog"], kept: ["format-arguments"]),
    Row(
      code:
        #"func f(_ s: String) -> String { String(format: NSLocalizedString("Unlisted", value: "%@ of %d", comment: ""), s) }"#,
      all: ["format-arguments", "key-not-in-catalog"], kept: ["format-arguments"]),
    Row(
      code:
        #"func f(_ s: String) -> String { String(format: NSLocalizedString("%@ of %d", tableName: "Weather", comment: ""), s) }"#,
      all: ["format-arguments", "unknown-table"], kept: ["format-arguments"]),
    Row(
      code: #"func f(_ s: String) -> Text { Text(String(format: "%@ of %d beds", s)) }"#,
      all: ["format-arguments", "verbatim-text"], kept: ["format-arguments"]),
    Row(
      code: #"func f(_ n: Int) -> Text { Text("Unlisted $\(n)") }"#,
      all: ["formatted-number", "key-not-in-catalog"], kept: ["formatted-number"]),
    Row(
      code: #"func f(_ o: Bool) -> Text { Text(o ? "Unlisted wet" : "Unlisted dry", comment: "Soil") }"#,
      all: ["branch-context", "key-not-in-catalog", "key-not-in-catalog"], kept: ["branch-context"]),
    Row(
      code: #"func f(_ s: String) -> Text { Text("Unlisted name: ") + Text(s) }"#,
      all: ["concatenated-text", "key-not-in-catalog"], kept: ["concatenated-text"]),
    Row(
      code: #"func f(_ l: UILabel, _ n: Int) { l.text = "You have \(n) bed\(n == 1 ? "" : "s") here" }"#,
      all: ["uikit-literal", "hand-made-plural"], kept: ["hand-made-plural"]),
    // A missing key in an argument is another place.
    Row(
      code:
        #"func f(_ s: String) -> String { String(format: "%@ of %d", NSLocalizedString("Unlisted soil", comment: "")) }"#,
      all: ["format-arguments", "key-not-in-catalog"], kept: ["format-arguments", "key-not-in-catalog"]),
    Row(
      code: #"func f() -> [Text] { [Text("Unlisted soil"), Text("Unlisted sand")] }"#,
      all: ["key-not-in-catalog", "key-not-in-catalog"], kept: ["key-not-in-catalog", "key-not-in-catalog"]),
  ]

  @Test(arguments: rows) func firstRemedyCounts(row: Row) async {
    let source = SourceText(path: "A.swift", text: "import SwiftUI\nimport UIKit\n" + row.code)
    let fixture = AuditFixture(name: "A", sources: [source])
    let rules = Set(AuditRules.all.map(\.identifier)).subtracting(["missing-comment"])
    let found = await fixture.findings(of: rules).sorted(by: Diagnostic.precedes)
    #expect(found.map(\.identifier) == row.all)
    #expect(AuditRules.onePerPlace(found).map(\.identifier) == row.kept)
  }

  @Test func uncertainFindingReplacesNoCertainOne() {
    let range = TextRange(TextPosition(line: 1, column: 1), end: TextPosition(line: 1, column: 9))
    func finding(_ rule: String, doubt: String? = nil) -> Diagnostic {
      var finding = Diagnostic(.warning, rule, rule, file: "A.swift", range: range)
      finding.doubt = doubt
      return finding
    }
    let (plural, text) = (finding("hand-made-plural", doubt: "it may be a name"), finding("verbatim-text"))
    #expect(AuditRules.onePerPlace([plural, text]) == [text])
    #expect(AuditRules.onePerPlace([text, plural]) == [text])
    #expect(AuditRules.onePerPlace([finding("hand-made-plural"), text]).map(\.identifier) == ["hand-made-plural"])
    let other = finding("untranslated")
    #expect(AuditRules.onePerPlace([text, other]) == [text, other])
  }
}
