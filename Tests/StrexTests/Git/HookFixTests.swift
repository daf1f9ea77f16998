import Foundation
import ProjectTestSupport
import TestSupport
import Testing

@testable import strex

/// Tests commits whose hook syncs the catalogs.
@Suite struct HookFixTests {
  private let project: StagedProject
  private let points = CatalogText.of(("Points: %lld", []))

  init() throws {
    project = try StagedProject()
    #expect(try project.strex("hook", "install", "--fix").code == 0)
  }

  private func view(_ key: String) -> String {
    StagedProject.view.replacingOccurrences(of: "Score:", with: key)
  }

  /// Expects the same catalog in the commit, the index and the work tree.
  private func expect(_ catalog: String, in project: StagedProject, isClean: Bool = true) throws {
    #expect(try project.committed() == catalog)
    #expect(try project.staged() == catalog)
    #expect(try project.read() == catalog)
    if isClean { #expect(try project.output("status", "--porcelain").isEmpty) }
  }

  private static let kinds = [
    [], ["-a"], ["--", "View.swift"], ["--amend"], ["-i", "View.swift"], ["-a", "--amend"],
  ]

  @Test(arguments: TestScale.some(3, of: kinds))
  func everyKindOfCommitIsFixed(_ words: [String]) throws {
    try project.write("View.swift", view("Points:"))
    if words.isEmpty || words == ["--amend"] { try project.git("add", ".") }
    let result = try Subprocess.run(
      "/usr/bin/env", ["git", "-C", project.folder(""), "commit", "-qm", "Next"] + words)
    #expect(result.code == 0, "\(result.errors)")
    try expect(points, in: project)
  }

  /// With a filter such as Git LFS, git stores something other than the catalog.
  @Test(arguments: ["--check", "--fix"])
  func filteredCatalogMessageNamesTheRemedy(_ mode: String) throws {
    try project.git("config", "filter.vault.clean", "sed s/^/vault:/")
    try project.git("config", "filter.vault.smudge", "sed s/^vault://")
    try project.write(".gitattributes", "*.xcstrings filter=vault\n")
    try project.git("add", "--renormalize", ".")
    try project.write("View.swift", view("Points:"))
    try project.git("add", ".")
    let before = try project.staged()
    #expect(before.hasPrefix("vault:{"))
    let run = try project.strex("sync", "--staged", mode)
    #expect(run.code == 2, "\(run.errors)")
    #expect(
      run.errors.hasPrefix(
        "Localizable.xcstrings: error: git stores the output of the .gitattributes filter `vault` instead of the catalog"
      ))
    #expect(run.errors.contains("help: add `*.xcstrings -filter` to .gitattributes and stage the file again"))
    #expect(try project.staged() == before)
    #expect(try project.read() == CatalogText.of(("Score: %lld", [])))
    // The recommended steps work, and a comparison with the last commit names the filter, too.
    try project.write(".gitattributes", "*.xcstrings filter=vault\n*.xcstrings -filter\n")
    try project.git("add", "--renormalize", ".")
    #expect(try project.strex("sync", "--staged", "--fix").code == 0)
    #expect(try project.staged().contains("\"Points: %lld\"") && !project.staged().contains("vault:"))
  }

  @Test func partialCommitKeepsOtherStagedFiles() throws {
    try project.write("Other.swift", "import SwiftUI\nlet other = Text(\"Other\")\n")
    try project.write("Localizable.xcstrings", CatalogText.of(("Other", []), ("Score: %lld", [])))
    try project.git("add", ".")
    try project.write("View.swift", view("Points:"))
    #expect(try project.commit("--", "View.swift").code == 0)
    #expect(try project.committed() == points)
    #expect(try project.staged() == CatalogText.of(("Other", []), ("Points: %lld", [])))
    #expect(try project.read() == project.staged())
    #expect(try project.output("status", "--porcelain") == "M  Localizable.xcstrings\nA  Other.swift\n")
  }

  /// Other staged catalogs may be unable to receive an entry that moves in the commit.
  @Test func unreceivableEntryStaysInTheIndex() throws {
    let score = ("Score: %lld", CatalogText.translated("Punkte"))
    try project.write("Localizable.xcstrings", CatalogText.of(score))
    try project.write("Port.xcstrings", CatalogText.of())
    try project.git("add", ".")
    #expect(try project.commit().code == 0)
    try project.write("Port.xcstrings", "{")
    try project.git("add", ".")
    try project.write("View.swift", view("Score:").replacing("score)\")", with: "score)\", tableName: \"Port\")"))
    let run = try project.commit("--", "View.swift")
    #expect(run.code == 0 && run.errors.contains("the git index was not updated"), "\(run.errors)")
    #expect(try project.committed() == CatalogText.of() && project.committed("Port.xcstrings") == CatalogText.of(score))
    #expect(try project.staged() == CatalogText.of(score) && project.read() == CatalogText.of(score))
    #expect(try project.staged("Port.xcstrings") == "{")
  }

  #if os(Linux)
    /// File names of other systems are always UTF-8.
    @Test func unstageableCatalogPreventsTheMove() throws {
      let score = ("Score: %lld", CatalogText.translated("Punkte"))
      try project.write("Localizable.xcstrings", CatalogText.of(score))
      try project.write("Port.xcstrings", CatalogText.of())
      let move = "cd \"$1\" && odd=$(printf 'Ap\\351') && mkdir \"$odd\" && mv Port.xcstrings \"$odd\""
      #expect(try Subprocess.run("/bin/sh", ["-c", move, "sh", project.folder("")]).code == 0)
      try project.write("View.swift", view("Score:").replacing("score)\")", with: "score)\", tableName: \"Port\")"))
      try project.git("add", ".")
      let run = try project.strex("sync", "--staged", "--fix")
      #expect(run.code == 2 && run.errors.contains("cannot be staged"), "\(run.errors)")
      #expect(try project.staged() == CatalogText.of(score) && project.read() == CatalogText.of(score))
    }
  #endif

  @Test func unstagedCatalogEditsAreKept() throws {
    let german = CatalogText.translated("Punkte")
    try project.write("Localizable.xcstrings", CatalogText.of(("Hand made", german), ("Score: %lld", german)))
    try project.write("View.swift", view("Points:"))
    try project.git("add", "View.swift")
    #expect(try project.commit().code == 0)
    #expect(try project.committed() == points && project.staged() == points)
    #expect(
      try project.read() == CatalogText.of(("Hand made", german), ("Points: %lld", []), ("Score: %lld", german)))
    try project.write("Localizable.xcstrings", "{")
    try project.write("View.swift", view("Goals:"))
    try project.git("add", "View.swift")
    let run = try project.commit()
    #expect(run.code == 0 && run.errors.contains("the file in the working tree was not changed ("))
    #expect(try project.read() == "{")
    #expect(try project.committed() == CatalogText.of(("Goals: %lld", [])))
  }

  /// Git converts line ends, so only other differences are edits of an entry.
  @Test func convertedLineEndsAreNotEdits() throws {
    func catalog(_ text: String, _ more: (key: String, lines: [String])...) -> String {
      CatalogText.of([("Hand made", CatalogText.translated(text))] + more)
    }
    let german = CatalogText.translated("Punkte")
    try project.write("Localizable.xcstrings", catalog("A", ("Score: %lld", german)))
    try project.write("Other.swift", "import SwiftUI\nlet other = Text(\"Hand made\")\n")
    try project.git("add", ".")
    #expect(try project.commit().code == 0)
    try project.git("config", "core.autocrlf", "true")
    let edited = catalog("B", ("Score: %lld", german))
    try project.write("Localizable.xcstrings", edited.replacing("\n", with: "\r\n"))
    try project.write("View.swift", view("Points:"))
    try project.git("add", "View.swift")
    #expect(try project.commit().code == 0)
    let more = [("Points: %lld", []), ("Score: %lld", CatalogText.translated("Punkte", state: "stale"))]
    #expect(try project.committed() == catalog("A", more[0], more[1]))
    #expect(try project.read() == catalog("B", more[0], more[1]).replacing("\n", with: "\r\n"))
  }

  @Test func unstagedSourcesAreNotCommitted() throws {
    try project.write("View.swift", view("Points:"))
    try project.git("add", ".")
    try project.write("View.swift", view("Goals:"))
    #expect(try project.commit().code == 0)
    try expect(points, in: project, isClean: false)
    #expect(try project.output("status", "--porcelain") == " M View.swift\n")
  }

  @Test func catalogDeletedFromTheWorkTreeIsNotRestored() throws {
    try project.write("View.swift", view("Points:"))
    try project.git("add", ".")
    try FileManager.default.removeItem(atPath: project.folder("Localizable.xcstrings"))
    #expect(try project.commit().code == 0)
    #expect(try project.committed() == points)
    #expect(try project.output("status", "--porcelain") == " D Localizable.xcstrings\n")
  }

  @Test func problemsPreventTheCommit() throws {
    try project.write("Localizable.xcstrings", "{")
    try project.write("View.swift", view("Points:"))
    try project.git("add", ".")
    let run = try project.commit()
    #expect(run.code == 1 && run.errors.contains("Localizable.xcstrings:1:2: error:"))
    #expect(try project.output("log", "--oneline").split(separator: "\n").count == 1)
  }

  @Test func aLinkedWorkTreeHasItsOwnIndex() throws {
    let other = try TemporaryFolder()
    try project.git("worktree", "add", "-q", other("tree"))
    try other.write(["tree/View.swift": view("Points:")])
    for words in [["-a"], ["--", "View.swift"]] {
      let name = words == ["-a"] ? "Points" : "Goals"
      try other.write(["tree/View.swift": view("\(name):")])
      let run = try Subprocess.run(
        "/usr/bin/env", ["git", "-C", other("tree"), "commit", "-qm", "Next"] + words)
      #expect(run.code == 0, "\(run.errors)")
      let catalog = CatalogText.of(("\(name): %lld", []))
      #expect(try other.read("tree/Localizable.xcstrings") == catalog)
      let status = try Subprocess.run("/usr/bin/env", ["git", "-C", other("tree"), "status", "--porcelain"])
      #expect(status.output.isEmpty)
    }
    #expect(try project.read() == CatalogText.of(("Score: %lld", [])))
    #expect(try project.output("status", "--porcelain").isEmpty)
  }

  @Test func aSubmoduleHasItsOwnHookAndIndex() async throws {
    let outer = try StagedProject()
    try outer.folder.git("submodule", "add", "-q", project.folder(""), "Kit")
    try outer.git("commit", "-qm", "Two")
    let kit = outer.folder("Kit")
    for words in [["config", "user.name", "Tester"], ["config", "user.email", "tester@example.com"]] {
      #expect(try Subprocess.run("/usr/bin/env", ["git", "-C", kit] + words).code == 0)
    }
    #expect(try Subprocess.run(Subprocess.builtTool, ["hook", "install", "--fix"], in: kit).code == 0)
    try outer.folder.write(["Kit/View.swift": view("Points:")])
    let run = try Subprocess.run("/usr/bin/env", ["git", "-C", kit, "commit", "-qm", "Next", "--", "View.swift"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(try outer.folder.read("Kit/Localizable.xcstrings") == points)
    #expect(try Subprocess.run("/usr/bin/env", ["git", "-C", kit, "status", "--porcelain"]).output.isEmpty)
    // The outer commit contains only the submodule's commit, so the outer hook does not check the submodule's catalogs.
    try outer.folder.write(["Kit/View.swift": view("Goals:")])
    #expect(try await outer.sync("--staged", "--check").code == 0)
    #expect(try await outer.sync("--staged", "--fix").code == 0)
    #expect(try outer.folder.read("Kit/Localizable.xcstrings") == points)
  }

  @Test func aNewCatalogIsStaged() async throws {
    try project.write("Table.swift", "import Foundation\nlet t = String(localized: \"T\", table: \"Table\")\n")
    try project.git("add", ".")
    #expect(try await project.sync("--staged", "--fix", "--create-catalogs").code == 0)
    #expect(try project.staged("Table.xcstrings") == CatalogText.of(("T", [])))
    #expect(try project.read("Table.xcstrings") == CatalogText.of(("T", [])))
  }

  /// After the commit, the renamed key is no longer a recent change.
  @Test func adviceForRenamesWorksAfterTheCommit() throws {
    try project.write("Localizable.xcstrings", CatalogText.of(("Score: %lld", CatalogText.translated("Punkte: %lld"))))
    try project.git("add", ".")
    #expect(try project.commit().code == 0)
    try project.write("View.swift", view("Scores:"))
    try project.git("add", ".")
    let commit = try project.commit()
    #expect(commit.code == 0 && commit.errors.contains("help: run `strex sync --carry-all-renames` after"), "\(commit)")
    #expect(try project.strex("sync", "--carry-all-renames").code == 0)
    #expect(try project.read().contains("needs_review"))
  }
}
