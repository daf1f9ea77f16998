import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import IncrementalExtraction
@testable import ProjectModel
@testable import strex

/// Tests that a run after an edit repeats the former output if the extraction is the same, and only then.
@Suite struct CachedRunRevalidationTests {
  private let app: RecheckedApp
  private var project: StagedProject { app.project }

  init() async throws { app = try await RecheckedApp(try EditedApp(seed: 0).project, touching: "Model.swift") }

  private func check(_ options: String...) async throws -> ToolRun { try await app.check(options) }

  private func edit(_ name: String, _ old: String, _ new: String, age: Double = 100) throws {
    try app.edit(name, old, new, age: age)
  }

  private var cache: String { project.folder(".git/strex") }

  private func files(_ prefix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cache).filter { $0.hasPrefix(prefix) }.map { cache + "/" + $0 }
  }

  /// Replaces the output of all cached answers.
  private func forge(_ text: String = "kept\n") throws {
    for path in try files("answer-") {
      let key = try #require(Digest(digits: String(FilePath(path).name.dropFirst("answer-".count))))
      let answer = try #require(CachedRun(try FileContents(of: path).bytes, to: key))
      let texts = [CachedRun.Text(text: text, descriptor: 1)]
      let forged = CachedRun(texts: texts, code: 0, facts: answer.facts, sources: answer.sources)
      try Data(forged.bytes(for: key)).write(to: URL(fileURLWithPath: path))
    }
  }

  struct Case: CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    /// Whether the cached output is repeated.
    let isKept: Bool
    var testDescription: String { "\(name): \(old) to \(new)" }
  }

  static let cases = [
    Case(name: "App/OrderView.swift", old: "VStack {", new: "VStack {  // All of them", isKept: true),
    Case(name: "App/OrderView.swift", old: "\n", new: "\n\n", isKept: true),
    Case(name: "App/OrderView.swift", old: "VStack {", new: "VStack {\n let twice = 2", isKept: true),
    Case(name: "App/OrderView.swift", old: "summary)", new: "summary).bold()", isKept: true),
    Case(name: "App/OrderView.swift", old: "order: Order", new: "order: Order\n  var other: Int?", isKept: true),
    Case(name: "App/OrderView.swift", old: "Orders", new: "All orders", isKept: false),
    Case(name: "App/OrderView.swift", old: "\\(order.count) of", new: "\\(order.total) of", isKept: false),
    Case(name: "App/OrderView.swift", old: "Text(order.summary)", new: "Text(\"New\")", isKept: false),
    Case(name: "App/OrderView.swift", old: "Text(order.summary)", new: "Text(verbatim: \"x\")", isKept: true),
    Case(name: "App/OrderView.swift", old: "title: \"Orders\"", new: "title: LocalizedStringKey(name)", isKept: false),
    Case(name: "Shared/Store.swift", old: "fatalError()", new: "preconditionFailure()", isKept: true),
    Case(name: "Shared/Store.swift", old: "Store.make()", new: "Store.makeOther()", isKept: false),
    Case(name: "Shared/Extensions.swift", old: "count * 2", new: "count * 3", isKept: true),
    Case(name: "Shared/Extensions.swift", old: "Int { count * 2 }", new: "Double { 2.5 }", isKept: false),
    Case(name: "App/Order.swift", old: "3.5", new: "4.5", isKept: true),
    Case(name: "App/Order.swift", old: "3.5", new: "4", isKept: false),
    Case(name: "App/Order.swift", old: "count: Int", new: "count: String", isKept: false),
    Case(name: "App/Row.swift", old: "import SwiftUI", new: "import SwiftUI\nfunc added() {}", isKept: true),
    Case(name: "App/Row.swift", old: "title: LocalizedStringKey", new: "title: String", isKept: false),
    Case(name: "App/Chats.swift", old: "ChatButton(title", new: "ChatButton(key", isKept: false),
    Case(name: "App/Chats.swift", old: "symbol: \"plus\"", new: "symbol: \"minus\"", isKept: false),
    Case(name: "Model.swift", old: "score: Int", new: "score: String", isKept: false),
    Case(
      name: "App/Row.swift", old: "  var body", new: "  struct Cell { let title: String }\n  var body", isKept: true),
    Case(
      name: "App/Row.swift", old: "  var body", new: "  func added() -> String { \"Added\" }\n  var body", isKept: true),
    Case(
      name: "App/Row.swift", old: "  var body", new: "  func added() { _ = Text(\"Added\") }\n  var body", isKept: false
    ),
    Case(
      name: "App/Row.swift", old: "  var body",
      new: "  struct Text { init(_ title: LocalizedStringKey, tableName: String) {} }\n  var body", isKept: true),
    Case(
      name: "App/OrderView.swift", old: "  var body", new: "  func Text(_ title: String) {}\n  var body", isKept: false),
    Case(name: "App/OrderView.swift", old: "struct OrderView", new: "struct Row {}\nstruct OrderView", isKept: false),
    Case(
      name: "App/OrderView.swift", old: "order: Order", new: "order: Order\n  @State private var count = 2",
      isKept: true),
    Case(
      name: "App/Bubble.swift", old: "struct Bubble",
      new: "struct ChatButton { init(_ a: String, symbol: String) {} }\nstruct Bubble", isKept: false),
    Case(name: "Shared/Store.swift", old: "  static func", new: "  var doubled = 1\n  static func", isKept: true),
    Case(
      name: "Shared/Extensions.swift", old: "var doubled", new: "var tripled: Double { 3 }\n  var doubled",
      isKept: false),
    Case(name: "App/Order.swift", old: "case open", new: "case open, shut", isKept: true),
    Case(name: "App/Order.swift", old: "  var owner", new: "  init(count: String) {}\n  var owner", isKept: true),
  ]

  @Test(arguments: cases) func cachedAnswerIsReusedIfExtractionIsEqual(_ row: Case) async throws {
    let former = try await check()
    try forge()
    try edit(row.name, row.old, row.new)
    let run = try await check()
    let whole = try await check("--no-cache")
    #expect((run.output == "kept\n") == row.isKept)
    let said = row.isKept ? former : run
    #expect(said.output == whole.output && said.errors == whole.errors && said.code == whole.code)
    // Removed keys may still be in use elsewhere, so all code has to be read.
    guard row.isKept else { return }
    // The next edit is as fast, because the dependencies are known.
    try edit("Shared/Store.swift", "func greet", "// Greets\n  func greet")
    try edit("App/Order.swift", "enum State", "enum OtherState")
    #expect(try await check().output == "kept\n")
    #expect(try await check().output == "kept\n")
    try edit("Model.swift", "score: Int", "score: String")
    let (last, again) = (try await check(), try await check("--no-cache"))
    #expect(last.output == again.output && last.errors == again.errors && last.code == again.code)
  }

  /// A file may change twice within one tick of the clock, so the bytes of recent files are compared.
  @Test func recentFilesAreReadAgain() async throws {
    try edit("App/OrderView.swift", "Text(order.summary)", "Text(\"New\")", age: 0)
    let first = try await check()
    #expect(first.code == 1)
    try forge()
    #expect(try await check().output == "kept\n")
    try edit("App/OrderView.swift", "Text(\"New\")", "Text(\"New\")  // Summed up", age: 0)
    #expect(try await check().output == "kept\n")
    try edit("App/OrderView.swift", "\"New\"", "\"Old\"", age: 0)
    let (run, whole) = (try await check(), try await check("--no-cache"))
    #expect(run.output == whole.output && run.code == 1)
  }

  /// If the output may contain line numbers of a file, the lines must be the same.
  @Test func movedLinesInvalidateOutputWithLineNumbers() async throws {
    try forge("App/OrderView.swift:7:24: something\n")
    try edit("App/OrderView.swift", "VStack {", "VStack {  // All of them")
    #expect(try await check().output.hasSuffix("something\n"))
    try edit("App/OrderView.swift", "import SwiftUI", "// A view\nimport SwiftUI")
    #expect(try await check().output == "all catalogs are up to date\n")
  }

  static let damages: [@Sendable (Data) -> Data] = [
    { _ in Data() }, { $0.dropLast() }, { Data($0.reversed()) }, { Data($0.map { $0 ^ 1 }) },
  ]

  @Test(arguments: damages.indices) func damagedExtractionsAreIgnored(_ damage: Int) async throws {
    try forge()
    for path in try files("readings-") {
      let url = URL(fileURLWithPath: path)
      try Self.damages[damage](try Data(contentsOf: url)).write(to: url)
    }
    try edit("App/OrderView.swift", "VStack {", "VStack {  // All of them")
    #expect(try await check().output == "all catalogs are up to date\n")
  }

  /// Another run has replaced the extractions that an answer depends on.
  @Test func otherExtractionsAreIgnored() async throws {
    try forge()
    try edit("App/OrderView.swift", "Orders", "All orders")
    #expect(try await check("--format", "json").output.contains("All orders"))
    let (run, whole) = (try await check(), try await check("--no-cache"))
    #expect(run.output == whole.output && run.code == whole.code)
  }

  @Test func simultaneousEditsAreDetected() async throws {
    try forge()
    for name in ["App/OrderView.swift", "App/Row.swift", "Shared/Store.swift"] {
      try edit(name, "\n", "\n// One\n")
    }
    #expect(try await check().output == "kept\n")
    try edit("Shared/Extensions.swift", "Int { count * 2 }", "Double { 2.5 }")
    try edit("App/Order.swift", "count: Int", "count: String")
    let (run, whole) = (try await check(), try await check("--no-cache"))
    #expect(run.output == whole.output && run.code == whole.code)
  }

  /// A link is a second name of a source. Only one of the names counts.
  @Test func linkInPlaceOfASourceIsDetected() async throws {
    try forge()
    try FileManager.default.removeItem(atPath: project.folder("App/Row.swift"))
    try FileManager.default.linkItem(
      atPath: project.folder("App/Order.swift"), toPath: project.folder("App/Row.swift"))
    let (run, whole) = (try await check(), try await check("--no-cache"))
    #expect(run.output == whole.output && run.code == whole.code && run.errors == whole.errors)
  }
}
