import Diagnostics
import Foundation
import Testing

/// Tests the output of every format for ordinary and hostile findings.
@Suite struct ReportTests {
  private let report = FindingReport([.hostile], root: "/root/of it", prefix: "../")

  @Test(arguments: ReportFormat.allCases)
  func controlCharactersAreEscaped(_ format: ReportFormat) {
    let text = report.text(as: format)
    #expect(!text.isEmpty)
    let isXML = [.junit, .checkstyle].contains(format)
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || (isXML || format == .text) && $0 == "\n" })
    #expect(text.unicodeScalars.allSatisfy { !(0x7F..<0xA0).contains($0.value) })
    #expect(!text.unicodeScalars.contains { (0x2028...0x202E).contains($0.value) })
  }

  @Test func textCannotStartFurtherLines() {
    let path = #"../dir,x:y/a%0A::error b\r\n\u{1B}[2J é😀.swift"#
    let message = #"“%0A::error file=x::forged\n/etc/passwd:1:1: error: forged\r\u{9B}31m\u{202E}\u{2028}{0}[x](1)\”"#
    #expect(
      report.text(as: .text)
        == #"\#(path):3:7: warning: \#(message) [some-rule]"# + "\n" + #"help: write \u{1B}]0;title\u{7} instead"#)
  }

  @Test func xcodeGetsOneLineWithAnAbsolutePath() {
    let text = report.text(as: .xcode)
    #expect(text.hasPrefix(#"/root/of it/dir,x:y/a%0A::error b\r\n\u{1B}[2J"#))
    #expect(!text.contains { $0.isNewline })
    #expect(FindingReport([.sample("m", path: "/x/y.swift")], root: "/r").text(as: .xcode).hasPrefix("/x/y.swift:1:1:"))
  }

  @Test func gitHubGetsOneCommand() {
    let text = report.text(as: .github)
    #expect(
      text.hasPrefix(
        #"::warning file=../dir%2Cx%3Ay/a%250A%3A%3Aerror b%0D%0A\u{1B}[2J é😀.swift,line=3,col=7,endLine=3,endColumn=12::"#
      ))
    #expect(text.contains(#"“%250A::error file=x::forged%0A/etc/passwd"#))
    #expect(!text.contains { $0.isNewline })
  }

  @Test(arguments: [(Severity.error, "error"), (.warning, "warning"), (.note, "notice")])
  func gitHubUsesItsOwnSeverities(_ severity: Severity, _ command: String) {
    let finding = Diagnostic(severity, "r", "m")
    #expect(GitHubCommand.text(finding) == "::\(command)::m [r]")
  }

  @Test func gitHubColumnsRequireASingleLine() {
    var finding = Diagnostic.sample("m")
    finding.range?.end = TextPosition(line: 2, column: 3)
    #expect(GitHubCommand.text(finding) == "::warning file=a.swift,line=1,col=1,endLine=2::m [some-rule]")
  }

  @Test func relatedLocationsFollowTheFinding() {
    var finding = Diagnostic.sample("m", .error)
    let place = TextPosition(line: 5, column: 3)
    finding.related = [RelatedPlace(path: "b,\n.swift", position: place, message: "Text.init(_:) shows\nit here")]
    let report = FindingReport([finding], root: "/r", prefix: "../")
    #expect(
      report.text(as: .text) == #"""
        ../a.swift:1:1: error: m [some-rule]
        ../b,\n.swift:5:3: note: Text.init(_:) shows\nit here [some-rule]
        """#)
    #expect(report.text(as: .xcode).split(separator: "\n").last?.hasPrefix(#"/r/b,\n.swift:5:3: note:"#) == true)
    #expect(
      report.text(as: .github)
        == "::error file=../a.swift,line=1,col=1::m (../b,%0A.swift:5:3: Text.init(_:) shows%0Ait here) [some-rule]")
    #expect(Fingerprint(of: finding) == Fingerprint(of: .sample("m")))
  }

  /// The texts of a list share one place, so the report names the place once.
  @Test func sharedLocationIsPrintedOnce() {
    let findings = (1...4).map { line in
      var finding = Diagnostic.sample("m", line: line)
      finding.related = [
        RelatedPlace(path: "b.swift", position: TextPosition(line: line < 4 ? 5 : 6, column: 3), message: "here")
      ]
      return finding
    }
    #expect(
      FindingReport(findings).text(as: .text) == """
        a.swift:1:1: warning: m [some-rule]
        a.swift:2:1: warning: m [some-rule]
        a.swift:3:1: warning: m [some-rule]
        b.swift:5:3: note: here [some-rule]
        a.swift:4:1: warning: m [some-rule]
        b.swift:6:3: note: here [some-rule]
        """)
    #expect(FindingReport(findings).text(as: .xcode).split(separator: "\n").count == 8)
  }

  /// Text output reports findings with one cause once; formats for programs list each finding.
  @Test(arguments: [
    ([1], ""), ([1, 5], "5:1: note: also \"5\", on line 5"),
    ([1, 5, 5], "5:1: note: also \"5\" and 1 other, on line 5"),
    ([1, 3, 4, 5], "3:1: note: also \"3\", \"4\" and \"5\", on lines 3 to 5"),
    ([1, 3, 4, 6, 9], "3:1: note: also \"3\", \"4\" and 2 others, on lines 3 to 4, 6 and 9"),
    (
      Array(stride(from: 1, to: 27, by: 2)),
      "3:1: note: also \"3\", \"5\" and 10 others, on lines \(odd(to: 23)) and 25"
    ),
    (Array(stride(from: 1, to: 29, by: 2)), "3:1: note: also \"3\", \"5\" and 11 others, on lines 3 to 27"),
  ])
  func findingsWithOneCauseArePrintedOnce(_ lines: [Int], _ note: String) {
    let findings = lines.map { line in
      var finding = Diagnostic.sample("m\(line)", line: line)
      (finding.cause, finding.content) = ("Row.init", "\(line)")
      finding.related = [RelatedPlace(path: "b.swift", position: TextPosition(line: 5, column: 3), message: "here")]
      return finding
    }
    let report = FindingReport(findings.reversed())
    let notes = note.isEmpty ? [] : ["a.swift:\(note) [some-rule]"]
    let told = ["a.swift:1:1: warning: m1 [some-rule]"] + notes + ["b.swift:5:3: note: here [some-rule]"]
    #expect(report.text(as: .text) == told.joined(separator: "\n"))
    #expect(report.groupCount == 1)
    #expect(report.text(as: .xcode).split(separator: "\n").count == 2 * lines.count)
    #expect(report.text(as: .checkstyle).split(separator: "m").count > lines.count)
  }

  /// The texts of one function can be shown at several places.
  @Test func locationsOfTheWholeGroupArePrinted() {
    let findings = [5, 6, 5, 6].enumerated().map { index, place in
      var finding = Diagnostic.sample("m", line: index + 1)
      (finding.cause, finding.content) = ("Row.init", "\(index)")
      finding.related = [RelatedPlace(path: "b.swift", position: TextPosition(line: place, column: 3), message: "here")]
      return finding
    }
    #expect(
      FindingReport(findings).text(as: .text) == """
        a.swift:1:1: warning: m [some-rule]
        a.swift:2:1: note: also "1", "2" and "3", on lines 2 to 4 [some-rule]
        b.swift:5:3: note: here [some-rule]
        b.swift:6:3: note: here [some-rule]
        """)
  }

  /// The other texts are quoted like messages: without interpolations, and shortened if they are long.
  @Test(arguments: [
    ("Hello \\() there, \\()", "Hello … there, …"),
    (String(repeating: "a", count: 60), String(repeating: "a", count: 60)),
    (String(repeating: "a", count: 61), String(repeating: "a", count: 57) + "…"), ("\\(", "\\\\("), ("", ""),
  ])
  func otherTextsAreQuotedLikeMessages(_ content: String, _ quoted: String) {
    let findings = ["First", content].enumerated().map { index, content in
      var finding = Diagnostic.sample("m", line: index + 1)
      (finding.cause, finding.content) = ("Row.init", content)
      return finding
    }
    #expect(FindingReport(findings).text(as: .text).contains(": note: also \"\(quoted)\", on line 2 [some-rule]"))
  }

  private static func odd(to last: Int) -> String {
    stride(from: 3, through: last, by: 2).map(String.init).joined(separator: ", ")
  }

  /// Another rule, severity, file, cause or confidence starts another group, and a finding without a cause is not
  /// grouped.
  @Test func groupsHaveOneCause() {
    let changes: [(inout Diagnostic) -> Void] = [
      { $0.identifier = "other" }, { $0.severity = .error }, { $0.file = "b.swift" }, { $0.cause = "Sign.init" },
      { $0.doubt = "it may be a name" }, { $0.cause = nil }, { $0.cause = nil },
    ]
    let findings = ([{ _ in }] + changes).map { change in
      var finding = Diagnostic.sample("m")
      finding.cause = "Row.init"
      change(&finding)
      return finding
    }
    let report = FindingReport(findings)
    #expect(report.groupCount == findings.count)
    // Programs receive the same groups as people.
    #expect(!report.text(as: .json).contains("\"group\""))
    let twice = FindingReport(findings + findings).text(as: .json)
    #expect(twice.components(separatedBy: "\"group\"").count - 1 == 2 * (findings.count - 2))
  }

  @Test func findingsAreSortedByPlace() {
    let report = FindingReport([
      .sample("d", path: "b"), .sample("c", line: 10), .sample("b", line: 9), .sample("a", path: nil),
    ])
    #expect(report.findings.map(\.message) == ["a", "b", "c", "d"])
  }

  @Test(arguments: [ReportFormat.text, .xcode, .github])
  func reportWithoutFindingsIsEmpty(_ format: ReportFormat) {
    #expect(FindingReport([]).text(as: format).isEmpty)
  }

  @Test func onlyTextOutputHasColors() {
    let report = FindingReport([.sample("m", .error)], isColored: true)
    #expect(report.text(as: .text) == "\u{1B}[1ma.swift:1:1: \u{1B}[0m\u{1B}[1;31merror:\u{1B}[0m m [some-rule]")
    #expect(report.text(as: .xcode) == "/a.swift:1:1: error: m [some-rule]".dropFirst())
  }

  @Test func severitiesAreOrdered() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
  }

  @Test(arguments: [
    (nil, nil, "m"), ("s", nil, "m; s"), (nil, "d", "m (less certain: d)"), ("s", "d", "m; s (less certain: d)"),
  ])
  func lowConfidenceReasonsFollowTheMessage(_ suggestion: String?, _ doubt: String?, _ sentence: String) {
    var finding = Diagnostic(.warning, "r", "m", help: suggestion)
    finding.doubt = doubt
    #expect(finding.sentence == sentence)
    #expect(finding.confidence == (doubt == nil ? .high : .low))
    #expect(Fingerprint(of: finding) == Fingerprint(of: Diagnostic(.warning, "r", "m")))
  }
}
