import Foundation
import ProjectAnalysis
import ProjectTestSupport
import Testing

@testable import ProjectLoading
@testable import ProjectSync
@testable import strex

/// Tests several `strex sync` processes at the same time as other programs that write catalogs.
@Suite struct ConcurrencyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func source(_ key: String) -> String { "import SwiftUI\nlet text = Text(\"\(key)\")\n" }

  private func keys(_ range: ClosedRange<Int>) -> String { CatalogText.of(range.map { ("Key \($0)", []) }) }

  /// Each process adds a source, so each would remove the keys of sources that it has not seen.
  @Test(arguments: [2, 8])
  func concurrentSyncsKeepAllKeys(_ count: Int) async throws {
    try folder.write(["Localizable.xcstrings": CatalogText.of(), ".git/HEAD": ""])
    let folder = folder
    let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 1...count {
        group.addTask {
          try folder.write(["\(number).swift": "import SwiftUI\nlet text = Text(\"Key \(number)\")\n"])
          return await ToolRun.strex(absolute: ["sync", folder("")]).code
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes == Array(repeating: 0, count: count))
    #expect(try folder.read("Localizable.xcstrings") == keys(1...count))
  }

  /// A process waits for this one, and reports that.
  @Test func processesWaitForEachOther() async throws {
    try folder.write(["A.swift": source("Key 1"), "Localizable.xcstrings": CatalogText.of()])
    var lock: RunLock? = try await RunLock([folder.path], patience: nil) { _ in }
    #expect(lock != nil)
    let run = try Subprocess.Running(Subprocess.builtTool, ["sync"], in: folder.path.string)
    // No suspension: with other tests running, it may take longer than the process is willing to wait.
    while try run.isRunning && !run.errors.contains("waiting for another strex") { usleep(5000) }
    #expect(try folder.read("Localizable.xcstrings") == CatalogText.of())
    lock = nil
    let end = try run.end()
    #expect(end.code == 0 && end.output == "Localizable.xcstrings: 1 added\n")
    #expect(end.errors.contains("waiting for another strex process in "))
    #expect(try folder.read("Localizable.xcstrings") == keys(1...1))
  }

  @Test func aCatalogThatChangedSinceTheSourcesWereReadIsNotWritten() async throws {
    try folder.write(["A.swift": source("Key 1"), "Localizable.xcstrings": CatalogText.of()])
    let request = try folder.syncRequest(folder(""))
    let project = try await Project(request.project, ToolRun.sdk)
    var plan = SyncPlan(try await Analysis(project, request, ToolRun.sdk))
    try folder.write(["B.swift": source("Key 2"), "Localizable.xcstrings": keys(2...2)])
    await plan.perform(isDryRun: false, beside: [])
    #expect(plan.runs.isEmpty && plan.conflicts.map(\.identifier) == ["changing-catalog"])
    #expect(try folder.read("Localizable.xcstrings") == keys(2...2))
    let run = await ToolRun.strex(absolute: ["sync", folder("")])
    #expect(run.output == folder("Localizable.xcstrings") + ": 1 added\n")
    #expect(try folder.read("Localizable.xcstrings") == keys(1...2))
  }

  @Test func constantlyChangingCatalogIsReportedAndSkipped() async throws {
    try folder.write(["A.swift": source("Key 1"), "Localizable.xcstrings": CatalogText.of()])
    let request = try folder.syncRequest(folder(""))
    let streams = CapturedStreams()
    let console = Console(RunOptions(), streams: streams.streams)
    let context = CommandContext(
      commands: Strex.descriptions,
      currentFolder: folder.path, console: console, sdk: ToolRun.sdk, patience: nil, userCache: { nil })
    let command = try SyncCommand(Strex.parse(["sync", folder("")]), context)
    var passes = 0
    let result = try await SyncAttempts(isDryRun: false) {
      let project = try await Project(request.project, ToolRun.sdk)
      let plan = SyncPlan(try await Analysis(project, request, ToolRun.sdk))
      passes += 1
      try folder.write(["Localizable.xcstrings": keys(2...1 + passes)])
      return plan
    }
    #expect(command.report(result) == .problem && streams.text(STDOUT_FILENO).isEmpty && passes > 1)
    let errors = streams.text(STDERR_FILENO)
    #expect(
      errors.hasPrefix(
        "Localizable.xcstrings: error: the file kept changing during the sync, so nothing was written"))
    #expect(try folder.read("Localizable.xcstrings") == keys(2...1 + passes))
  }
}
