import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import strex

/// Tests the built executable.
@Suite struct ToolTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func printsVersionAndHelp() throws {
    let version = try Subprocess.strex("--version")
    #expect(version.code == 0 && version.output == "strex \(Version.described)\n" && version.errors.isEmpty)
    #expect(try Subprocess.strex("--help").output == HelpText(Strex.descriptions).overview)
    #expect(try Subprocess.strex("help").output == HelpText(Strex.descriptions).overview)
    let alone = try Subprocess.run(Subprocess.builtTool, [])
    #expect(alone.code == 0 && alone.output == HelpText(Strex.descriptions).overview)
    #expect(
      try Subprocess.strex("help", "sync").output == HelpText(Strex.descriptions).page(of: SyncCommand.description))
    #expect(
      try Subprocess.strex("sync", "--help").output
        == HelpText(Strex.descriptions).shortPage(of: SyncCommand.description))
  }

  @Test(arguments: [
    ["extrat"], ["help", "snyc"], ["extract", "--nope"], ["explain"], ["explain", "a.swift"], ["manual", "x"],
    ["sync", "L.xcstrings"],
  ])
  func wrongCommandLinesExitWith2(_ words: [String]) async throws {
    let result = try await ToolRun.strex(words, in: folder)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: ") && result.errors.hasSuffix("[usage]\n"))
  }

  @Test func missingPathsExitWith2() async throws {
    let result = try await ToolRun.strex("extract", "no\u{1B}where", in: folder)
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("no\\u{1B}where: error: cannot be read"))
  }

  @Test func sourceWithoutStringsIsAllowed() async throws {
    try folder.write(["A.swift": "let count = 1\n"])
    let result = try await ToolRun.strex("extract", "--format", "json", in: folder)
    #expect(result.code == 0)
    let members = ["strings", "appShortcuts", "interfaceTexts", "propertyListTexts", "diagnostics"].map {
      "\"\($0)\":[]"
    }
    #expect(result.output == "{\"version\":1,\(members.joined(separator: ","))}\n")
    #expect(result.errors.isEmpty)
  }

  /// A run in a folder without sources or catalogs warns that it found nothing.
  @Test(arguments: [
    ("extract", "note: no source file found [no-source]\n"),
    ("audit", "note: no source file found [no-source]\nno findings\n"),
    ("lint", "note: no string catalog found [no-catalog]\nno findings\n"),
    ("status", "note: no string catalog found [no-catalog]\n"),
  ])
  func emptyFolderIsNoted(_ command: String, _ note: String) async throws {
    let result = try await ToolRun.strex(command, in: folder)
    #expect(result.code == 0 && result.output.isEmpty && result.errors == note)
    #expect(try await ToolRun.strex(command, "--quiet", in: folder).errors.isEmpty)
    let json = try await ToolRun.strex("extract", "--format=json", in: folder)
    #expect(json.output.contains("\"id\":\"no-source\"") && json.errors.isEmpty)
  }

  /// A warning about something else does not replace the note.
  @Test func emptyFolderIsNotedBesideWarnings() async throws {
    try folder.write(["project.yml": "name: App\ntargets: [\n", "Sub/a.txt": ""])
    let result = try await ToolRun.strex("audit", "Sub", in: folder)
    #expect(result.errors.contains("[unread-project]") && result.errors.contains("[no-source]"), "\(result)")
  }

  /// Commands that write or measure fail without input.
  @Test(arguments: [
    ["export", "--output", "out"], ["export", "--output", "out", "--language", "de"], ["pseudo"],
    ["pseudo", "--remove"],
    ["status", "--fail-under", "0"], ["sync"],
  ])
  func emptyFolderIsRejected(_ words: [String]) async throws {
    let result = try await ToolRun.strex(words, in: folder)
    let help = words == ["sync"] ? "help: use `--create-catalogs` to create a catalog for each table\n" : ""
    #expect(result.code == 2 && result.errors == "error: no string catalog found [no-catalog]\n" + help)
    #expect(!FileManager.default.fileExists(atPath: folder("out")))
  }

  /// `-` is standard output or an error, never a file name.
  @Test func dashIsNeverAFileName() async throws {
    try folder.write(["L.xcstrings": CatalogText.of(("Book", CatalogText.translated("Buchen")))])
    for words in [
      ["export", "--output", "-"], ["compile", "L.xcstrings", "--output", "-"],
      ["extract", "--format", "stringsdata", "--output", "-"], ["sync", "--catalog", "L.xcstrings", "--output", "-"],
    ] {
      let result = try await ToolRun.strex(words, in: folder)
      #expect(result.code == 2 && result.errors.contains("not standard output"))
    }
    let page = try await ToolRun.strex("report", "--output", "-", in: folder)
    #expect(page.code == 0 && page.output.hasPrefix("<!DOCTYPE html>") && page.output.contains("Buchen"))
    let symbols = try await ToolRun.strex("generate-symbols", "L.xcstrings", "--output", "-", in: folder)
    #expect(symbols.code == 0 && symbols.output.contains("GeneratedStringSymbols_L.swift"))
    #expect(!FileManager.default.fileExists(atPath: folder("-")))
  }

  @Test(arguments: [["sync", "--staged", "--check"], ["hook", "install"], ["hook", "uninstall"]])
  func missingWorkTreeIsReported(_ words: [String]) async throws {
    let result = try await ToolRun.strex(words, in: folder)
    #expect(result.code == 2 && result.errors.contains("` is not in a git repository, so "))
  }

  @Test func unreadableInputIsNotReportedAsClean() async throws {
    try folder.write(["Localizable.xcstrings": "{"])
    for command in ["lint", "audit"] {
      let result = try await ToolRun.strex(command, in: folder)
      #expect(result.code == 2 && result.errors.contains("[invalid-catalog]"))
      #expect(!result.errors.contains("no findings"))
    }
  }

  @Test func unreadableFileIsReportedAndTheRunContinues() async throws {
    try folder.touch("a.swift")
    try FileManager.default.createSymbolicLink(atPath: folder("b.swift"), withDestinationPath: "nowhere")
    let result = try await ToolRun.strex("extract", "--format=json", in: folder)
    #expect(result.code == 2)
    #expect(result.output.contains(#""severity":"error","id":"unreadable""#))
    let text = try await ToolRun.strex("extract", in: folder)
    #expect(text.errors == "b.swift: error: cannot be read: No such file or directory [unreadable]\n")
  }

  @Test func missingGitIsAllowed() async throws {
    try folder.touch("a.swift", "Pods/b.swift")
    try folder.git("init", "-q")
    let result = try Subprocess.strex(
      "extract", "--statistics", "--color=always", in: folder, environment: ["PATH": "/nowhere"])
    #expect(result.code == 0)
    #expect(result.output.contains("files       1\n"))
    #expect(try await ToolRun.strex("extract", "--statistics", in: folder).output.contains("files       2\n"))
  }

  @Test(arguments: ["text", "json"])
  func hostileNamesAndKeysAreEscaped(_ format: String) async throws {
    let name = "a\n::error::\u{1B}[2J\"'.swift"
    try folder.write([name: #"let k = String(localized: "say \u{1B}[31m\n::error::x \"quoted\"")"# + "\n"])
    let result = try await ToolRun.strex("extract", "--color=always", "--format", format, in: folder)
    #expect(result.code == 0)
    let bare = result.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(bare.split(separator: "\n").count == 1)
    #expect(bare.hasSuffix("\n"))
    #expect(bare.dropLast().unicodeScalars.allSatisfy { $0.value >= 0x20 })
    guard format == "json" else { return }
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let entry = try #require((json?["strings"] as? [[String: Any]])?.first)
    #expect(entry["key"] as? String == "say \u{1B}[31m\n::error::x \"quoted\"")
    #expect((entry["sites"] as? [[String: Any]])?.first?["file"] as? String == name)
  }

  @Test func pathsSelectOutputButNotTypes() async throws {
    try folder.write([
      "Model/M.swift": "struct M { var size: Int }\n",
      "V/V.swift":
        "import SwiftUI\nstruct V: View {\n  var m: M\n  var body: some View { Text(\"\\(m.size) left\") }\n}\n",
      "Package.swift": "// swift-tools-version: 6.0\n",
    ])
    #expect(try await ToolRun.strex("extract", "V", in: folder).output == "V/V.swift:4:30: \"%lld left\"\n")
    let alone = try await ToolRun.strex("extract", "V", "--isolated", in: folder).output
    #expect(alone == "V/V.swift:4:30: \"%@ left\" (type of m.size assumed)\n")
    for option in ["--interface=Model/M.swift", "--index=Model"] {
      let helped = try await ToolRun.strex("extract", "V/V.swift", "--isolated", option, in: folder)
      #expect(helped.output == "V/V.swift:4:30: \"%lld left\"\n")
    }
  }

  @Test func catalogSpecifierSettlesAGuess() async throws {
    try folder.write([
      "V.swift": "import SwiftUI\nlet t = Text(\"\\(mystery) left\")\n",
      "Localizable.xcstrings": CatalogText.of(("%lld left", [])),
    ])
    #expect(try await ToolRun.strex("extract", in: folder).output.contains("\"%lld left\""))
    #expect(try await ToolRun.strex("extract", "--no-catalog", in: folder).output.contains("\"%@ left\""))
  }

  @Test(arguments: [
    (
      "V.swift", "// a\n// b\n", 1000,
      "V.swift:1000:1: error: line 1000 does not exist; the file has 2 lines [no-such-line]\n"
    ),
    ("V.swift", "// a\r\n// b", 3, "V.swift:3:1: error: line 3 does not exist; the file has 2 lines [no-such-line]\n"),
    ("V.swift", "// a\r// b\r", 4, "V.swift:4:1: error: line 4 does not exist; the file has 2 lines [no-such-line]\n"),
    (
      "V.swift", "// a\r// b\n// c\r\n// d", 6,
      "V.swift:6:1: error: line 6 does not exist; the file has 4 lines [no-such-line]\n"
    ),
    ("V.swift", "", 2, "V.swift:2:1: error: line 2 does not exist; the file has 0 lines [no-such-line]\n"),
    (
      "Info.plist", "<plist/>\n", 7,
      "Info.plist:7:1: error: line 7 does not exist; the file has 1 line [no-such-line]\n"
    ),
  ])
  func explainRejectsLinesAfterTheEnd(_ file: String, _ text: String, _ line: Int, _ errors: String) async throws {
    try folder.write([file: text])
    let run = try await ToolRun.strex("explain", "\(file):\(line)", in: folder)
    #expect(run.code == 2 && run.errors == errors && run.output.isEmpty, "\(run)")
  }

  @Test func explainNamesTheDeclarationOfEachStep() async throws {
    try folder.write([
      "M.swift": "struct M { var count: Int }\n",
      "V.swift": "import SwiftUI\nfunc f(m: M) { _ = Text(\"\\(m.count) left\") }\nlet plain = \"x\"\n",
    ])
    let found = try await ToolRun.strex("explain", "V.swift:2", in: folder)
    #expect(found.code == 0)
    #expect(found.output.hasPrefix("V.swift:2:25: \"\\(m.count) left\"\n  1. "))
    #expect(found.output.contains("(SDK: SwiftUI)") && found.output.contains("(M.swift:1)"))
    #expect(
      found.output.contains(
        "\n  Extracted as \"%lld left\" in table Localizable.\n  It does not belong to a catalog because "))
    #expect(try await ToolRun.strex("explain", "V.swift:3:13", in: folder).output.hasSuffix("  Not extracted.\n"))
    #expect(try await ToolRun.strex("explain", "V.swift:1", in: folder).output.hasPrefix("no string literal on line"))
    #expect(try await ToolRun.strex("explain", ".:1", in: folder).code == 2)
    #expect(try await ToolRun.strex("explain", "V.swift:4", in: folder).code == 0)
    #expect(try await ToolRun.strex("explain", "W.swift:1", in: folder).code == 2)
  }

  /// Each row: a literal in a position for keys, and the reason why it is not a key.
  @Test(arguments: [
    (
      "Text(LocalizedStringResource(\"a\", defaultValue: \"X\"))",
      "It is a key's default value, not a key itself."
    ),
    (
      "Text(\"X\", tableName: name)",
      "Its table is known only at run time, so strex keeps an existing entry but does not add one."
    ),
    ("NSLocalizedString(\"X\", tableName: name, comment: \"\")", "Its table is known only at run time, so strex keeps"),
    (
      "Text(\"a\", tableName: name, comment: \"X\")",
      "Its type is StaticString, so it is not a key. (SDK: Swift)"
    ),
  ])
  func explainNamesTheReasonForNonKeys(_ code: String, _ reason: String) async throws {
    try folder.write(["V.swift": "import SwiftUI\nlet name = UUID().uuidString\nlet t =\n  \(code)\n"])
    let column = code.utf8.count - code.split(separator: "\"X", maxSplits: 1)[1].utf8.count + 1
    let run = try await ToolRun.strex("explain", "V.swift:4:\(column)", in: folder)
    #expect(run.output.contains(reason) && run.output.hasSuffix("  Not extracted.\n"), "\(run)")
    #expect(
      run.output.contains("The expected type is LocalizedStringKey, so the literal is a key.")
        == (code.hasPrefix("Text(\"X")),
      "\(run)")
  }
}
