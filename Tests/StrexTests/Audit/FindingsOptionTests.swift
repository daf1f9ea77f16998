import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests the output, the filtering and the exit code for findings of any rule.
@Suite struct FindingsOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/a.swift": Self.source("First", "Second"), "Localizable.xcstrings": CatalogText.of(("Known", [])),
    ])
    try folder.git("init", "-q")
  }

  private static func source(_ keys: String...) -> String {
    "import SwiftUI\n" + keys.map { "let v\($0) = Text(\"\($0)\")\n" }.joined()
  }

  private func audit(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["audit", "--quiet"] + arguments, in: folder)
  }

  private func line(_ line: Int, _ key: String, _ column: Int) -> String {
    "App/a.swift:\(line):\(column): warning: \"\(key)\" is missing from Localizable.xcstrings [key-not-in-catalog]\n"
      + "help: run `strex sync`\n"
  }

  /// The note about the second of two keys that are missing from the same catalog.
  private let likewise = "App/a.swift:3:20: note: also \"Second\", on line 3 [key-not-in-catalog]\n"

  @Test(arguments: ["audit", "lint"]) func unreadCodeIsNoSuccess(_ command: String) async throws {
    try folder.write(["App/a.swift": Self.source("Known") + "func broken() {\n"])
    let run = try await ToolRun.strex(command, in: folder)
    #expect(run.code == 1 && run.output.isEmpty)
    #expect(run.errors.contains("a.swift:3:15: warning: "))
    #expect(run.errors.hasSuffix("no findings, but source files contain incomplete Swift code\n"))
    #expect(try await ToolRun.strex(command, "--fail-on", "error", in: folder).code == 0)
  }

  @Test(arguments: ["json", "sarif", "github", "gitlab", "junit", "checkstyle"])
  func reportsNameWhatCouldNotBeRead(_ format: String) async throws {
    try folder.write(["App/a.swift": Self.source("Known"), "Localizable.xcstrings": "{\n"])
    let run = try await ToolRun.strex("lint", "--format", format, in: folder)
    #expect(run.code == 2 && run.output.contains("invalid-catalog"), "\(run)")
  }

  @Test func findingsExitWith1() async throws {
    let run = try await audit()
    #expect(run.output == line(2, "First", 19) + likewise)
    #expect(run.code == 1)
    try folder.write(["App/a.swift": Self.source("Known")])
    let clean = try await audit()
    #expect(clean.code == 0 && clean.output.isEmpty)
  }

  /// All formats except text list each finding. The summary has both counts.
  @Test func groupedFindingsAreCountedSeparately() async throws {
    let run = try await ToolRun.strex(["audit"], in: folder)
    #expect(run.errors.contains("2 warnings in 1 group"), "\(run)")
    #expect(try await audit("--format", "xcode").output.split(separator: "\n").count == 2)
    try folder.write(["App/a.swift": Self.source("First")])
    let single = try await ToolRun.strex(["audit"], in: folder)
    #expect(single.errors.contains("1 warning") && !single.errors.contains("group"), "\(single)")
  }

  @Test(arguments: [("error", 0), ("warning", 1), ("note", 1), ("never", 0)])
  func failOnDecidesTheExitCode(_ severity: String, _ code: Int32) async throws {
    #expect(try await audit("--fail-on", severity).code == code)
  }

  @Test func pathsStartFromTheRoot() async throws {
    let run = try await audit("App", "--format", "sarif")
    #expect(run.output.contains(#""uri":"App/a.swift","uriBaseId":"SRCROOT""#))
    #expect(run.output.contains(#""ruleId":"key-not-in-catalog","ruleIndex":"#))
    #expect(try await audit("App", "--format", "json").output.contains(#""file":"App/a.swift","line":2,"column":19"#))
    #expect(try await audit("--format", "xcode").output.hasPrefix(folder("App/a.swift") + ":2:19: warning: "))
    #expect(try await audit("--format", "github").output.hasPrefix("::warning file=App/a.swift,line=2,col=19::"))
  }

  @Test func columnsCountUTF16() async throws {
    try folder.write(["App/a.swift": "import SwiftUI\nlet x = (\"é😀\", Text(\"First\"))\n"])
    #expect(try await audit().output == line(2, "First", 22))
  }

  @Test func commentsSuppressFindings() async throws {
    let lines = Self.source("First", "Second").split(separator: "\n")
    let text = "\(lines[0])\n// strex:disable:next key-not-in-catalog why\n\(lines[1])\n\(lines[2])\n"
    try folder.write(["App/a.swift": text])
    #expect(try await audit().output == line(4, "Second", 20))
    try folder.write(["App/a.swift": "import SwiftUI\n/* a /* b */ */ let t = Text(\"Known\") // strex:enable x\n"])
    let run = try await audit()
    #expect(
      run.output
        == "App/a.swift:2:39: warning: `x` is not disabled here [unused-suppression]\nhelp: remove the comment\n")
  }

  @Test func textThatLooksLikeACommentIsIgnored() async throws {
    let text = "import SwiftUI\nlet s = \"// strex:disable key-not-in-catalog\"\nlet t = Text(\"First\")\n"
    try folder.write(["App/a.swift": text])
    #expect(try await audit().output == line(3, "First", 14))
  }

  @Test func baselineUpdateOnlyShrinks() async throws {
    let first = try await audit("--baseline", "known.txt", "--update-baseline")
    #expect(first.code == 0 && first.output.isEmpty)
    #expect(try folder.read("known.txt").split(separator: "\n").count == 3)
    try folder.write(["App/a.swift": "\n\n" + Self.source("Second", "Third")])
    let second = try await audit("--baseline", "known.txt", "--update-baseline")
    #expect(second.code == 1 && second.output == line(5, "Third", 19))
    #expect(try folder.read("known.txt").split(separator: "\n").count == 2)
    #expect(try await audit("App", "--baseline", "known.txt").output == line(5, "Third", 19))
  }

  @Test func baselineUpdateKeepsFindingsOutsideTheRun() async throws {
    _ = try await audit("--baseline", "known.txt", "--update-baseline")
    let before = try folder.read("known.txt")
    try folder.write(["Other/b.swift": ""])
    #expect(try await audit("Other", "--baseline", "known.txt", "--update-baseline").code == 0)
    #expect(try folder.read("known.txt") == before)
  }

  @Test(arguments: [
    (["--baseline", "none.txt"], "none.txt"), (["--baseline", "App/a.swift"], "line 1: this is not a baseline"),
    (["--update-baseline"], "--update-baseline needs --baseline FILE"),
  ])
  func faultyBaselinesAreRefused(_ arguments: [String], _ message: String) async throws {
    let run = try await ToolRun.strex(["audit"] + arguments, in: folder)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func configurationDecidesRules() async throws {
    try folder.write([
      ".strex.json":
        #"{"rules": [{"rule": "key-not-in-catalog", "severity": "note", "paths": ["App"]}, "#
        + #"{"rule": "missing-comment", "enabled": true, "severity": "error", "exclude": ["App/a.swift"]}]}"#,
      "App/b.swift": Self.source("Known"),
    ])
    let run = try await audit("--fail-on=error")
    let lines = run.output.split(separator: "\n")
    // Three findings, and a help line for each of the two rules.
    try #require(lines.count == 5 && run.code == 1, "\(run.output)")
    #expect(lines[0].contains(": note: \"First\"") && lines[3].hasPrefix("App/b.swift:2:19: error: \"Known\" has no"))
  }

  /// A certain finding, and one of lower confidence: the key may be a name.
  private func writeDoubt(_ line: String = "") throws {
    try folder.write(["App/a.swift": "import SwiftUI\nlet v = Text(\"First\")\n\(line)let w = Text(\"Bluetooth\")\n"])
  }

  @Test func lessCertainFindingsAreCountedAndShownOnDemand() async throws {
    try writeDoubt()
    let usual = try await ToolRun.strex(["audit"], in: folder)
    #expect(usual.output == line(2, "First", 14))
    #expect(
      usual.errors.hasSuffix("1 warning\n1 less certain finding hidden; use `--confidence low` to show it\n"),
      "\(usual.errors)")
    let all = try await ToolRun.strex(["audit", "--confidence", "low"], in: folder)
    #expect(all.output.split(separator: "\n").count == 4)
    #expect(all.output.contains("(less certain: it may be a name) [key-not-in-catalog]\nhelp: run `strex sync`"))
    #expect(all.errors.hasSuffix("2 warnings\n"), "\(all.errors)")
    try folder.write([".strex.json": #"{"confidence": "low"}"#])
    #expect(try await audit().output == all.output)
    #expect(try await audit("--confidence", "high").output == usual.output)
    // A rule with a configured severity reports all its findings.
    try folder.write([".strex.json": #"{"rules": [{"rule": "key-not-in-catalog", "severity": "error"}]}"#])
    #expect(try await audit().output.contains("Bluetooth"))
  }

  @Test(arguments: ["text", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode"])
  func allFormatsOmitLowConfidenceFindings(_ format: String) async throws {
    try writeDoubt()
    let usual = try await audit("--format", format).output
    #expect(usual.contains("First") && !usual.contains("Bluetooth"))
    let all = try await audit("--format", format, "--confidence", "low").output
    #expect(all.contains("Bluetooth") && all.contains(format == "json" ? "\"confidence\":\"low\"" : "less certain"))
  }

  @Test func hiddenFindingsDoNotFailTheRun() async throws {
    try folder.write(["App/a.swift": "import SwiftUI\nlet w = Text(\"Bluetooth\")\n"])
    #expect(try await audit().code == 0)
    #expect(try await audit("--confidence", "low").code == 1)
  }

  @Test func suppressionsAndBaselinesApplyToHiddenFindings() async throws {
    try writeDoubt("// strex:disable:next key-not-in-catalog a name\n")
    #expect(try await audit().output == line(2, "First", 14))
    try writeDoubt()
    _ = try await audit("--baseline", "known.txt", "--update-baseline")
    #expect(try folder.read("known.txt").split(separator: "\n").count == 2)
    _ = try await audit("--confidence", "low", "--baseline", "all.txt", "--update-baseline")
    let all = try folder.read("all.txt")
    #expect(all.split(separator: "\n").count == 3)
    #expect(try await audit("--baseline", "all.txt", "--update-baseline").code == 0)
    #expect(try folder.read("all.txt") == all)
  }

  @Test func brokenFilesFailTheRun() async throws {
    try FileManager.default.createSymbolicLink(atPath: folder("App/c.swift"), withDestinationPath: "nowhere")
    let run = try await audit()
    #expect(run.code == 2 && run.output.hasSuffix(likewise))
  }

  @Test func projectsWithoutCatalogsAreAudited() async throws {
    try FileManager.default.removeItem(atPath: folder("Localizable.xcstrings"))
    #expect(try await audit().code == 0)
  }
}
