import Foundation
import ProjectTestSupport
import TestSupport
import Testing

@testable import FileSystem
@testable import IncrementalExtraction
@testable import ProjectAnalysis
@testable import ProjectLoading
@testable import ProjectModel
@testable import StringExtraction
@testable import strex

/// Tests that extractions of staged sources are cached by blob: later runs read only changed sources and their
/// dependents, and report the same as a full run.
@Suite struct StagedExtractionTests {
  private static func check(_ project: StagedProject) async throws -> ToolRun {
    let cache = project.folder("\(project.root)/.git/strex")
    for name in (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? [] where name.hasPrefix("answer-") {
      try FileManager.default.removeItem(atPath: cache + "/" + name)
    }
    return try await ToolRun.strex(["sync", "--staged", "--check"], in: project.folder)
  }

  @Test(arguments: TestScale.seeds(1, full: 6)) func cachedExtractionsChangeNoResult(seed: UInt64)
    async throws
  {
    var app = try EditedApp(seed: seed)
    let cache = app.project.folder(".git/strex")
    _ = try await Self.check(app.project)
    for _ in 0..<14 {
      let edit = try app.edit()
      let kept = try await Self.check(app.project)
      try FileManager.default.moveItem(atPath: cache, toPath: cache + ".aside")
      let whole = try await Self.check(app.project)
      try FileManager.default.removeItem(atPath: cache)
      try FileManager.default.moveItem(atPath: cache + ".aside", toPath: cache)
      #expect(kept.output == whole.output && kept.errors == whole.errors && kept.code == whole.code, "\(edit)")
    }
  }

  /// The sources that are read again after an edit.
  struct Case: CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    let read: [String]
    var testDescription: String { "\(name): \(old) to \(new)" }
  }

  static let cases = [
    Case(name: "App/OrderView.swift", old: "Orders", new: "All orders", read: ["OrderView.swift"]),
    // Other code uses only the signature of a function.
    Case(name: "Shared/Store.swift", old: "fatalError()", new: "preconditionFailure()", read: ["Store.swift"]),
    Case(
      name: "App/Order.swift", old: "count: Int", new: "count: String",
      read: ["Extensions.swift", "Order.swift", "OrderView.swift", "Store.swift"]),
    // No other code uses the added or removed declaration.
    Case(name: "App/Order.swift", old: "  let total", new: "  func added() {}\n  let total", read: ["Order.swift"]),
    Case(name: "App/Order.swift", old: "  enum State { case open }\n", new: "", read: ["Order.swift"]),
    // A stored property is a parameter of the initializer, too.
    Case(
      name: "App/Row.swift", old: "let value", new: "var other = 1\n  let value",
      read: ["OrderView.swift", "Row.swift"]),
    // The type of the score reaches the view through another type.
    Case(
      name: "Model.swift", old: "score: Int", new: "score: String",
      read: ["Model.swift", "OrderView.swift", "View.swift"]),
    Case(
      name: "App/Row.swift", old: "LocalizedStringKey", new: "String", read: ["OrderView.swift", "Row.swift"]),
    // The argument of an unknown function's call determines the types of literals in other calls.
    Case(
      name: "App/Chats.swift", old: "ChatButton(title", new: "ChatButton(key", read: ["Bubble.swift", "Chats.swift"]),
    Case(name: "App/Chats.swift", old: "String", new: "LocalizedStringKey", read: ["Bubble.swift", "Chats.swift"]),
  ]

  @Test(arguments: cases) func onlyAffectedSourcesAreReadAgain(_ edit: Case) async throws {
    let project = try EditedApp(seed: 0).project
    let first = try await Run(project, listsSources: false)
    let extractions = try #require(await CachedExtractions(reading: first.project, first.staged))
    let text = try project.read(edit.name)
    try project.write(edit.name, text.replacingOccurrences(of: edit.old, with: edit.new))
    try project.git("add", ".")
    let second = try await Run(project, listsSources: true)
    let update = await CachedExtractions(
      extractions.cache(with: []), updatedFor: second.project, second.staged, ToolRun.sdk)
    #expect(update?.changes.map(\.path.name).sorted() == edit.read)
  }

  /// The input of a run over the index.
  private struct Run {
    let staged: StagedFiles
    let project: Project

    init(_ app: StagedProject, listsSources: Bool) async throws {
      let request = try app.folder.syncRequest("--staged", "--check", app.folder("")).project
      let named = try request.named()
      let list = try StagedList(around: named, from: request.currentFolder)
      staged = try StagedFiles(list, around: named, readsAll: !listsSources)
      project = try await Project(
        request, ToolRun.sdk, staged: staged, listsSources: listsSources)
    }
  }

  /// The first run on disk only leaves a marker, the second caches its extractions, and the third reads as little as a
  /// run over the index.
  @Test(arguments: cases) func runsOnDiskReadOnlyAffectedSourcesAgain(_ edit: Case) async throws {
    let app = try EditedApp(seed: 0).project
    let request = try app.folder.syncRequest("--check", app.folder("")).project
    let store = try #require(
      ExtractionCacheStore(around: FilePath(app.folder("")), user: nil, RunKey(request: "", paths: [])))
    let first = try await DiskInput(store, request, ToolRun.sdk) { _ in }
    #expect(first.extractions == nil && store.cache == nil && store.isExpected)
    let second = try await DiskInput(store, request, ToolRun.sdk) { _ in }
    #expect(
      second.extractions?.changes.isEmpty == true && store.cache?.sources.count == second.project.sources.paths.count)
    let text = try app.read(edit.name)
    try app.write(edit.name, text.replacingOccurrences(of: edit.old, with: edit.new))
    let third = try await DiskInput(store, request, ToolRun.sdk) { _ in }
    #expect(third.extractions?.changes.map(\.path.name).sorted() == edit.read)
    let whole = try await DiskInput(nil, request, ToolRun.sdk) { _ in }
    #expect(whole.extractions == nil)
    func strings(_ input: DiskInput) async -> Extraction {
      await input.project.extraction(of: input.project.sources.selected, known: input.extractions)
    }
    let (kept, anew) = (await strings(third), await strings(whole))
    #expect("\(kept.strings)" == "\(anew.strings)" && "\(kept.untyped)" == "\(anew.untyped)")
    #expect(kept.diagnostics == anew.diagnostics)
  }

  @Test func damagedExtractionsAreReplaced() async throws {
    let project = try EditedApp(seed: 0).project
    let whole = try await Self.check(project)
    let cache = project.folder(".git/strex")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: cache).first { $0.hasPrefix("readings-") })
    let path = cache + "/" + name
    let key = try #require(Digest(digits: String(name.dropFirst("readings-".count))))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(ExtractionCache(at: FilePath(path), key: key)?.sources.count == 9)
    #expect(ExtractionCache(at: FilePath(path), key: Digest()) == nil)
    for offset in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[offset] ^= 1 << UInt8(offset % 8)
      try damaged.write(to: URL(fileURLWithPath: path))
      #expect(ExtractionCache(at: FilePath(path), key: key) == nil, "offset \(offset)")
    }
    try bytes.dropLast(3).write(to: URL(fileURLWithPath: path))
    let again = try await Self.check(project)
    #expect(again.output == whole.output && again.code == whole.code)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }
}
