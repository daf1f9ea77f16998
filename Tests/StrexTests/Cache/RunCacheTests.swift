import Foundation
import ProjectTestSupport
import TestSupport
import Testing

@testable import FileSystem
@testable import IncrementalExtraction
@testable import ProjectModel
@testable import strex

/// Tests that a run over the index repeats its former output if nothing has changed, and only then.
@Suite struct RunCacheTests {
  private let project: StagedProject

  init() throws { project = try StagedProject() }

  private var folder: String { project.folder(".git/strex") }

  private var answers: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { $0.hasPrefix("answer-") }.sorted().map { folder + "/" + $0 }
  }

  private func check(_ arguments: String..., folder: TemporaryFolder? = nil) async throws -> ToolRun {
    try await ToolRun.strex(["sync", "--staged", "--check"] + arguments, in: folder ?? project.folder)
  }

  private func view(_ key: String) -> String {
    StagedProject.view.replacingOccurrences(of: "Score:", with: key)
  }

  /// Replaces the output of the only cached answer.
  private func forge(_ text: String) throws {
    let path = try #require(answers.first)
    let key = try #require(Digest(digits: String(FilePath(path).name.dropFirst("answer-".count))))
    let forged = CachedRun(texts: [.init(text: text, descriptor: 1)], code: 0, facts: [])
    try Data(forged.bytes(for: key)).write(to: URL(fileURLWithPath: path))
  }

  @Test func cachedAnswerIsRepeated() async throws {
    try project.write("View.swift", view("Points:"))
    try project.git("add", ".")
    let first = try await check()
    #expect(first.code == 1 && answers.count == 1)
    let second = try await check()
    #expect(second.code == 1 && second.output == first.output && second.errors == first.errors)
    try forge("from the cache\n")
    #expect(try await check().output == "from the cache\n")
    #expect(try await check("--format", "github").output.contains("Points"))
    #expect(answers.count == 2)
  }

  @Test func stagedChangeInvalidatesTheAnswer() async throws {
    #expect(try await check().code == 0)
    try forge("old\n")
    try project.write("View.swift", view("Points:"))
    #expect(try await check().output == "old\n")
    try project.git("add", ".")
    #expect(try await check().code == 1)
    try project.git("reset", "-q", "--hard")
    #expect(try await check().output == "old\n")
    try project.write("notes.txt", "Nothing to do with strings.\n")
    try project.git("add", ".")
    #expect(try await check().output == "old\n")
    try project.write("Empty.swift", "")
    try project.git("add", "-N", ".")
    #expect(try await check().output != "old\n")
    try project.git("mv", "Model.swift", "Other.swift")
    #expect(try await check().output != "old\n")
  }

  @Test func filesReadFromDiskInvalidateTheAnswer() async throws {
    let small = try TemporaryFolder()
    try small.write(SmallProject.files())
    try small.write([".gitignore": "*.xcodeproj\nMade\n"])
    try small.git("init", "-q")
    try small.git("add", ".")
    try age(small("Made/Made.swift"), seconds: -1000)
    let before = try await check(folder: small)
    #expect(before.output.contains("\"made\""))
    // A file that was just written may change again without a new date.
    #expect(!FileManager.default.fileExists(atPath: small(".git/strex")))
    for name in ["Made/Made.swift", "Small.xcodeproj/project.pbxproj"] { try age(small(name)) }
    #expect(try await check(folder: small).output == before.output)
    #expect(try FileManager.default.contentsOfDirectory(atPath: small(".git/strex")).count == 1)
    try small.write(["Made/Made.swift": "import SwiftUI\nlet made = Text(\"mead\")\n"])
    try age(small("Made/Made.swift"), seconds: 50)
    #expect(try await check(folder: small).output.contains("\"mead\""))
    try small.write([".gitignore": "*.xcodeproj\n"])
    #expect(try await check(folder: small).output.contains("\"mead\"") == false)
    try FileManager.default.removeItem(atPath: small("Small.xcodeproj"))
    let folders = try await check(folder: small)
    #expect(folders.output != before.output && folders.output.contains("loose"))
  }

  private func age(_ path: String, seconds: Double = 100) throws {
    try FileManager.default.setAttributes([.modificationDate: Date() - seconds], ofItemAtPath: path)
  }

  @Test func damagedAnswersAreReplaced() async throws {
    let whole = try await check()
    let path = try #require(answers.first)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let key = try #require(Digest(digits: String(FilePath(path).name.dropFirst("answer-".count))))
    #expect(CachedRun(ContiguousArray(bytes), to: key)?.code == whole.code)
    for offset in bytes.indices {
      var damaged = bytes
      damaged[offset] ^= 1 << UInt8.random(in: 0..<8)
      #expect(CachedRun(ContiguousArray(damaged), to: key) == nil, "offset \(offset)")
      #expect(CachedRun(ContiguousArray(bytes.prefix(offset)), to: key) == nil)
    }
    for damaged in [Data(), bytes.dropLast(), Data(bytes.reversed()), Data("{}".utf8)] {
      try Data(damaged).write(to: URL(fileURLWithPath: path))
      let run = try await check()
      #expect(run.code == whole.code && run.output == whole.output)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    }
    try FileManager.default.removeItem(atPath: folder)
    try Data().write(to: URL(fileURLWithPath: folder))
    #expect(try await check().code == whole.code)
  }

  @Test func numberOfAnswersIsLimited() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for number in 0..<100 { try Data().write(to: URL(fileURLWithPath: folder + "/answer-\(number)")) }
    #expect(try await check().code == 0)
    #expect(answers.count == 32)
  }

  @Test func fixWithChangesIsNotCached() async throws {
    try project.write("View.swift", view("Points:"))
    try project.git("add", ".")
    #expect(try await project.sync("--staged", "--fix").output.contains("1 added"))
    #expect(answers.isEmpty)
    #expect(try await project.sync("--staged", "--fix").code == 0)
    #expect(answers.count == 1)
    #expect(try await project.sync("--staged", "--fix").output.isEmpty)
  }

  @Test func concurrentRunsDoNotInterfere() async throws {
    try project.write("View.swift", view("Points:"))
    try project.git("add", ".")
    let project = project
    let runs = try await withThrowingTaskGroup(of: Subprocess.self) { group in
      for _ in 0..<TestScale.count(2, full: 6) {
        group.addTask { try project.strex("sync", "--staged", "--check") }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(runs.map(\.output)).count == 1 && runs.allSatisfy { $0.code == 1 })
    #expect(answers.count == 1)
  }
}
