import Foundation
import ProjectTestSupport
import Testing

@testable import strex

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Tests the findings of `strex sync --check` in each format.
@Suite struct CheckTests {
  private let folder: TemporaryFolder
  private let catalog = CatalogText.of(
    ("Back", CatalogText.translated("Zurück", state: "stale")), ("Gone", CatalogText.translated("Weg")),
    ("Kept", CatalogText.translated("Behalten", comment: "Old")), ("Unused", []))

  init() throws {
    folder = try TemporaryFolder()
    let keys = [#"Text("New ::\n%%")"#, #"Text("Back")"#, #"Text(String(localized: "Kept", comment: "New"))"#]
    let source =
      "import SwiftUI\nstruct V: View {\n  var body: some View {\n    \(keys.joined(separator: "\n    "))\n  }\n}\n"
    try folder.write(["a,b.swift": source, "Localizable.xcstrings": catalog])
  }

  private func check(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["sync", "--check"] + arguments, in: folder)
  }

  private let findings = [
    ("Localizable.xcstrings", 4, 5, #""Back" is marked as stale but used in code"#, "wrongly-stale-key"),
    ("Localizable.xcstrings", 15, 5, #""Gone" is no longer used in code"#, "stale-key"),
    ("Localizable.xcstrings", 25, 5, #"the comment for "Kept" does not match the code"#, "outdated-entry"),
    (
      "Localizable.xcstrings", 36, 5, #""Unused" is no longer used in code and has no translations"#,
      "stale-key"
    ),
    ("a,b.swift", 4, 10, #""New ::\n%%" is missing from Localizable.xcstrings"#, "missing-key"),
  ]

  @Test func textOutputListsPositionsAndWritesNothing() async throws {
    let result = try await check()
    #expect(result.code == 1)
    let lines = findings.map { "\($0):\($1):\($2): warning: \($3) [\($4)]\n" }
    let summary = "Localizable.xcstrings: would add 1, revive 1, mark 1 stale, remove 1, change 1\n"
    #expect(result.errors == Self.refusalWithHelp)
    #expect(result.output == lines.joined() + summary)
    #expect(try folder.read("Localizable.xcstrings") == catalog)
    #expect(try await check("--quiet").output == lines.joined())
  }

  @Test func xcodeFormatHasAbsolutePaths() async throws {
    let lines = findings.map { "\(folder($0)):\($1):\($2): warning: \($3) [\($4)]\n" }
    let result = try await check("--format", "xcode")
    #expect(result.code == 1 && result.output == lines.joined() + "error: \(Self.refusal)\n")
  }

  /// The reason for the stop, a note that nothing was written, and the one command that fixes the problem, with the
  /// given arguments.
  private static let refusal =
    "1 catalog is out of date; nothing was written; run `strex sync` [out-of-step]"

  /// The same on standard error, where the command is on its own line.
  private static let refusalWithHelp =
    "error: 1 catalog is out of date; nothing was written [out-of-step]\nhelp: run `strex sync`\n"

  @Test func suggestedCommandKeepsTheArguments() async throws {
    let result = try await check("--no-stale", "--routine", "L 10", "--quiet")
    #expect(result.code == 1 && result.errors.contains("run `strex sync --no-stale --routine 'L 10'`"))
    let fixed = try await ToolRun.strex("sync", "--no-stale", "--routine", "L 10", in: folder)
    #expect(fixed.code == 0)
    let again = try await check("--no-stale", "--routine", "L 10")
    #expect(again.code == 0 && !again.errors.contains("out-of-step"))
  }

  /// One string needs a catalog, and one another step before.
  @Test func suggestedCommandDoesNotHideOtherSteps() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\n"
        + "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
      "Sources/Kit/k.swift": "import SwiftUI\nlet k = Text(\"Kit\", bundle: .module)\n",
      "Demo/project.yml": "name: Demo\ntargets: {Demo: {type: application, platform: iOS, sources: [App],"
        + " settings: {SWIFT_EMIT_LOC_STRINGS: YES}}}\n",
      "Demo/App/d.swift": "import SwiftUI\nlet d = Text(\"Demo\")\n",
      "Demo/App/Other.xcstrings": CatalogText.of(),
    ])
    let run = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors.hasSuffix("help: run `strex sync --create-catalogs`; fix the other warnings\n"), "\(run)")
    let created = try await ToolRun.strex("sync", "--create-catalogs", "Sources", in: folder)
    #expect(!created.errors.contains("no localizable strings"), "\(created)")
  }

  /// GitHub reads paths from the root of the work tree.
  @Test func gitHubFormatHasPathsFromTheRoot() async throws {
    try folder.git("init", "-q")
    try folder.write([
      "App/b.swift": "import SwiftUI\nlet b = Text(\"Pier\")\n", "App/Localizable.xcstrings": CatalogText.of(),
    ])
    let run = try Subprocess.run(
      Subprocess.builtTool, ["sync", "--check", "--format", "github"], in: folder("App"))
    #expect(run.code == 1 && run.output.contains("file=App/b.swift,line=2,"), "\(run)")
  }

  @Test func gitHubFormatUsesWorkflowCommands() async throws {
    let lines = findings.map { file, line, column, message, identifier in
      let file = file.replacingOccurrences(of: ",", with: "%2C")
      let message = message.replacingOccurrences(of: "%", with: "%25")
      return "::warning file=\(file),line=\(line),col=\(column)::\(message) [\(identifier)]\n"
    }
    let result = try await check("--format=github")
    #expect(result.code == 1 && result.output == lines.joined() + "::error::\(Self.refusal)\n")
  }

  /// For any findings, servers parse one document on standard output. The note that nothing was written is on
  /// standard error.
  @Test(arguments: ["gitlab", "sarif", "junit", "checkstyle"])
  func serversReceiveOneDocument(_ format: String) async throws {
    let result = try await check("--format", format)
    #expect(result.code == 1 && result.errors == Self.refusalWithHelp, "\(result)")
    #expect(result.output.contains("b.swift") && result.output.contains("missing-key"), "\(result)")
    let bytes = Data(result.output.utf8)
    let isJSON = ["gitlab", "sarif"].contains(format)
    if isJSON { _ = try JSONSerialization.jsonObject(with: bytes) } else { #expect(XMLParser(data: bytes).parse()) }
    #expect(try await ToolRun.strex("sync", in: folder).code == 0)
    let inStep = try await check("--format", format)
    #expect(inStep.code == 0 && inStep.errors.isEmpty && !inStep.output.contains("b.swift"), "\(inStep)")
    #expect(!inStep.output.isEmpty && (format != "gitlab" || inStep.output == "[]\n"), "\(inStep)")
  }

  @Test func serverReportsHavePathsFromTheRoot() async throws {
    try folder.write(["Sub/note.txt": ""])
    let words = ["sync", "--check", "--format", "gitlab", ".."]
    let result = try await ToolRun.strex(words, in: folder, at: "Sub")
    #expect(result.code == 1 && result.output.contains(#""path":"a,b.swift""#), "\(result)")
  }

  @Test func jsonListsTheFindings() async throws {
    let result = try await check("--format=json")
    #expect(result.code == 1)
    let read = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let json = try #require(read)
    #expect(json["version"] as? Int == 1)
    #expect(json["inStep"] as? Bool == false)
    let entry = try #require((json["catalogs"] as? [[String: Any]])?.first)
    func keys(_ name: String) -> [String] {
      (entry[name] as? [[String: Any]] ?? []).compactMap { $0["key"] as? String }
    }
    #expect(entry["file"] as? String == "Localizable.xcstrings")
    #expect(keys("added") == ["New ::\n%%"])
    #expect(keys("revived") == ["Back"] && keys("stale") == ["Gone"])
    #expect(keys("removed") == ["Unused"] && keys("changed") == ["Kept"])
  }

  private static let gaps: [(source: String, rule: String, command: String)] = [
    (#"let a = String(localized: "A", table: "Other")"#, "table-without-catalog", "run `strex sync --create-catalogs`"),
    (#"let a = Text("A \(unknown.b)")"#, "unknown-interpolation-type", "run `strex sync --accept-assumed`"),
    (#"let a = String(localized: "A"#, "broken-source", "fix the warnings"),
  ]

  /// Text may ship untranslated although all catalogs are up to date: a check fails, a sync warns, and the rule can be
  /// switched off.
  @Test(arguments: gaps)
  func untranslatedTextFailsTheCheck(_ source: String, _ rule: String, _ command: String) async throws {
    #expect(try await ToolRun.strex("sync", in: folder).code == 0)
    try folder.write(["Gap.swift": "import SwiftUI\n\(source)\n"])
    let result = try await check()
    #expect(result.code == 1 && result.errors.contains("[\(rule)]"), "\(result)")
    #expect(result.errors.contains(" [out-of-step]\nhelp: \(command)\n"), "\(result)")
    #expect(!result.output.contains("up to date"), "\(result)")
    let sync = try await ToolRun.strex("sync", in: folder)
    #expect(sync.code == 0 && sync.output.hasPrefix("the catalogs do not need changes, but "), "\(sync)")
    #expect(try await check("--format=json").output.contains(#""inStep":false"#))
    try folder.write([".strex.json": #"{"rules": [{"rule": "\#(rule)", "enabled": false}]}"#])
    #expect(try await check().code == 0)
    try folder.write([".strex.json": #"{"rules": [{"rule": "\#(rule)", "severity": "note"}]}"#])
    #expect(try await check().code == 0)
    try folder.write([".strex.json": #"{"rules": [{"rule": "\#(rule)", "severity": "error"}]}"#])
    #expect(try await check().code == 1)
  }

  @Test func upToDateCatalogsExitWith0() async throws {
    #expect(try await ToolRun.strex("sync", in: folder).code == 0)
    #expect(try await check().code == 0)
    #expect(try await check("--format=xcode").output.isEmpty)
    #expect(try await check("--format=github").output.isEmpty)
    #expect(try await check("--format=json").output.contains(#""inStep":true"#))
  }
}
