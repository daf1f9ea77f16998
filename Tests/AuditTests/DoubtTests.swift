import Findings
import StringExtraction
import Testing

@testable import Audit

/// Which findings are less certain, and why.
@Suite struct DoubtTests {
  @Test func findingsAreAsCertainAsTheirMarksSay() async {
    let fixture = AuditFixture.doubts
    let rules = Set(AuditRules.all.map(\.identifier)).subtracting(["missing-comment"])
    let found = await fixture.findings(of: rules).map { finding in
      let doubt = Doubt.allCases.first { $0.clause == finding.doubt }.map { ":\($0)" } ?? ""
      return "\(finding.path ?? ""):\(finding.range?.start.line ?? 0) \(finding.rule)\(doubt)"
    }
    #expect(found.sorted() == fixture.expected)
  }

  @Test(arguments: Doubt.allCases)
  func everyDoubtIsMarked(_ doubt: Doubt) {
    #expect(AuditFixture.doubts.expected.contains { $0.hasSuffix(":\(doubt)") })
  }

  @Test func clausesFollowASentence() {
    #expect(Set(Doubt.allCases.map(\.clause)).count == Doubt.allCases.count)
    for doubt in Doubt.allCases {
      #expect(doubt.clause.first?.isLowercase == true && doubt.clause.last?.isLetter == true, "\(doubt.clause)")
    }
  }

  @Test(arguments: [
    ("displayNames", "name"), ("title", "title"), ("emptyStateTitle", "title"), ("_message", "message"),
    ("status", "status"), ("details", "detail"), ("name_of_plot", "plot"), ("labelFR", "label"), ("title2", "title"),
    ("URL", "l"), ("", ""),
  ])
  func namesEndInWords(_ name: String, _ word: String) {
    #expect(WayWords.last(of: name) == word)
  }

  @Test func wordsAreOfOneKind() {
    let kinds = [WayWords.texts, WayWords.names, WayWords.details]
    #expect(kinds.map(\.count).reduce(0, +) == kinds.reduce(into: Set()) { $0.formUnion($1) }.count)
    for word in kinds.joined() { #expect(WayWords.last(of: word) == word) }
  }

  @Test(arguments: [
    (["Water the beds"], true), (["Seed Bank"], false), (["Three Seed Banks"], false), (["Seed bank"], true),
    (["N/a"], false), (["Sown by ", " today"], true),
    (["SOWN BY NOBODY"], true), (["播种"], false), (["请先给花坛浇水"], true), (["%d of %d"], false), (["ON OFF"], false),
    ([""], false),
  ])
  func sentencesHaveWordsInLowerCase(_ texts: [String], _ isSentence: Bool) {
    #expect(Prose.isSentence(texts) == isSentence)
  }

  @Test(arguments: [
    (["seed"], true, true), (["SEED"], true, true), (["Seed"], true, false), (["no seed"], true, false),
    (["no seed"], false, true), (["No seed"], false, false), (["", " seeds"], false, false), (["é"], true, false),
  ])
  func valuesAreInOneCase(_ texts: [String], _ isDirect: Bool, _ isValue: Bool) {
    #expect(Prose.isWrittenAsValue(texts, isDirect: isDirect) == isValue)
  }
}
