import ProjectTestSupport
import Testing

@testable import strex

/// The effects of `--verbose`, `--language` and `--target`.
@Suite struct VerboseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
  }

  private func strex(_ arguments: String...) async throws -> ToolRun { try await ToolRun.strex(arguments, in: folder) }

  @Test func syncListsKeptEntries() async throws {
    try folder.write([
      "V.swift": "import SwiftUI\nlet a = Text(\"Shown\")\nlet b = missing(\"Perhaps\")\n",
      "Localizable.xcstrings": CatalogText.of(
        ("Perhaps", CatalogText.translated("Vielleicht")), ("Shown", []),
        ("hand.1", ["\"extractionState\" : \"manual\""]), ("hand.2", ["\"extractionState\" : \"manual\""])),
    ])
    let quiet = try await strex("sync")
    #expect(quiet.errors.isEmpty && quiet.output == "all catalogs are up to date\n", "\(quiet)")
    let run = try await strex("sync", "-v")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix("[kept-entry]") }, "\(run)")
    #expect(lines[0].hasPrefix("Localizable.xcstrings:4:1: note: \"Perhaps\" was kept because "), "\(run)")
    #expect(lines[0].contains("(V.swift:3)") && lines[0].contains("Xcode"), "\(run)")
    #expect(lines[1].contains("note: \"hand.1\" and 1 other were kept because "), "\(run)")
    #expect(try await strex("sync", "--check", "--verbose").code == 0)
  }

  /// Three keys of two files for a table without a catalog.
  private func writeUnknownTable() throws {
    func text(_ key: String) -> String { "let \(key) = Text(\"Berth \(key)\", tableName: \"Quays\")\n" }
    try folder.write([
      "A.swift": "import SwiftUI\n" + text("a") + text("b"), "B.swift": "import SwiftUI\n" + text("c"),
      "Localizable.xcstrings": CatalogText.of(),
    ])
  }

  @Test func unknownTableIsOneFinding() async throws {
    try writeUnknownTable()
    let run = try await strex("audit")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 3, "\(run)")
    #expect(lines[0].hasSuffix("[unknown-table]") && lines[1].hasPrefix("help: "), "\(run)")
    #expect(lines[2].hasSuffix("note: also \"Berth b\" and \"Berth c\", in 2 files [unknown-table]"), "\(run)")
    #expect(run.errors == "3 warnings in 1 group\n")
  }

  @Test func verboseAuditPrintsEachFinding() async throws {
    try writeUnknownTable()
    let run = try await strex("audit", "-v")
    let findings = run.output.split(separator: "\n").filter { !$0.hasPrefix("help: ") }
    #expect(findings.count == 3 && findings.allSatisfy { $0.hasSuffix("[unknown-table]") }, "\(run)")
    #expect(!run.output.contains("note: also"), "\(run)")
    #expect(run.errors == "3 warnings\n")
  }

  /// A catalog with an empty text in each of five languages.
  private func writeEmptyTexts() throws {
    let languages = ["da", "de", "fr", "nl", "sv"].map { language in
      "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\" } }"
    }
    try folder.write([
      "V.swift": "import SwiftUI\nlet view = Text(\"Anchor here\")\n",
      "Localizable.xcstrings": CatalogText.of(
        ("Anchor here", ["\"localizations\" : {", languages.joined(separator: ",\n"), "}"])),
    ])
  }

  /// The lines of the output without the next steps.
  private static func findings(_ run: ToolRun) -> [Substring] {
    run.output.split(separator: "\n").filter { !$0.hasPrefix("help: ") }
  }

  @Test func lintReportsAFaultOfManyLanguagesOnce() async throws {
    try writeEmptyTexts()
    let run = try await strex("lint")
    let lines = Self.findings(run)
    #expect(lines.count == 2 && lines[0].contains("in da") && lines[1].contains("note: also \"de\""), "\(run)")
    #expect(run.errors.contains("in 1 group"), "\(run)")
    let all = try await strex("lint", "-v")
    #expect(Self.findings(all).count == 5 && !all.output.contains("note: also"), "\(all)")
  }

  @Test func lintChecksChosenLanguages() async throws {
    try writeEmptyTexts()
    let run = try await strex("lint", "--language", "de", "--language", "sv")
    let lines = Self.findings(run)
    #expect(lines.count == 2 && lines[0].contains("in de") && lines[1].contains("in sv"), "\(run)")
    let unknown = try await strex("lint", "--language", "xx")
    #expect(unknown.code == 2 && unknown.errors.contains("unknown language `xx`"), "\(unknown)")
  }

  @Test func pathsAreRelativeToTheCurrentFolder() async throws {
    try folder.write([
      "App/V.swift": "import SwiftUI\nlet view = Text(\"Missing key\")\n",
      "App/Localizable.xcstrings": CatalogText.of(("%lld boats", CatalogText.translated("%@ Boote"))),
    ])
    let audit = try await ToolRun.strex(["audit"], in: folder, at: "App")
    #expect(audit.output.hasPrefix("V.swift:2:17: warning: "), "\(audit)")
    let lint = try await ToolRun.strex(["lint"], in: folder, at: "App")
    #expect(lint.output.hasPrefix("Localizable.xcstrings:"), "\(lint)")
  }

  @Test(arguments: ["status", "export", "pseudo"]) func targetSelectsCatalogs(_ command: String) async throws {
    let entry = ("Berth", CatalogText.translated("Liegeplatz"))
    try folder.write(
      SpecProject.files.merging([
        "project.yml": SpecProject.specification, "App/Strings/Localizable.xcstrings": CatalogText.of(entry),
        "Widget/Strings/Localizable.xcstrings": CatalogText.of(entry),
      ]) { $1 })
    let output = command == "export" ? ["--output", folder("out"), "--format", "json"] : []
    let dry = command == "pseudo" ? ["--dry-run"] : []
    let run = try await ToolRun.strex([command, "--target", "Widget"] + output + dry, in: folder)
    let files = command == "export" ? try folder.read("out/de.json") : run.output
    #expect(run.code == 0, "\(run)")
    #expect(files.contains("Widget/Strings/Localizable.xcstrings"), "\(run)")
    #expect(!files.contains("App/Strings"), "\(run)")
  }
}
