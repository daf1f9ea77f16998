import Foundation
import ProjectTestSupport
import TestSupport
import Testing

@testable import FileSystem
@testable import IncrementalExtraction
@testable import ProjectModel
@testable import strex

/// Tests that a run over files on disk repeats its former output if nothing has changed, and only then.
@Suite struct RepeatedRunTests {
  private let folder: TemporaryFolder
  private let home: TemporaryFolder
  private let userCache: FilePath

  init() throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallProject.files())
    try self.init(around: folder)
    try age(0)
  }

  private func age(_ edits: Int) throws { try folder.age(edits) }

  private func strex(_ arguments: [String], at place: String = ".") async throws -> ToolRun {
    try await ToolRun.strex(arguments, in: folder, at: place, userCache: userCache)
  }

  /// The folder of cached answers, which is in the git directory if there is one.
  private var cache: String {
    FileManager.default.fileExists(atPath: folder(".git")) ? folder(".git/strex") : userCache.string
  }

  private var answers: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: cache)
    return (names ?? []).filter { $0.hasPrefix("answer-") }.sorted().map { cache + "/" + $0 }
  }

  /// Replaces the output of all cached answers but keeps their facts.
  private func forge() throws {
    for path in answers {
      let key = try #require(Digest(digits: String(FilePath(path).name.dropFirst("answer-".count))))
      let answer = try #require(CachedRun(try FileContents(of: path).bytes, to: key))
      let texts = [CachedRun.Text(text: "kept\n", descriptor: 1)]
      let forged = CachedRun(texts: texts, code: 0, facts: answer.facts, sources: answer.sources)
      try Data(forged.bytes(for: key)).write(to: URL(fileURLWithPath: path))
    }
  }

  static let commands = [
    ["extract"], ["extract", "--format", "json"], ["sync", "--check"], ["sync", "--dry-run"], ["audit"], ["lint"],
    ["status"], ["targets"], ["explain", "App/App.swift:2"],
  ]

  @Test(arguments: commands, [true, false])
  func unchangedRunIsRepeated(_ command: [String], isInWorkTree: Bool) async throws {
    if isInWorkTree { try folder.git("init", "-q") }
    let first = try await strex(command)
    #expect(answers.count == 1)
    let second = try await strex(command)
    #expect(second.output == first.output && second.errors == first.errors && second.code == first.code)
    try forge()
    #expect(try await strex(command).output == "kept\n")
    #expect(try await strex(command + ["--no-cache"]).output == first.output)
    #expect(try await strex(command + ["--quiet"]).output != "kept\n")
    // Commands that extract cache data for runs after edits, too.
    let count = ["extract", "sync", "lint"].contains(command[0]) ? 4 : 2
    #expect(try await strex(["cache", "clear"]).output.hasSuffix("removed \(count) files\n"))
    #expect(answers.isEmpty)
    #expect(try await strex(command).output == first.output)
  }

  /// A change of one input of a run.
  struct Change: CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (TemporaryFolder) throws -> Void
  }

  static let changes = [
    Change(testDescription: "a source of the same length") {
      try $0.write(["App/App.swift": "import SwiftUI\nlet app = Text(\"ape\")\n"])
    },
    Change(testDescription: "a new source") {
      try $0.write(["App/New.swift": "let new = NSLocalizedString(\"new\")\n"])
    },
    Change(testDescription: "a new source in a new folder") {
      try $0.write(["Specs/More/New.swift": "let new = NSLocalizedString(\"new\")\n"])
    },
    Change(testDescription: "a source is deleted") {
      try FileManager.default.removeItem(atPath: $0("Widget/Widget.swift"))
    },
    Change(testDescription: "another file of the same date and length") {
      let path = $0("App/App.swift")
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as Any
      try $0.write(["App/Other": "import SwiftUI\nlet app = Text(\"ape\")\n"])
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: $0("App/Other"))
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.moveItem(atPath: $0("App/Other"), toPath: path)
    },
    Change(testDescription: "git ignores a folder") { try $0.write([".gitignore": "Widget\n"]) },
    Change(testDescription: "a catalog") {
      try $0.write(["App/Localizable.xcstrings": CatalogText.of(("app", []))])
    },
    Change(testDescription: "settings") { try $0.write([".strex.json": "{\"exclude\": [\"Widget\"]}"]) },
    Change(testDescription: "the project") {
      try $0.write(SmallProject.files(settings: "SWIFT_EMIT_LOC_STRINGS = NO;"))
    },
    Change(testDescription: "the project is deleted") {
      try FileManager.default.removeItem(atPath: $0("Small.xcodeproj"))
    },
  ]

  @Test(arguments: changes, [true, false])
  func changeIsDetected(_ change: Change, isInWorkTree: Bool) async throws {
    if isInWorkTree { try folder.git("init", "-q") }
    let commands = Self.commands.prefix(TestScale.count(1, full: Self.commands.count))
    for command in commands { _ = try await strex(command) }
    try forge()
    for command in commands { #expect(try await strex(command).output == "kept\n") }
    try change.make(folder)
    try age(7)
    for command in commands {
      let run = try await strex(command)
      let whole = try await strex(command + ["--no-cache"])
      // Answers that do not depend on the change are repeated.
      if run.output == "kept\n", command.first == "explain" { continue }
      #expect(run.output == whole.output && run.errors == whole.errors && run.code == whole.code, "\(command)")
    }
    #expect(try await strex(["extract"]).output != "kept\n")
  }

  @Test(arguments: TestScale.seeds(1, full: 8))
  func randomEditsAreDetected(seed: UInt64) async throws {
    var app = try EditedApp(seed: seed)
    let commands = [["extract"], ["sync", "--check"], ["audit"], ["lint"]]
    for round in 1...14 {
      let edit = try app.edit()
      let tests = try RepeatedRunTests(around: app.project.folder)
      try tests.age(round)
      for command in commands {
        let runs = [try await tests.strex(command), try await tests.strex(command)]
        let whole = try await tests.strex(command + ["--no-cache"])
        for run in runs {
          #expect(run.output == whole.output && run.errors == whole.errors && run.code == whole.code, "\(edit)")
        }
      }
    }
  }

  private init(around folder: TemporaryFolder) throws {
    self.folder = folder
    home = try TemporaryFolder()
    userCache = try FilePath(resolving: home(".")).appending("strex")
  }

  @Test func runThatWritesIsNotCached() async throws {
    try folder.git("init", "-q")
    let first = try await strex(["sync"])
    #expect(first.output.contains("added") && answers.isEmpty)
    // A file that was just written may change again.
    let second = try await strex(["sync"])
    #expect(second.output == "all catalogs are up to date\n" && answers.isEmpty)
    try age(1)
    #expect(try await strex(["sync"]).output == "all catalogs are up to date\n")
    #expect(answers.count == 1)
    try forge()
    #expect(try await strex(["sync"]).output == "kept\n")
    try folder.write(["App/App.swift": "import SwiftUI\nlet app = Text(\"ape\")\n"])
    #expect(try await strex(["sync"]).output.contains("1 added"))
  }

  @Test func damagedAnswersAreIgnored() async throws {
    try folder.git("init", "-q")
    let whole = try await strex(["extract"])
    let path = try #require(answers.first)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for damaged in [Data(), bytes.dropLast(), Data(bytes.reversed()), Data("answer".utf8)] {
      try Data(damaged).write(to: URL(fileURLWithPath: path))
      let run = try await strex(["extract"])
      #expect(run.output == whole.output && run.code == whole.code)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    }
  }

  @Test func linkedWorkTreesShareAFolder() async throws {
    try folder.git("init", "-q")
    try folder.git("-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-q", "--allow-empty", "-m", "One")
    try folder.git("worktree", "add", "-q", "Linked")
    try folder.write(["Linked/Linked.swift": "import SwiftUI\nlet linked = Text(\"linked\")\n"])
    try age(1)
    #expect(try await strex(["extract"], at: "Linked").output.contains("linked"))
    #expect(answers.count == 1)
  }

  @Test func aProcessRepeatsARun() throws {
    try folder.git("init", "-q")
    let first = try Subprocess.strex("extract", in: folder)
    try forge()
    #expect(try Subprocess.strex("extract", in: folder).output == "kept\n")
    #expect(try Subprocess.strex("extract", "--no-cache", in: folder).output == first.output)
  }

  @Test func repeatedRunWritesItsStamp() throws {
    try folder.git("init", "-q")
    let words = ["sync", "--check", "--exit-zero", "--stamp", "done"]
    for _ in 1...2 {
      let run = try Subprocess.run(Subprocess.builtTool, words, in: folder.path.string)
      #expect(run.code == 0 && run.errors.contains("warning:"))
      #expect(answers.count == 1)
      try FileManager.default.removeItem(atPath: folder("done"))
    }
    try forge()
    #expect(try Subprocess.run(Subprocess.builtTool, words, in: folder.path.string).output == "kept\n")
    #expect(FileManager.default.fileExists(atPath: folder("done")))
    let elsewhere = ["sync", "--check", "--exit-zero", "--stamp", "no/such/folder"]
    let refused = try Subprocess.run(Subprocess.builtTool, elsewhere, in: folder.path.string)
    #expect(refused.code == 2 && refused.errors.contains("no/such/folder: error: cannot be written"))
  }
}
