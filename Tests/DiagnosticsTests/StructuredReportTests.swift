import Diagnostics
import Foundation
import TestSupport
import Testing

/// Parses the JSON and SARIF output.
@Suite struct StructuredReportTests {
  private typealias Object = [String: Any]

  private let rules = [
    RuleDescription("other-rule", summary: "Other", explanation: "None."),
    RuleDescription(
      "some-rule", summary: "Some {0}", explanation: "Why [x](1).", severity: .error, isOnByDefault: false),
  ]

  private func object(_ text: String) throws -> Object {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  private func run(_ findings: [Diagnostic]) throws -> Object {
    let log = try object(FindingReport(findings, rules: rules, version: "1.2").text(as: .sarif))
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("/sarif-schema-2.1.0.json") == true)
    return try #require((log["runs"] as? [Object])?.first)
  }

  @Test func jsonHasItsDocumentedShape() throws {
    var finding = Diagnostic(
      .note, "r", "m", file: "a b.swift",
      range: TextRange(TextPosition(line: 2, column: 3), end: TextPosition(line: 4, column: 5)), help: "s", key: "k",
      content: "c")
    finding.doubt = "d"
    let fingerprint = Fingerprint(of: finding).description
    #expect(
      FindingReport([finding, Diagnostic(.error, "e", "x")]).text(as: .json)
        == #"{"version":1,"findings":[{"rule":"e","severity":"error","confidence":"high","message":"x","fingerprint":"#
        + "\"\(Fingerprint(of: Diagnostic(.warning, "e", "x")))\"},"
        + #"{"rule":"r","severity":"note","confidence":"low","doubt":"d","file":"a b.swift","#
        + #""line":2,"column":3,"endLine":4,"endColumn":5,"#
        + "\"message\":\"m\",\"suggestion\":\"s\",\"key\":\"k\",\"fingerprint\":\"\(fingerprint)\"}]}")
  }

  @Test func jsonHasRelatedLocations() throws {
    var finding = Diagnostic.sample("m")
    finding.related = [RelatedPlace(path: "b.swift", position: TextPosition(line: 5, column: 3), message: "here")]
    let read = try object(FindingReport([finding]).text(as: .json))
    let found = try #require((read["findings"] as? [Object])?.first)
    let place = try #require((found["related"] as? [Object])?.first)
    #expect(place["file"] as? String == "b.swift" && place["message"] as? String == "here")
    #expect(place["line"] as? Int == 5 && place["column"] as? Int == 3)
  }

  @Test func jsonGroupsFindingsWithOneCause() throws {
    let causes = ["Sign.init", "Row.init", "Row.init", nil, "Door.init", "Door.init"]
    let findings = causes.enumerated().map { position, cause in
      var finding = Diagnostic.sample("m", line: position + 1)
      finding.cause = cause
      return finding
    }
    let read = try object(FindingReport(findings).text(as: .json))
    let groups = try #require(read["findings"] as? [Object]).map { $0["group"] as? Int }
    #expect(groups == [nil, 1, 1, nil, 2, 2])
  }

  /// SARIF 2.1.0, section 3.27.22.
  @Test func sarifHasRelatedLocations() throws {
    var finding = Diagnostic.sample("m")
    finding.related = [RelatedPlace(path: "b c.swift", position: TextPosition(line: 5, column: 3), message: "[here]")]
    let result = try #require((run([finding])["results"] as? [Object])?.first)
    let place = try #require((result["relatedLocations"] as? [Object])?.first)
    #expect((place["message"] as? Object)?["text"] as? String == #"\[here\]"#)
    let physical = try #require(place["physicalLocation"] as? Object)
    #expect((physical["artifactLocation"] as? Object)?["uri"] as? String == "b%20c.swift")
    #expect((physical["region"] as? Object)?["startLine"] as? Int == 5)
  }

  @Test func jsonIsParsedUnchanged() throws {
    let read = try object(FindingReport([.hostile]).text(as: .json))
    let finding = try #require((read["findings"] as? [Object])?.first)
    #expect((finding["message"] as? String)?.utf8.elementsEqual(Diagnostic.hostile.message.utf8) == true)
    #expect(finding["file"] as? String == Diagnostic.hostile.file)
  }

  /// The fixture was validated against the published schema; `UPDATE_FIXTURES=1` rewrites it.
  @Test func sarifEqualsTheValidatedFixture() throws {
    let findings: [Diagnostic] = [
      .hostile, .sample("m", .note, path: "/a b/c.swift"), Diagnostic(.error, "unlisted", "x"),
    ]
    let text = FindingReport(findings, rules: rules, version: "1.2").text(as: .sarif) + "\n"
    #expect(try Fixture("Report.sarif").differences(from: text) == [])
  }

  @Test func sarifDeclaresItsColumnKind() throws {
    let run = try run([.hostile])
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect((run["originalUriBaseIds"] as? Object)?.keys.sorted() == ["SRCROOT"])
  }

  @Test func sarifListsTheRules() throws {
    let driver = try #require((run([])["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "strex" && driver["version"] as? String == "1.2")
    let listed = try #require(driver["rules"] as? [Object])
    #expect(listed.map { $0["id"] as? String } == ["other-rule", "some-rule"])
    #expect((listed[1]["shortDescription"] as? Object)?["text"] as? String == "Some {{0}}.")
    #expect((listed[1]["fullDescription"] as? Object)?["text"] as? String == #"Why \[x\](1)."#)
    let configuration = try #require(listed[1]["defaultConfiguration"] as? Object)
    #expect(configuration["level"] as? String == "error" && configuration["enabled"] as? Bool == false)
  }

  @Test func sarifHasLocations() throws {
    let result = try #require((run([.hostile])["results"] as? [Object])?.first)
    #expect(result["ruleId"] as? String == "some-rule" && result["ruleIndex"] as? Int == 1)
    #expect(result["level"] as? String == "warning")
    let physical = try #require((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
    let artifact = try #require(physical["artifactLocation"] as? [String: String])
    #expect(artifact["uriBaseId"] == "SRCROOT")
    #expect(
      artifact["uri"] == "dir%2Cx%3Ay/a%250A%3A%3Aerror%20b%0D%0A%1B%5B2J%20%C3%A9%F0%9F%98%80.swift")
    #expect(
      physical["region"] as? [String: Int] == ["startLine": 3, "startColumn": 7, "endLine": 3, "endColumn": 12])
  }

  @Test func sarifMessagesContainNoLinksOrPlaceholders() throws {
    let result = try #require((run([.hostile])["results"] as? [Object])?.first)
    let text = try #require((result["message"] as? Object)?["text"] as? String)
    #expect(text.contains(#"{{0}}\[x\](1)\\”"#))
  }

  @Test func sarifFingerprintsDistinguishRepeatedFindings() throws {
    let results = try #require(run([.sample("m", line: 1), .sample("m", line: 2)])["results"] as? [Object])
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["strexContent/v1"] }
    let print = Fingerprint(of: .sample("m")).description
    #expect(prints == [print + ":0", print + ":1"])
  }

  @Test func sarifAcceptsOutsideFilesAndFindingsWithoutFile() throws {
    let results = try #require(
      run([.sample("m", path: "/a b/c.swift"), Diagnostic(.warning, "unlisted", "m")])["results"] as? [Object])
    #expect(results[0]["locations"] == nil && results[0]["ruleIndex"] == nil)
    let physical = try #require((results[1]["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
    #expect(physical["artifactLocation"] as? [String: String] == ["uri": "file:///a%20b/c.swift"])
  }
}
