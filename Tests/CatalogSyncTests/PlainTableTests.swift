import StringExtraction
import Testing
import TextBasics

@testable import CatalogSync

/// Tests the sync of a table without extraction states, such as a `.strings` file.
struct PlainTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: [(key: String, text: String, comment: String?)]
    let strings: [ExtractedString]
    let after: String
    let outcomes: [SyncOutcome]
  }

  static let rows: [Row] = [
    Row(
      testDescription: "a new key has its comment, and the key as text",
      before: [("a", "A", nil)], strings: [literal("a"), literal("b", comment: "note", at: "B.swift:2")],
      after: "\"a\" = \"A\";\n/* note */ \"b\" = \"b\";", outcomes: [.unchanged, .added]),
    Row(
      testDescription: "a default value is used only for new keys", before: [("a", "A", nil)],
      strings: [literal("a", default: "Alpha"), literal("b", default: "Beta", at: "B.swift:2")],
      after: "\"a\" = \"A\";\n\"b\" = \"Beta\";", outcomes: [.unchanged, .added]),
    Row(
      testDescription: "the code's comment replaces the table's, which is kept if the code has none",
      before: [("a", "A", "old"), ("b", "B", "kept")],
      strings: [literal("a", comment: "new"), literal("b", at: "B.swift:2")],
      after: "/* new */ \"a\" = \"A\";\n/* kept */ \"b\" = \"B\";", outcomes: [.changed([.comment]), .unchanged]),
    Row(
      testDescription: "a removed key stays, because the code may never have contained it", before: [("a", "A", nil)],
      strings: [], after: "\"a\" = \"A\";", outcomes: [.kept(.unusedInTable)]),
    Row(
      testDescription: "a guess uses the key with the same shape", before: [("%lld rooms", "%lld rooms", nil)],
      strings: [literal("%@ rooms", comment: "c", assumed: ["n"])],
      after: "/* c */ \"%lld rooms\" = \"%lld rooms\";", outcomes: [.changed([.comment])]),
  ]

  @Test(arguments: rows)
  func ruleAppliesWithoutStates(_ row: Row) {
    let before = PlainTable(row.before)
    let result = before.synchronized(with: row.strings)
    #expect(result.table.text == row.after)
    #expect(result.report.items.map(\.outcome) == row.outcomes)
    let again = result.table.synchronized(with: row.strings)
    #expect(again.table.text == row.after && again.report.isUpToDate)
  }

  @Test func removedKeysAreNotAProblem() {
    let before = PlainTable((0..<40).map { ("Room \($0)", "Raum \($0)", nil) })
    let result = before.synchronized(with: [])
    #expect(!result.isBlocked && result.table.text == before.text)
    #expect(result.report.leavingKeys == before.keys && result.report.isUpToDate)
    #expect(result.diagnostics.map(\.identifier) == ["unused-keys"])
  }

  @Test func removeUnusedRemovesKeys() {
    let before = PlainTable([("old", "Alt", nil), ("held", "Da", nil), ("kept", "Da", nil)])
    var options = SyncOptions()
    (options.removesUnused, options.heldKeys) = (true, [UTF8Key("held"), UTF8Key("plural")])
    // The same rules apply to keys that other tables contain as well.
    let strings = [literal("kept"), literal("plural"), literal("held")]
    let result = before.synchronized(with: strings, options: options)
    #expect(result.table.text == "\"held\" = \"Da\";\n\"kept\" = \"Da\";")
    #expect(result.report.removed.map(\.key) == ["old"] && result.report.added.isEmpty)
  }

  @Test func massRemovalIsPrevented() {
    let before = PlainTable((0..<40).map { ("Room \($0)", "Raum \($0)", nil) })
    var options = SyncOptions()
    options.removesUnused = true
    #expect(before.synchronized(with: [], options: options).isBlocked)
    options.allowsMassStale = true
    #expect(before.synchronized(with: [], options: options).table.keys.isEmpty)
  }

  @Test func chosenRenamesKeepTheText() {
    var options = SyncOptions()
    options.chosenRenames = [ChosenRename(from: "old", to: "new")]
    let before = PlainTable([("old", "Alt", nil)])
    let result = before.synchronized(with: [literal("new", comment: "c")], options: options)
    #expect(result.table.text == "/* c */ \"new\" = \"Alt\";")
    #expect(result.report.refusedRenames.isEmpty)
  }

  @Test func movedKeysReceiveEntriesOfOtherTables() {
    let tables = [PlainTable([("a", "A", "c")]), PlainTable([])]
    var exchange = EntryExchange<PlainTable.Entry>()
    exchange.offers[UTF8Key("a")] = EntryOffer(entry: tables[0].entry(at: 0), from: "A", isGoing: true, isNear: true)
    let result = tables[1].synchronized(with: [literal("a")], exchange: exchange)
    #expect(result.table.text == tables[0].text && result.report.items.map(\.outcome) == [.movedHere(from: "A")])
  }
}
