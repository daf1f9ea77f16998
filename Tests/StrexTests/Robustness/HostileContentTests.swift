import Foundation
import ProjectTestSupport
import TestSupport
import Testing

@testable import strex

/// Tests that the contents of a repository never affect the terminal, forge a line, run a program or cause a write
/// elsewhere.
@Suite struct HostileContentTests {
  private let folder: TemporaryFolder
  /// Terminal escapes of one and two bytes, bells, changes of text direction, line separators and forged lines.
  private static let evil =
    "x\u{1B}]0;t\u{7}\u{9B}2J\u{202E}\u{85}\u{7F}\r\n::error::forged %0A::error::forged\nb.swift:1:1: error: forged\u{2028}"

  init() throws {
    folder = try TemporaryFolder()
    let evil = Self.evil.replacing("/", with: "")
    let name = "D%0A\(evil)"
    let literal = Self.literal(evil)
    let json = Self.json(evil)
    try folder.write([
      "\(name)/A\(evil).swift": """
      import SwiftUI
      struct A { var `n`: Int = 1 }
      let a = Text("key \(literal)", comment: "comment \(literal)")
      let b = Text("title \(literal)", tableName: "T\(literal)")
      let c = String(localized: "k.\(literal)", defaultValue: "one \(literal)")
      let d = String(localized: "k.\(literal)", defaultValue: "two \(literal)")
      let e = Text(verbatim: "Say it \(literal)")
      let f = Text("Some \\(unknown) \(literal)")
      func g(count: Int) -> Text { Text(count == 1 ? "1 seat \(literal)" : "\\(count) seats \(literal)") }
      // strex:disable \(evil)
      // strex:disable:next \u{1B}[2Jrule\u{9B}2J

      """,
      "\(name)/Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "gone \(json)": {"localizations": {"de\(json)": {"stringUnit": {"state": "translated", "value": "%d\(json)"}}}},
        "%lld \(json)": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%@ %\(json)"}},
          "fr\(json)": {"stringUnit": {"state": "new", "value": " x\(json)"}}}},
        "%lld \(json)": {"extractionState": "manual"},
        "Key \(json)": {"extractionState": "stale"}, "key \(json)": {"comment": "was \(json)"}
      }, "version": "1.0"}
      """,
      "\(name)/App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = { \"\(literal)\" = ",
      ".strex.json": """
      {"rules": [{"rule": "empty-text", "enabled": false, "keys": ["\(json)"], "paths": ["\(json)"]}],
       "targets": [{"name": "T\(json)", "paths": ["D%0A\(json)"]}]}
      """,
    ])
  }

  private static func literal(_ text: String) -> String {
    text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
  }

  private static func json(_ text: String) -> String {
    text.unicodeScalars.map { String(format: "\\u%04x", $0.value) }.joined()
  }

  private static let commands: [[String]] = [
    ["extract"], ["extract", "--format", "json"], ["extract", "--statistics"], ["extract", "--format", "stringsdata"],
    ["sync", "--check", "--carry-renames", "--accept-assumed", "--create-catalogs"],
    ["sync", "--check"], ["sync", "--check", "--format", "json"], ["sync", "--check", "--format", "xcode"],
    ["sync", "--check", "--format", "github"], ["sync", "--print-inputs"], ["sync"], ["sync", "--catalog", evil],
    ["lint"], ["lint", "--format", "json"], ["lint", "--format", "sarif"], ["lint", "--format", "github"],
    ["lint", "--format", "xcode"], ["audit"], ["audit", "--format", "json"], ["audit", "--format", "sarif"],
    ["audit", "--format", "github"], ["audit", "--format", "xcode"], ["targets"], ["targets", "--verbose"],
    ["targets", "--format", "json"], ["targets", "--target", evil], ["status"], ["status", "--format", "json"],
    ["explain", "*:3"], ["explain", "*:6"], ["explain", "*:8"], ["explain", evil], [evil], ["--" + evil],
  ]

  @Test(arguments: commands) func outputIsEscapedAndLinesCannotBeForged(_ arguments: [String]) async throws {
    let source = try #require(
      FileManager.default.enumerator(atPath: folder(""))?.compactMap { $0 as? String }.first { $0.hasSuffix(".swift") })
    let words = arguments.map { $0.hasPrefix("*") ? source + $0.dropFirst() : $0 }
    let run = try await ToolRun.strex(words, in: folder)
    let text = run.output + run.errors
    #expect(run.code <= 2 && !text.isEmpty)
    let acting = text.unicodeScalars.filter { $0 != "\n" && Self.acts($0) }
    #expect(acting.isEmpty, "\(acting.map { String($0.value, radix: 16) })")
    for line in text.split(separator: "\n") {
      #expect(!line.hasPrefix("::error::forged") && !line.hasPrefix("b.swift:1:1"), "\(line)")
      if line.hasPrefix("::") { #expect(!line.contains(" %0A::error"), "\(line)") }
    }
  }

  /// Errors in a settings file.
  @Test(arguments: [
    "{\"rules\": [{\"rule\": \"*\"}]}", "{\"*\": 1}", "{\"rules\": [{\"rule\": \"empty-text\", \"severity\": \"*\"}]}",
    "{\"targets\": [{\"name\": \"*\"}]}", "{\"project\": \"*\"}", "*",
  ])
  func invalidSettingsAreReportedOnOneLine(_ settings: String) async throws {
    try folder.write([".strex.json": settings.replacing("*", with: settings == "*" ? Self.evil : Self.json(Self.evil))])
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(run.code == 2 && !run.errors.unicodeScalars.contains { $0 != "\n" && Self.acts($0) })
    #expect(!run.errors.contains("\n::error") && !run.errors.contains("\nb.swift"))
  }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Catalogs outside the repository that its configuration or project names.
  @Test(
    arguments: ["paths", "target", "project", "reference"],
    TestScale.some(1, of: ["../Outside", "*/Outside", "../App/../Outside"]))
  func noFileOutsideIsWritten(_ way: String, _ place: String) async throws {
    let other = try TemporaryFolder()
    let outside = place.replacing("*", with: other.path.string)
    let catalog = CatalogText.of(("Old", []))
    let files = ["App/A.swift": "import SwiftUI\nlet a = Text(\"New\")\n", "Outside/Localizable.xcstrings": catalog]
    try other.write(files)
    let project = Self.project(reference: way == "reference" ? outside : "A.swift")
    try other.write([
      "Outside/Other.xcodeproj/project.pbxproj": project, "App/App.xcodeproj/project.pbxproj": project,
      "App/.strex.json": way == "reference"
        ? "{}"
        : way == "project"
          ? "{\"project\": \"\(outside)/Other.xcodeproj\"}"
          : way == "paths"
            ? "{\"rules\": [{\"rule\": \"empty-text\", \"paths\": [\"\(outside)\"]}]}"
            : "{\"targets\": [{\"name\": \"T\", \"paths\": [\".\", \"\(outside)\"]}]}",
    ])
    for words in [["sync"], ["sync", "--create-catalogs"], ["sync", "--allow-mass-stale"]] {
      let run = try await ToolRun.strex(words, in: other, at: "App")
      #expect(run.code <= 2)
      #expect(try other.read("Outside/Localizable.xcstrings") == catalog)
      #expect(try FileManager.default.contentsOfDirectory(atPath: other("Outside")).count == 2)
    }
  }

  private static func project(reference: String) -> String {
    """
    // !$*UTF8*$!
    {archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;};
      L = {isa = XCConfigurationList; buildConfigurations = ();};
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (A, C);};
      A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
      C = {isa = PBXFileReference; path = "\(reference)/Localizable.xcstrings"; sourceTree = "<group>";};
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (S, R); dependencies = (); buildConfigurationList = L;};
      S = {isa = PBXSourcesBuildPhase; files = (BA);}; R = {isa = PBXResourcesBuildPhase; files = (BC);};
      BA = {isa = PBXBuildFile; fileRef = A;}; BC = {isa = PBXBuildFile; fileRef = C;};
    };}
    """
  }

  /// The name of a table is not a path.
  @Test(arguments: ["../Outside/T", "*/Outside/T", "a/b", ".hidden", ""])
  func tableNamesAreNotPaths(_ table: String) async throws {
    let other = try TemporaryFolder()
    let name = table.replacing("*", with: other.path.string)
    try other.write(["App/A.swift": "import SwiftUI\nlet a = Text(\"New\", tableName: \"\(name)\")\n", "Outside/x": ""])
    _ = try await ToolRun.strex(["sync", "--create-catalogs"], in: other, at: "App")
    let found = FileManager.default.enumerator(atPath: other(""))?.compactMap { $0 as? String }.sorted() ?? []
    #expect(Set(found).subtracting(["App/Localizable.xcstrings"]) == ["App", "App/A.swift", "Outside", "Outside/x"])
  }

  /// The shell sees the path of the tool as one word, whatever characters it contains.
  @Test(arguments: [
    "a b", "it's", "\"quoted\"", "$(touch forged)", "`touch forged`", "a\nb", "a;touch forged", "*?[a]",
  ])
  func hooksQuoteThePathOfTheTool(_ name: String) throws {
    try folder.git("init", "-q", "App")
    let place = folder("App/tools/\(name)")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place + "/strex-here", withDestinationPath: Subprocess.builtTool)
    let run = try Subprocess.run(place + "/strex-here", ["hook", "install"], in: folder("App"))
    #expect(run.code == 0, "\(run.errors)")
    let commit = try Subprocess.run("/bin/sh", [".git/hooks/pre-commit"], in: folder("App"))
    #expect(commit.code < 2, "\(commit.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder("App/forged")))
    let removal = try Subprocess.run(place + "/strex-here", ["hook", "uninstall"], in: folder("App"))
    #expect(removal.code == 0, "\(removal.errors)")
  }
}
