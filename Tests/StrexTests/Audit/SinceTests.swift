import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests checks that report only the findings that a change adds.
@Suite struct SinceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(("Tea ", CatalogText.translated("Tee")), ("Milk", [])),
      "App/V.swift": Self.source("Tea ", "Milk", "Jam"),
      ".strex.json": #"{"rules": [{"rule": "untranslated", "enabled": true, "severity": "error"}]}"#,
    ])
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "all")
  }

  private static func source(_ keys: String...) -> String {
    "import SwiftUI\n" + keys.enumerated().map { "let v\($0) = Text(\"\($1)\")\n" }.joined()
  }

  private func strex(_ arguments: String...) async throws -> ToolRun { try await ToolRun.strex(arguments, in: folder) }

  @Test(arguments: [["lint"], ["audit"], ["sync", "--check"]])
  func findingsOfTheCommitAreNotReported(_ command: [String]) async throws {
    #expect(try await ToolRun.strex(command, in: folder).code == 1)
    let run = try await ToolRun.strex(command + ["--since", "HEAD"], in: folder)
    #expect(run.code == 0, "\(run)")
  }

  @Test func addedFindingsAreReported() async throws {
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(
        ("Bun", []), ("Tea ", CatalogText.translated("Tee")), ("Milk", [])),
      "App/V.swift": "// A line more.\n" + Self.source("Tea ", "Milk", "Jam", "Bun", "Salt"),
    ])
    let lint = try await strex("lint", "--since", "HEAD")
    #expect(lint.code == 1)
    #expect(
      lint.output
        == "App/Localizable.xcstrings:4:5: error: 2 of 3 strings in de are not translated (new: \"Bun\") [untranslated]\n"
    )
    let audit = try await strex("audit", "-q", "--since", "HEAD")
    #expect(audit.code == 1 && audit.output.hasPrefix("App/V.swift:7:15: warning: \"Salt\""), "\(audit)")
    let check = try await strex("sync", "--check", "--since", "HEAD")
    #expect(check.code == 1)
    #expect(
      check.output == "App/V.swift:7:15: warning: \"Salt\" is missing from App/Localizable.xcstrings [missing-key]\n")
    let part = try await strex("audit", "-q", "App/V.swift", "--since", "HEAD", "--format", "xcode")
    #expect(part.output.split(separator: "\n").count == 1)
  }

  /// A finding about several keys of a table is reported at the first new one.
  @Test(arguments: [["--since", "HEAD"], ["--baseline", "known.txt"]])
  func addedFindingsOfTablesAreReported(_ options: [String]) async throws {
    let table = { (keys: [String]) in keys.map { "\"\($0)\" = \"\($0)\";\n" }.joined() }
    try folder.write(["App/en.lproj/Old.strings": table(["Tea", "Milk"]), "App/de.lproj/Old.strings": table(["Tea"])])
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "tables")
    _ = try await strex("lint", "--update-baseline", "--baseline", "known.txt")
    #expect(try await ToolRun.strex(["lint"] + options, in: folder).code == 0)
    try folder.write(["App/en.lproj/Old.strings": table(["Tea", "Milk", "Bun"])])
    let run = try await ToolRun.strex(["lint"] + options, in: folder)
    let message = "2 of 3 strings in de are not translated (new: \"Bun\") [untranslated]\n"
    #expect(run.output == "App/en.lproj/Old.strings:3:1: error: \(message)", "\(run)")
  }

  @Test func renamedFilesKeepTheirFindings() async throws {
    try folder.git("mv", "App/V.swift", "App/W.swift")
    #expect(try await strex("audit", "--since", "HEAD").code == 0)
    #expect(try await strex("audit", "App/W.swift", "--since", "HEAD").code == 0)
    #expect(try await strex("sync", "--check", "--since", "HEAD").code == 0)
  }

  @Test func changesOfAnotherBranchDoNotCount() async throws {
    try folder.git("checkout", "-qb", "other")
    try folder.write(["App/V.swift": Self.source("Tea ", "Milk")])
    try folder.git("commit", "-qam", "fixed there")
    try folder.git("checkout", "-q", "-")
    #expect(try await strex("audit", "--since", "other").code == 0)
  }

  @Test(arguments: [
    (["lint", "--since", "nowhere"], "unknown commit `nowhere`"),
    (["audit", "--since=--all"], "unknown commit `--all`"),
    (["sync", "--since", "HEAD"], "--since needs --check"),
    (["lint", "--since", "HEAD", "--baseline", "b", "--update-baseline"], "cannot be combined"),
    (["sync", "--check", "--baseline", "none"], "use `--update-baseline` to create it"),
  ])
  func invalidRequestsExitWith2(_ arguments: [String], _ message: String) async throws {
    let run = try await ToolRun.strex(arguments, in: folder)
    #expect(run.code == 2 && run.errors.contains(message), "\(run)")
  }

  @Test func syncAndStatusAcceptBaselines() async throws {
    for command in [["sync", "--check"], ["status"]] {
      let wrote = try await ToolRun.strex(
        command + ["--baseline", "\(command[0]).txt", "--update-baseline"], in: folder)
      #expect(wrote.code == 0 && wrote.errors.contains("\(command[0]).txt: wrote 1 finding\n"), "\(wrote)")
      #expect(try await ToolRun.strex(command + ["--baseline", "\(command[0]).txt"], in: folder).code == 0)
    }
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(("Bun", []), ("Tea ", CatalogText.translated("Tee")), ("Milk", [])),
      "App/V.swift": Self.source("Tea ", "Milk", "Jam", "Bun", "Salt"),
    ])
    let check = try await strex("sync", "--check", "--baseline", "sync.txt")
    #expect(check.code == 1 && check.output.contains("Salt") && !check.output.contains("Jam"), "\(check)")
    let status = try await strex("status", "--baseline", "status.txt")
    #expect(status.code == 1 && status.errors.contains("not translated (new: \"Bun\")"), "\(status)")
  }
}
