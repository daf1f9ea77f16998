import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests messages about strings whose catalogs are not read because of their state in git or their names.
@Suite struct AbsentCatalogTests {
  private let folder: TemporaryFolder
  private let menu = CatalogText.of(("Bye", CatalogText.translated("Ade")))

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/App.swift": "import SwiftUI\nlet a = Text(\"Hello\")\nlet b = Text(\"Bye\", tableName: \"Menu\")\n",
      "App/Localizable.xcstrings": CatalogText.of(("Hello", [])), "App/Menu.xcstrings": menu,
    ])
    try folder.git("init", "-q")
  }

  private func commit() throws {
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "One")
  }

  /// Expects a failed check whose only advice is the command, which makes the check succeed.
  private func expectRepair(_ reason: String, _ words: [String], _ check: String...) async throws {
    let words = words + ["App/Menu.xcstrings"]
    let run = try await ToolRun.strex(["sync", "--check"] + check, in: folder)
    #expect(run.code == 1 && run.errors.contains("because App/Menu.xcstrings \(reason)"), "\(run)")
    #expect(run.errors.contains("help: run `git \(words.joined(separator: " "))`\n"), "\(run)")
    #expect(!run.errors.contains("--create-catalogs"), "\(run)")
    try folder.git(words)
    #expect(try await ToolRun.strex(["sync", "--check"] + check, in: folder).code == 0)
  }

  @Test func deletedCatalogIsCheckedOut() async throws {
    try commit()
    try FileManager.default.removeItem(atPath: folder("App/Menu.xcstrings"))
    let created = try await ToolRun.strex("sync", "--create-catalogs", in: folder)
    #expect(created.code == 0 && !FileManager.default.fileExists(atPath: folder("App/Menu.xcstrings")), "\(created)")
    let audit = try await ToolRun.strex("audit", in: folder)
    #expect((audit.output + audit.errors).contains("help: run `git checkout -- App/Menu.xcstrings`"), "\(audit)")
    try await expectRepair("is deleted in the working tree", ["checkout", "--"])
    #expect(try folder.read("App/Menu.xcstrings") == menu)
  }

  @Test func untrackedCatalogIsStaged() async throws {
    try folder.git("add", "App/App.swift", "App/Localizable.xcstrings")
    try await expectRepair("is not staged", ["add"], "--staged")
  }

  @Test func ignoredCatalogIsAddedByForce() async throws {
    try folder.write([".gitignore": "Menu.xcstrings\n"])
    try commit()
    try await expectRepair("is ignored by git", ["add", "-f"])
  }

  @Test func missingCatalogsReplaceTheAdviceToCreateOnes() async throws {
    try commit()
    try FileManager.default.removeItem(atPath: folder("App/Menu.xcstrings"))
    try FileManager.default.removeItem(atPath: folder("App/Localizable.xcstrings"))
    let run = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(run.code == 2 && run.errors.contains("no string catalog found [no-catalog]\nhelp: run `git "), "\(run)")
  }

  @Test func nameInAnotherCaseIsRenamed() async throws {
    try FileManager.default.moveItem(atPath: folder("App/Menu.xcstrings"), toPath: folder("App/menu.xcstrings"))
    let run = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(run.errors.contains("the name of App/menu.xcstrings differs in case from \"Menu\""), "\(run)")
    #expect(run.errors.contains("help: run `git mv App/menu.xcstrings App/Menu.xcstrings`"), "\(run)")
    _ = try await ToolRun.strex("sync", "--create-catalogs", in: folder)
    #expect(!FileManager.default.fileExists(atPath: folder("App/Menu.xcstrings")), "a Mac keeps only one of both")
  }

  @Test func conflictNamesTheMerge() async throws {
    try folder.write(["App/Menu.xcstrings": "<<<<<<< ours\n{}\n=======\n{ }\n>>>>>>> theirs\n"])
    for command in ["sync", "lint", "status"] {
      let run = try await ToolRun.strex(command, in: folder)
      #expect(run.code == 2 && run.errors.contains("help: during a merge, run `strex merge --unmerged`"), "\(run)")
    }
  }
}
