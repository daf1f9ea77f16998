import StringExtraction
import Testing
import TextBasics

@testable import CatalogSync

/// Tests that facts learned during a sync count like facts known from the start.
struct SynchronizationTests {
  private static let german = "{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"D\"}}}}"
  private static let stale = german.replacing(
    "{\"localizations", with: "{\"extractionState\":\"stale\",\"localizations")

  @Test(arguments: [true, false])
  func factsLearnedLateCount(carriesRenames: Bool) throws {
    let before = try catalog([
      ("Close the open window", Self.german), ("Loading all rooms", Self.german), ("Old door number %lld", Self.stale),
    ])
    let strings = [literal("Close this open window"), literal("Old door numbers %lld", at: "A.swift:9")]
    let untyped = PossibleKeys([UntypedLiteral(text: "Loading all rooms", site: literal("x").site)])
    let keysAtLastCommit: Set = [UTF8Key("Old door number %lld")]
    let former = [literal("Close the open window")]
    var options = SyncOptions()
    options.carriesRenames = carriesRenames

    var sync = Synchronization(before, with: strings, options: options)
    #expect(sync.report.leavingKeys.contains("Loading all rooms") && sync.report.mayHaveRenames)
    sync.keep(untyped)
    #expect(!sync.report.leavingKeys.contains("Loading all rooms"))
    sync.learn(keysAtLastCommit: keysAtLastCommit)
    sync.learn(former: former)
    (options.keysAtLastCommit, options.former) = (keysAtLastCommit, former)
    let whole = before.synchronized(with: strings, untyped: untyped, options: options)
    let result = sync.result()
    #expect(result.table.text == whole.table.text && result.report == whole.report)
    #expect(result.diagnostics == whole.diagnostics && sync.options == options)
    #expect(result.report.carried.count == (carriesRenames ? 2 : 0))
  }
}
