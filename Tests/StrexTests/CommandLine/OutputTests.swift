import Diagnostics
import Foundation
import StringExtraction
import SwiftLexing
import Testing

@testable import Reporting
@testable import strex

@Suite struct OutputTests {
  private func string(
    _ key: String, _ file: String = "a.swift", _ line: Int = 1, table: String = "Localizable", comment: String? = nil,
    value: String? = nil, evidence: Evidence? = nil, debug: Bool = false
  ) -> ExtractedString {
    let place = SourceLocation(line: line, column: 5)
    let interpolations = evidence.map {
      [InterpolationEvidence(specifier: "%@", evidence: $0, expression: "x.y", location: place)]
    }
    return ExtractedString(
      key: key, table: table, comment: comment, defaultValue: value,
      site: LiteralSite(file: file, location: place, api: "Text.init(_:)"), interpolations: interpolations ?? [],
      isDebugOnly: debug, traits: .ofType)
  }

  @Test func stringsAreGroupedByTableAndKey() {
    let grouped = ReportedString.grouping([
      string("b", "z.swift", 9, comment: "Zebra", value: "later"), string("b", "a.swift", 3, comment: "ant"),
      string("b", "a.swift", 2, comment: "Zebra", value: "first", evidence: .assumed), string("a", table: "Other"),
      string("é"), string("z"), string("b", comment: ""), string("debug", debug: true),
    ])
    #expect(grouped.map(\.key) == ["b", "z", "é", "a"])
    #expect(grouped[0].comment == "Zebra\nant")
    #expect(grouped[0].defaultValue == "first")
    #expect(grouped[0].evidence == .assumed)
    #expect(grouped[0].sites.map(\.site.file) == ["a.swift", "a.swift", "a.swift", "z.swift"])
    #expect(grouped[0].sites.map(\.site.location.line) == [1, 2, 3, 9])
    #expect(grouped[1].comment == nil && grouped[1].evidence == .declared)
  }

  @Test func jsonHasItsDocumentedShape() {
    let diagnostic = Diagnostic(
      .warning, "some-id", "Sentence", file: "f.swift", location: SourceLocation(line: 2, column: 3))
    let strings = ReportedString.grouping([string("k %@", comment: "c", value: "v", evidence: .inferred)])
    #expect(
      ExtractionJSON.text(strings, [], [], [], [diagnostic, Diagnostic(.error, "e", "m")])
        == #"{"version":1,"strings":[{"key":"k %@","table":"Localizable","comment":"c","defaultValue":"v","#
        + #""evidence":"inferred","sites":[{"file":"a.swift","line":1,"column":5,"api":"Text.init(_:)","comment":"c"}]}],"#
        + #""appShortcuts":[],"interfaceTexts":[],"propertyListTexts":[],"diagnostics":[{"severity":"warning","id":"some-id","message":"Sentence","file":"f.swift","line":2,"column":3},"#
        + #"{"severity":"error","id":"e","message":"m"}]}"#)
  }

  @Test(arguments: [
    "plain", "\"quoted\" \\ /", "\u{0}\u{1}\u{1F}\u{7F}\u{9B}", "line\nline\r\n\ttab", "emoji 👩‍👩‍👧 ü",
    "\u{2028}\u{202E}\u{FEFF}",
  ])
  func jsonIsParsedUnchanged(_ text: String) throws {
    let written = ExtractionJSON.text(ReportedString.grouping([string(text, text)]), [], [], [], [])
    #expect(written.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    let read = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any]
    let entry = try #require((read?["strings"] as? [[String: Any]])?.first)
    let key = try #require(entry["key"] as? String)
    #expect(key.utf8.elementsEqual(text.utf8))
  }

  @Test func textOutputIsReadable() {
    let strings = [
      string("say \"hi\"\n\u{1B}[31m", "b.swift", 7, table: "T", comment: "note\nnote", value: "v"),
      string("a %@", "a.swift", 3, evidence: .assumed), string("x", debug: true),
    ]
    #expect(
      ExtractionLines(isColored: false, hasHeadings: false).text(strings) == """
        a.swift:3:5: "a %@" (type of x.y assumed)
        b.swift:7:5: "say \\"hi\\"\\n\\u{1B}[31m" [T] = "v" // note\\nnote

        """)
    let headed = ExtractionLines(isColored: false, hasHeadings: true).text(strings)
    #expect(headed.hasPrefix("a.swift\n3:5: \"a %@\""))
    #expect(headed.contains("\n\nb.swift\n7:5: "))
  }

  @Test func statisticsCountEvidence() throws {
    let strings = [string("a", evidence: .declared), string("a", evidence: .assumed), string("b", evidence: .inferred)]
    let site = LiteralSite(file: "f", location: SourceLocation(line: 1, column: 1), api: "f(_:)")
    let statistics = ExtractionStatistics(
      files: 4, Extraction(strings: strings, untyped: [UntypedLiteral(text: "u", site: site)]))
    #expect(statistics.literals == 3 && statistics.keys == 2 && statistics.untyped == 1)
    #expect(statistics.text.contains("assumed   1 (33.3%)"))
    #expect(
      statistics.json == #"{"version":1,"files":4,"literals":3,"keys":2,"untyped":1,"#
        + #""specifiers":{"declared":1,"inferred":1,"assumed":1}}"#)
  }

  private let hostile = Diagnostic(
    .warning, "id", "key \"a\n::error::forged %0A\u{1B}[2J\"", file: "dir,x:y\r\nb.swift",
    location: SourceLocation(line: 1, column: 2))

  @Test func diagnosticsHaveOneLineEach() {
    #expect(
      DiagnosticText.line(hostile)
        == "dir,x:y\\r\\nb.swift:1:2: warning: key \"a\\n::error::forged %0A\\u{1B}[2J\" [id]")
    #expect(DiagnosticText.line(Diagnostic(.error, "e", "m", file: "f")) == "f: error: m [e]")
    #expect(DiagnosticText.line(Diagnostic(.note, "n", "m")) == "note: m [n]")
  }

  @Test func gitHubCommandsCannotBeForged() {
    #expect(
      GitHubCommand.text(hostile)
        == "::warning file=dir%2Cx%3Ay%0D%0Ab.swift,line=1,col=2::key \"a%0A::error::forged %250A\\u{1B}[2J\" [id]")
    #expect(GitHubCommand.text(Diagnostic(.note, "n", "m")) == "::notice::m [n]")
  }

  @Test func colorsFollowTheOption() {
    let colored = DiagnosticText.lines(Diagnostic(.error, "e", "m", file: "f"), isColored: true)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(Style.path.applied(to: "x", if: false) == "x")
    #expect(Style.plain.applied(to: "x", if: true) == "x")
  }

  @Test func explanationsAreNumberedStepsAndAVerdict() {
    let found = string("a %@\u{7}", evidence: .assumed)
    let steps = [Explanation.Step("first", declaration: "b.swift:3"), Explanation.Step("second\u{1B}[2J")]
    let text = ExplanationText(isColored: false)
    let explanation = Explanation(site: found.site, literal: "\"a \\(x.y)\"", extracted: found, steps: steps)
    #expect(
      text.block(ExplainedLiteral(explanation, catalog: nil)) == """
        a.swift:1:5: "a \\(x.y)"
          1. first (b.swift:3)
          2. second\\u{1B}[2J
          Extracted as "a %@\\u{7}" in table Localizable, with an assumed format specifier.
          `strex sync` only adds it with --accept-assumed, or if the catalog already has a key in the same form.
        """)
    let refused = Explanation(site: found.site, literal: "\"b\"", extracted: nil, steps: [])
    #expect(text.block(ExplainedLiteral(refused, catalog: nil)) == "a.swift:1:5: \"b\"\n  Not extracted.")
  }
}
