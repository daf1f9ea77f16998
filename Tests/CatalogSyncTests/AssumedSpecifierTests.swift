import StringExtraction
import Testing

@testable import CatalogSync

/// Tests keys with assumed specifiers, and literals that may or may not be keys.
struct AssumedSpecifierTests {
  private let guess = literal("%@ rooms", at: "B.swift:7", assumed: ["count"])

  @Test func onlyKeyOfTheSameShapeIsUsed() throws {
    let before = try catalog([("%lld rooms", "{\"comment\":\"x\",\"extractionState\":\"stale\"}"), ("%lld room", "{}")])
    let result = before.synchronized(with: [guess, literal("%lld room")])
    #expect(result.table.text == text([("%lld rooms", "{\"comment\":\"x\"}"), ("%lld room", "{}")]))
    #expect(result.report.revived.map(\.key) == ["%lld rooms"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func certainKeyElsewhereIsUsed() throws {
    let result = try catalog([]).synchronized(with: [guess, literal("%lld rooms")])
    #expect(result.table.text == text([("%lld rooms", "{}")]))
    #expect(result.report.added.first?.sites.count == 2)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func guessWithoutMatchingKeyAddsNothing() throws {
    let before = try catalog([("%lld", "{}")])
    let result = before.synchronized(with: [guess, literal("%lld")])
    #expect(result.table.text == before.text)
    #expect(result.report.isUpToDate)
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.identifier == "unknown-interpolation-type")
    #expect(diagnostic.message.contains("`count`") && diagnostic.message.contains("\"%@ rooms\""))
    #expect(diagnostic.file == "B.swift")
    #expect(diagnostic.range?.start.line == 7 && diagnostic.range?.start.column == 9)
  }

  @Test func severalMatchingKeysAreAllKept() throws {
    let before = try catalog([("%lld rooms", "{}"), ("%d rooms", "{}"), ("%lld room", "{}")])
    let result = before.synchronized(with: [guess])
    #expect(result.table.text == text([("%lld rooms", "{}"), ("%d rooms", "{}")]))
    #expect(result.report.kept(.unknownSpecifier).map(\.key) == ["%lld rooms", "%d rooms"])
    #expect(result.diagnostics.isEmpty)
    var options = SyncOptions()
    options.acceptsAssumed = true
    #expect(before.synchronized(with: [guess], options: options).table.text == result.table.text)
  }

  @Test func knownSpecifiersSelectAmongSeveralKeys() throws {
    let before = try catalog([("%lld of %lld", "{}"), ("%@ of %d", "{}")])
    let half = literal("%lld of %@", assumed: ["total"], specifiers: ["%lld"])
    let result = before.synchronized(with: [half, literal("%@ of %d")])
    #expect(result.table.text == before.text)
    #expect(result.report.items.count { $0.outcome == .unchanged } == 2)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func acceptedGuessesAreAdded() throws {
    var options = SyncOptions()
    options.acceptsAssumed = true
    let result = try catalog([]).synchronized(with: [guess], options: options)
    #expect(result.table.text == text([("%@ rooms", "{}")]))
    #expect(result.diagnostics.isEmpty)
    let spelled = try catalog([("%d rooms", "{}")]).synchronized(with: [guess], options: options)
    #expect(spelled.table.text == text([("%d rooms", "{}")]))
  }

  @Test func guessesForDebuggingAreNotReported() throws {
    let debug = literal("%@ rooms", assumed: ["count"], isDebugOnly: true)
    let before = try catalog([("%lld rooms", "{}"), ("%d rooms", "{}")])
    let result = before.synchronized(with: [debug])
    #expect(result.table.text == before.text)
    #expect(result.diagnostics.isEmpty)
  }

  static let entry =
    "{\"extractionState\":\"extracted_with_value\",\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"%lld rooms\"}}}}"

  @Test func guessInDefaultValueUsesTheCatalogSpecifier() throws {
    let string = literal("rooms", default: "%@ rooms", assumed: ["count"])
    let before = try catalog([("rooms", Self.entry)])
    let result = before.synchronized(with: [string])
    #expect(result.table.text == before.text)
    #expect(result.report.items.count { $0.outcome == .unchanged } == 1)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func aGuessInAnotherDefaultValueChangesNothing() throws {
    let string = literal("rooms", default: "%@ quest rooms", assumed: ["count"])
    let before = try catalog([("rooms", Self.entry)])
    let result = before.synchronized(with: [string])
    #expect(result.table.text == before.text)
    #expect(result.diagnostics.first?.message.contains("\"rooms\" keeps its text") == true)
    let empty = try catalog([])
    let new = empty.synchronized(with: [string])
    #expect(new.table.text == empty.text)
    #expect(new.diagnostics.first?.message.contains("\"rooms\" was not added") == true)
  }

  static let untyped: [(literal: String, key: String)] = [
    ("Cancel", "Cancel"), ("", ""), ("%@ rooms", "%lld rooms"), ("%@% full", "%lld%% full"), ("100% sure", "100% sure"),
    ("%@ of %@", "%1$@ of %2$lld"), ("%d of %@", "%%d of %@"),
  ]

  @Test(arguments: untyped)
  func entriesOfUntypedLiteralsAreKept(text: String, key: String) throws {
    let site = LiteralSite(file: "C.swift", location: .init(line: 1, column: 1), api: "draw(_:)")
    let before = try catalog([(key, "{}"), ("Cancel it", "{}")])
    let result = before.synchronized(with: [], untyped: [UntypedLiteral(text: text, site: site)])
    #expect(result.report.kept(.unknownType).map(\.key) == [key])
    #expect(result.report.removed.map(\.key) == ["Cancel it"])
  }
}
