import Diagnostics
import Foundation
import StructuredText
import Testing

/// Parses the formats for servers and checks them against their schemas.
@Suite struct ServerReportTests {
  private typealias Object = [String: Any]

  private static let findings: [Diagnostic] = [
    .hostile, .sample("m & <n>", .note, line: 4), .sample("m & <n>", .note, line: 9),
    Diagnostic(.error, "whole", "x"),
  ]

  private func root(_ findings: [Diagnostic], _ format: ReportFormat) throws -> TreeElement {
    try ElementTree.root(of: ContiguousArray(FindingReport(findings).text(as: format).utf8))
  }

  /// https://docs.gitlab.com/ci/testing/code_quality/ requires all five members and unique fingerprints.
  @Test func gitLabReportHasTheRequiredMembers() throws {
    let text = FindingReport(Self.findings).text(as: .gitlab)
    let issues = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Object])
    #expect(issues.map { $0["check_name"] as? String } == ["whole", "some-rule", "some-rule", "some-rule"])
    #expect(issues.map { $0["severity"] as? String } == ["major", "info", "info", "minor"])
    #expect(issues.allSatisfy { ($0["description"] as? String)?.isEmpty == false })
    let places = issues.map { $0["location"] as? Object }
    #expect(places.map { $0?["path"] as? String } == [".", "a.swift", "a.swift", Diagnostic.hostile.file])
    #expect(places.map { ($0?["lines"] as? Object)?["begin"] as? Int } == [1, 4, 9, 3])
    let prints = issues.compactMap { $0["fingerprint"] as? String }
    #expect(prints.count == 4 && Set(prints).count == 4)
  }

  @Test func gitLabFingerprintSurvivesMovedLines() throws {
    let prints = [2, 30].map { line in
      FindingReport([.sample("m", line: line)]).text(as: .gitlab).firstMatch(of: #/"fingerprint":"(\w+)"/#)?.1
    }
    #expect(prints[0] != nil && prints[0] == prints[1])
  }

  /// Checks against junit-10.xsd of Jenkins's xUnit plugin, which is stricter than other readers.
  @Test func junitReportMatchesTheSchema() throws {
    let attributes: [String: (allowed: Set<String>, needed: Set<String>)] = [
      "testsuites": (["name", "time", "tests", "failures", "errors"], []),
      "testsuite": (
        ["name", "tests", "failures", "errors", "skipped", "file"], ["name", "tests", "failures", "errors"]
      ),
      "testcase": (["name", "time", "classname", "group"], ["name"]), "failure": (["type", "message"], []),
      "system-out": ([], []),
    ]
    var open = [try root(Self.findings, .junit)]
    while let element = open.popLast() {
      let (allowed, needed) = try #require(attributes[element.name])
      let names = Set(element.attributes.keys)
      #expect(names.isSubset(of: allowed) && names.isSuperset(of: needed), "\(element.name): \(names)")
      open += element.children
    }
  }

  @Test func junitCountsItsCases() throws {
    let root = try root(Self.findings, .junit)
    #expect(root.name == "testsuites" && root.attributes["tests"] == "4" && root.attributes["failures"] == "2")
    #expect(root.children.map { $0.attributes["tests"] } == ["1", "2", "1"])
    for suite in root.children {
      #expect(suite.attributes["tests"] == "\(suite.children.count)")
      let failures = suite.children.count { $0.child("failure") != nil }
      #expect(suite.attributes["failures"] == "\(failures)")
    }
    #expect(root.children[1].children.map { $0.attributes["name"] } == ["m & <n> (4:1)", "m & <n> (9:1)"])
    #expect(root.children[1].children[0].child("system-out")?.text == "a.swift:4:1: note: m & <n> [some-rule]")
  }

  /// Readers treat a report without a test case as a failed run.
  @Test func junitReportWithoutFindingsPasses() throws {
    let suite = try #require(try root([], .junit).children.first)
    #expect(suite.attributes["failures"] == "0" && suite.children.map(\.name) == ["testcase"])
    #expect(suite.children[0].children.isEmpty)
  }

  @Test func checkstyleReportGroupsErrorsByFile() throws {
    let root = try root(Self.findings, .checkstyle)
    #expect(root.name == "checkstyle" && root.attributes["version"] != nil)
    #expect(root.children.map(\.name) == ["file", "file", "file"])
    #expect(root.children.map { $0.attributes["name"] }[1] == "a.swift")
    let errors = root.children.flatMap(\.children)
    #expect(errors.map { $0.attributes["severity"] } == ["error", "info", "info", "warning"])
    #expect(errors.map { $0.attributes["line"] } == ["1", "4", "9", "3"])
    #expect(errors.map { $0.attributes["column"] } == [nil, "1", "1", "7"])
    #expect(errors[1].attributes["source"] == "strex.some-rule" && errors[1].attributes["message"] == "m & <n>")
    #expect(try self.root([], .checkstyle).children.isEmpty)
  }

  @Test(arguments: ["\u{FFFE}", "\u{FFFF}", "\u{0}", "\u{1F}", "]]>", "<!--", "&amp;", "\"'", "a\u{B}b"])
  func xmlReportsAreWellFormed(_ text: String) throws {
    let finding = Diagnostic.sample(text, rule: text, path: text)
    for format in [ReportFormat.junit, .checkstyle] { _ = try root([finding], format) }
  }
}
