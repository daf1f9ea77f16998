import Foundation
import ProjectTestSupport
import TestSupport
import Testing

@testable import strex

/// Tests that cached runs print, write and stage the same as uncached runs, after any edits.
@Suite struct WarmRunTests {
  private static let reads = [
    "sync --check", "sync --dry-run", "sync --staged --check", "sync --staged --check --format github",
    "sync --staged --check --format json", "sync --check Harbour", "sync --staged --check App", "extract", "audit",
    "lint",
    "status",
  ]
  private static let writes = [
    "sync --staged --fix", "sync --staged --fix --allow-mass-stale", "sync", "sync --carry-renames", "sync Harbour",
    "sync --create-catalogs",
  ]

  @Test(arguments: TestScale.seeds(2, full: 4))
  func resultsDoNotDependOnEarlierRuns(seed: UInt64) async throws {
    var app = try EditedApp(seed: seed, hasTables: true)
    var random = SeededRandom(seed)
    for round in 1...TestScale.count(6, full: 10) {
      var edits: [String] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) { edits.append(try app.edit()) }
      try app.project.folder.age(round)
      for words in Self.reads.shuffled(using: &random).prefix(3) {
        try await expectAsWithoutCache(words, in: app.project, "seed \(seed), round \(round), \(words): \(edits)")
      }
      guard round.isMultiple(of: 2), let words = Self.writes.randomElement(using: &random) else { continue }
      try await expectAsWithoutCache(words, in: app.project, "seed \(seed), round \(round), \(words): \(edits)")
    }
  }

  /// A key that moves to a table receives the stale entry of another table, which is up to date itself.
  @Test func entryMovesFromAnUpToDateCatalog() async throws {
    let project = try StagedProject()
    try project.write(
      "Harbour/Shop.xcstrings", CatalogText.of(("Anchor", CatalogText.translated("Anker", state: "stale"))))
    try project.write("View.swift", StagedProject.view + "let anchor = Text(\"Anchor\")\n")
    try project.git("add", ".")
    _ = try await project.sync("--staged", "--check")
    try await expectAsWithoutCache("sync --staged --check", in: project, "check")
    try await expectAsWithoutCache("sync --staged --fix", in: project, "fix")
    #expect(try project.staged().contains("\"Anker\""))
  }

  private func expectAsWithoutCache(_ words: String, in project: StagedProject, _ comment: Comment) async throws {
    let words = words.split(separator: " ").map(String.init)
    let before = try FolderState(of: project.folder)
    let run = try await ToolRun.strex(words, in: project.folder)
    let after = try FolderState(of: project.folder)
    try before.restore(after)
    let whole = try await ToolRun.strex(words + ["--no-cache"], in: project.folder)
    #expect(run == whole, comment)
    let (warm, cold) = (after.files, try FolderState(of: project.folder).files)
    #expect(warm == cold, "\(comment): \(warm.filter { cold[$0.key] != $0.value }.keys.sorted())")
  }
}

/// The files of a work tree and its staged files.
private struct FolderState {
  /// The contents by name, and the list of staged files.
  private(set) var files: [String: Data] = [:]
  private let index: Data
  private let folder: TemporaryFolder
  private static let indexName = ".git/index"

  init(of folder: TemporaryFolder) throws {
    self.folder = folder
    index = try Data(contentsOf: URL(fileURLWithPath: folder(Self.indexName)))
    for case let name as String in FileManager.default.enumerator(atPath: folder(".")) ?? .init() {
      guard !name.hasPrefix(".git/"), let data = FileManager.default.contents(atPath: folder(name)) else { continue }
      files[name] = data
    }
    let words = ["git", "-C", folder("."), "ls-files", "-s"]
    files[""] = Data(try Subprocess.run("/usr/bin/env", words).output.utf8)
  }

  /// Restores the files and the index where a later state differs.
  func restore(_ later: FolderState) throws {
    for name in later.files.keys where files[name] == nil { try FileManager.default.removeItem(atPath: folder(name)) }
    for (name, data) in files where !name.isEmpty && later.files[name] != data {
      try data.write(to: URL(fileURLWithPath: folder(name)))
    }
    if index != later.index { try index.write(to: URL(fileURLWithPath: folder(Self.indexName))) }
  }
}
