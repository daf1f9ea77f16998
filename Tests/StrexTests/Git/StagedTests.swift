import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import strex

/// Tests `strex sync --staged --check`, which reads the index instead of the work tree.
@Suite struct StagedTests {
  private let project: StagedProject

  init() throws { project = try StagedProject() }

  private func check(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["sync", "--staged", "--check"] + arguments, in: project.folder)
  }

  private func view(_ key: String) -> String {
    StagedProject.view.replacingOccurrences(of: "Score:", with: key)
  }

  @Test func aStagedTypeChangesTheKeyInAnUnstagedView() async throws {
    try project.write("Model.swift", StagedProject.model.replacingOccurrences(of: "Int", with: "String"))
    #expect(try await check().code == 0)
    try project.git("add", "Model.swift")
    let run = try await check()
    #expect(run.code == 1)
    #expect(run.output.contains("View.swift:4:30: warning: \"Score: %@\" is missing from Localizable.xcstrings"))
    #expect(run.output.contains("\"Score: %lld\" is no longer used in code"))
    try project.write("Model.swift", StagedProject.model)
    #expect(try await check().code == 1)
    #expect(try await ToolRun.strex("sync", "--check", in: project.folder).code == 0)
  }

  @Test func onlyTheStagedPartOfAFileCounts() async throws {
    try project.write("View.swift", view("Points:"))
    try project.git("add", ".")
    try project.write("View.swift", view("Goals:"))
    let run = try await check("--format", "github")
    #expect(run.code == 1 && run.output.contains("Points: %25lld") && !run.output.contains("Goals"))
    #expect(try project.read("View.swift") == view("Goals:"))
  }

  @Test func untrackedAndRemovedFilesDoNotCount() async throws {
    try project.write("New.swift", "import SwiftUI\nlet new = Text(\"New\")\n")
    #expect(try await check().code == 0)
    try project.git("add", "New.swift")
    #expect(try await check().code == 1)
    try project.git("rm", "-q", "--cached", "New.swift", "View.swift")
    let run = try await check("--allow-mass-stale")
    #expect(run.code == 1 && run.output.contains("\"Score: %lld\" is no longer used in code"))
    #expect(!run.output.contains("New"))
    try project.git("reset", "-q", "--hard")
    try project.git("mv", "View.swift", "Renamed.swift")
    #expect(try await check().code == 0)
  }

  @Test func intentToAddDoesNotCount() async throws {
    try project.write("Sub/Localizable.xcstrings", CatalogText.of())
    try project.write("Sub/New.swift", "import SwiftUI\nlet new = Text(\"New\")\n")
    try project.git("add", "-N", ".")
    let run = try await check()
    #expect(run.code == 0 && run.errors.isEmpty)
    try project.git("add", ".")
    #expect(try await check().output.contains("\"New\" is missing from Sub/Localizable.xcstrings"))
  }

  @Test(arguments: ["a b.swift", "new\nline.swift", "käse – 乳酪.swift", "-q.swift", "tab\t\"quoted\\\".swift"])
  func unusualFileNamesAreHandled(_ name: String) async throws {
    try project.write(name, "import SwiftUI\nlet new = Text(\"New\")\n")
    try project.write("o\n d/Localizable.xcstrings", CatalogText.of())
    try project.write("o\n d/é.swift", "import SwiftUI\nlet odd = Text(\"Odd\")\n")
    try project.git("add", ".")
    let run = try await check("--format", "json")
    #expect(run.code == 1 && run.output.contains("\"New\"") && run.output.contains("\"Odd\""))
    let fix = try await project.sync("--staged", "--fix")
    #expect(fix.code == 0 && fix.errors.isEmpty)
    #expect(try project.staged() == CatalogText.of(("New", []), ("Score: %lld", [])))
    #expect(try project.staged("o\n d/Localizable.xcstrings") == CatalogText.of(("Odd", [])))
    #expect(try project.read("o\n d/Localizable.xcstrings") == CatalogText.of(("Odd", [])))
  }

  @Test func anUnbornBranchHasAnIndex() async throws {
    let folder = try TemporaryFolder()
    try folder.write(["A.swift": "import SwiftUI\nlet a = Text(\"A\")\n", "Localizable.xcstrings": CatalogText.of()])
    try folder.git("init", "-q")
    let none = try await ToolRun.strex("sync", "--staged", "--check", in: folder)
    #expect(none.code == 0 && none.errors.isEmpty)
    try folder.git("add", ".")
    let run = try await ToolRun.strex("sync", "--staged", "--check", in: folder)
    #expect(run.code == 1 && run.output.contains("\"A\" is missing from"))
  }

  @Test func conflictsAreReported() async throws {
    try project.git("checkout", "-qb", "other")
    try project.write("View.swift", view("Points:"))
    try project.git("commit", "-qam", "Two")
    try project.git("checkout", "-q", "-")
    try project.write("View.swift", view("Goals:"))
    try project.git("commit", "-qam", "Three")
    #expect(throws: FileError.self) { try project.git("merge", "-q", "other") }
    let run = try await check()
    #expect(run.code == 2 && run.errors.contains("View.swift: error: "))
    #expect(run.errors.contains("the file has a merge conflict"))
  }

  @Test func linksReferToStagedFiles() async throws {
    try project.git("mv", "View.swift", "Real.swift.txt")
    try project.write("Real.swift.txt", "")
    let link = project.folder("View.swift")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Other.swift")
    try project.write("Other.swift", view("Points:"))
    try project.git("add", "View.swift", "Other.swift")
    try project.write("Other.swift", view("Goals:"))
    let run = try await check()
    #expect(run.output.contains("Points: %lld") && !run.output.contains("Goals"))
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere.swift")
    try project.git("add", "View.swift")
    #expect(try await check().errors.contains("the staged link is broken"))
  }

  @Test func filtersDoNotApplyToStagedFiles() async throws {
    try project.git("config", "core.autocrlf", "true")
    for name in ["View.swift", "Localizable.xcstrings", "Model.swift"] {
      try FileManager.default.removeItem(atPath: project.folder(name))
    }
    try project.git("checkout", ".")
    #expect(try project.read().contains("\r\n"))
    #expect(try await check().code == 0)
    try project.write("View.swift", view("Points:").replacingOccurrences(of: "\n", with: "\r\n"))
    try project.git("add", ".")
    #expect(try await project.sync("--staged", "--fix").code == 0)
    #expect(try project.staged() == CatalogText.of(("Points: %lld", [])))
    #expect(try project.read() == CatalogText.of(("Points: %lld", [])).replacingOccurrences(of: "\n", with: "\r\n"))
    #expect(try project.output("diff", "--name-only").isEmpty)
  }

  @Test func indexOfASparseCheckoutIsComplete() async throws {
    try project.write("Far/Far.swift", "import SwiftUI\nlet far = Text(\"Far\")\n")
    try project.write("Near/Near.swift", "")
    try project.git("add", ".")
    try project.git("commit", "-qm", "Two")
    try project.git("sparse-checkout", "set", "--cone", "--sparse-index", "Near")
    #expect(!FileManager.default.fileExists(atPath: project.folder("Far")))
    let run = try await check()
    #expect(run.code == 1 && run.output.contains("Far/Far.swift:2:16: warning: \"Far\" is missing from"))
  }

  @Test(arguments: [(mark: "--skip-worktree", letter: "S"), ("--assume-unchanged", "h")])
  func indexFlagsAreKept(mark: String, letter: String) async throws {
    try project.write("Far.swift", "import SwiftUI\nlet far = Text(\"Far\")\n")
    try project.git("add", ".")
    try project.git("update-index", mark, "Localizable.xcstrings")
    #expect(try await project.sync("--staged", "--fix").code == 0)
    #expect(try project.staged().contains("\"Far\""))
    #expect(try project.output("ls-files", "-v", "Localizable.xcstrings").hasPrefix(letter + " "))
  }

  @Test func lfsPointersAreNotCatalogs() async throws {
    let digest = String(repeating: "a", count: 64)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 9\n"
    try project.write("Localizable.xcstrings", pointer)
    try project.git("add", ".")
    let run = try await check()
    #expect(run.code == 2 && run.errors.contains("this is a Git LFS pointer, not a catalog"))
  }

  @Test func stagedProjectsAndConfigurationCount() async throws {
    try project.write(".strex.json", "{\"routines\": [\"L10n\"]}")
    try project.write("L.swift", "func f() { L10n(\"Made\") }\n")
    try project.git("add", "L.swift")
    #expect(try await check().code == 0)
    try project.git("add", ".")
    #expect(try await check().output.contains("\"Made\" is missing from"))
    try project.write(".strex.json", "{")
    #expect(try await check().code == 1)
  }

  @Test func ignoredFilesAreReadFromDisk() async throws {
    let small = try TemporaryFolder()
    try small.write(SmallProject.files())
    try small.write([".gitignore": "*.xcodeproj\nMade\n"])
    try small.git("init", "-q")
    try small.git("add", ".")
    let staged = try await ToolRun.strex("sync", "--staged", "--check", in: small)
    let files = try await ToolRun.strex("sync", "--check", in: small)
    #expect(files.code == 1 && files.output.contains("\"made\""))
    #expect(staged.output == files.output)
    // The last two lines differ because they are about the commit and recommend another command.
    let (said, wanted) = (staged.errors.split(separator: "\n"), files.errors.split(separator: "\n"))
    #expect(said.dropLast(2) == wanted.dropLast(2) && said.last?.contains("sync --staged --fix`") == true)
  }

  @Test func incompatibleOptionsAreRejected() async throws {
    for words in [["--staged"], ["--fix"], ["--staged", "--fix", "--check"], ["--staged", "--check", "--isolated"]] {
      #expect(try await ToolRun.strex(["sync"] + words, in: project.folder).code == 2)
    }
    try project.write("Untracked.swift", "")
    try project.write("U.xcstrings", CatalogText.of())
    #expect(try await check("Untracked.swift").errors.contains("the file is not staged"))
    #expect(try await check("--catalog", "U.xcstrings").errors.contains("the file is not staged"))
    let other = try StagedProject()
    #expect(try await check(".", other.folder("")).errors.contains("paths in one working tree"))
  }
}
