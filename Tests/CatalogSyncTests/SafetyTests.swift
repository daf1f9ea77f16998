import StringCatalog
import StringExtraction
import Testing

@testable import CatalogSync

/// Tests changes that a sync must not make.
struct SafetyTests {
  private func rooms(_ count: Int, entry: String = "{}") -> [(key: String, entry: String)] {
    (0..<count).map { ("Room \($0)", entry) }
  }

  private func strings(_ range: Range<Int>) -> [ExtractedString] { range.map { literal("Room \($0)") } }

  @Test func moreThanHalfOfManyKeysDoNotBecomeStale() throws {
    let before = try catalog(rooms(22))
    let result = before.synchronized(with: strings(0..<10))
    #expect(result.isBlocked)
    #expect(result.table.text == before.text)
    #expect(!result.report.isUpToDate)
    #expect(result.report.removed.count == 12)
    let error = try #require(result.diagnostics.first { $0.severity == .error })
    #expect(error.identifier == "mass-stale")
    #expect(error.message.contains("12 of 22 keys"))
  }

  @Test func halfOfManyKeysMayBecomeStale() throws {
    let result = try catalog(rooms(22)).synchronized(with: strings(0..<11))
    #expect(!result.isBlocked)
    #expect(result.table.keys.count == 11)
  }

  @Test func allOfFewKeysMayBecomeStale() throws {
    let result = try catalog(rooms(20)).synchronized(with: [])
    #expect(!result.isBlocked)
    #expect(result.table.keys.isEmpty)
  }

  @Test func manualKeysDoNotCount() throws {
    let manual = (0..<30).map { (key: "m\($0)", entry: "{\"extractionState\":\"manual\"}") }
    let few = try catalog(rooms(20) + manual).synchronized(with: [])
    #expect(!few.isBlocked)
    let many = try catalog(rooms(21) + manual).synchronized(with: strings(0..<10))
    #expect(many.isBlocked)
  }

  @Test func massStalenessCanBeAllowed() throws {
    var options = SyncOptions()
    options.allowsMassStale = true
    let result = try catalog(rooms(30)).synchronized(with: [], options: options)
    #expect(!result.isBlocked)
    #expect(result.table.keys.isEmpty)
  }

  @Test func suppressedStalenessKeepsEverything() throws {
    var options = SyncOptions()
    options.staleness = .suppressed(reason: "A.swift could not be read")
    let result = try catalog(rooms(30)).synchronized(with: [literal("Attic")], options: options)
    #expect(!result.isBlocked)
    #expect(result.table.keys.count == 31)
    #expect(result.report.added.map(\.key) == ["Attic"])
    #expect(result.report.kept(.stalenessSuppressed).count == 30)
    #expect(result.diagnostics.map(\.severity) == [.note])
    #expect(result.diagnostics.first?.message.contains("A.swift could not be read") == true)
  }

  static let twice: [(entries: [(String, String)], strings: [ExtractedString], isLeft: Bool)] = [
    ([("a", "{\"comment\":\"x\",\"comment\":\"y\"}")], [literal("a")], false),
    ([("a", "{\"comment\":\"x\",\"comment\":\"y\"}")], [literal("a", comment: "z")], true),
    ([("a", "{\"comment\":\"x\",\"comment\":\"y\"}")], [], true),
    ([("a", "{\"tags\":{\"x\":1,\"x\":2}}")], [], true),
    ([("a", "{}"), ("a", "{\"comment\":\"x\"}")], [literal("a")], false),
    ([("a", "{\"comment\":\"z\"}"), ("a", "{\"comment\":\"x\"}")], [literal("a", comment: "z")], true),
    ([("a", "{}"), ("a", "{}")], [], true),
  ]

  @Test(arguments: twice)
  func duplicateEntriesAreNotChanged(entries: [(String, String)], strings: [ExtractedString], isLeft: Bool) throws {
    var options = SyncOptions()
    options.catalogPath = "Rooms.xcstrings"
    let before = try catalog(entries)
    let result = before.synchronized(with: strings + [literal("b")], options: options)
    #expect(result.table.keys == before.keys + ["b"])
    var rest = result.table
    try rest.remove("b")
    #expect(rest.text == before.text)
    #expect(result.report.kept(.duplicate).isEmpty == !isLeft && result.report.refused.isEmpty)
    // Reported once, at the second of the two entries, whether or not the entry changes.
    #expect(result.diagnostics.map(\.identifier) == ["duplicate-member"])
    let warning = result.diagnostics.first
    #expect(warning?.severity == .warning && warning?.file == "Rooms.xcstrings" && warning?.range?.start.line == 1)
  }

  @Test func canonicallyEquivalentKeysAreDifferent() throws {
    let before = try catalog([("caf\u{E9}", "{}")])
    let result = before.synchronized(with: [literal("cafe\u{301}")])
    #expect(result.report.added.count == 1 && result.report.removed.count == 1)
    #expect(result.table.text == text([("cafe\u{301}", "{}")]))
  }
}
