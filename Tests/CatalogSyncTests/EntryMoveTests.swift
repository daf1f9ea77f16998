import StringCatalog
import StringExtraction
import Testing

@testable import CatalogSync

/// Tests entries of keys that move from one catalog to another.
struct EntryMoveTests {
  /// One catalog of a run.
  struct Member: Sendable {
    let path: String
    let before: [(key: String, entry: String)]
    let strings: [ExtractedString]
    let after: [(key: String, entry: String)]
    var targets: Set<Int> = [0]
    var isSuppressed = false
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let members: [Member]
  }

  private static func unit(_ value: String, _ state: String) -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  private static func german(_ value: String, _ state: String = "translated", more: String = "") -> String {
    "{\(more)\"localizations\":{\"de\":\(unit(value, state))}}"
  }

  private static let stale = "\"extractionState\":\"stale\","
  private static let withValue = "\"extractionState\":\"extracted_with_value\","

  static let rows: [Row] = [
    Row(
      testDescription: "a table is split: states, comments and unknown members move, no text needs review",
      members: [
        Member(
          path: "L.xcstrings",
          before: [
            ("a", german("A")), ("b", german("B", "needs_review", more: "\"comment\":\"c\",\"note\":1,")),
            ("c", "{\"shouldTranslate\":false}"),
          ],
          strings: [literal("a")], after: [("a", german("A"))]),
        Member(
          path: "N.xcstrings", before: [], strings: [literal("b"), literal("c")],
          after: [
            ("b", german("B", "needs_review", more: "\"comment\":\"c\",\"note\":1,")),
            ("c", "{\"shouldTranslate\":false}"),
          ]),
      ]),
    Row(
      testDescription: "tables are joined: of two entries, the one of the same target is used, the other becomes stale",
      members: [
        Member(
          path: "A.xcstrings", before: [("k", german("fern"))], strings: [],
          after: [("k", german("fern", more: stale))], targets: [1]),
        Member(path: "B.xcstrings", before: [("k", german("nah"))], strings: [], after: []),
        Member(path: "C.xcstrings", before: [], strings: [literal("k")], after: [("k", german("nah"))]),
      ]),
    Row(
      testDescription: "several catalogs receive the key: each gets a copy",
      members: [
        Member(path: "A.xcstrings", before: [("k", german("K"))], strings: [], after: []),
        Member(path: "B.xcstrings", before: [], strings: [literal("k")], after: [("k", german("K"))], targets: [1]),
        Member(path: "C.xcstrings", before: [], strings: [literal("k")], after: [("k", german("K"))]),
      ]),
    Row(
      testDescription: "the comment and default value of the new position are used",
      members: [
        Member(
          path: "A.xcstrings",
          before: [
            (
              "k",
              "{\"comment\":\"old\",\(withValue)\"localizations\":{\"de\":\(unit("K", "translated")),\"en\":\(unit("Old", "new"))}}"
            )
          ], strings: [], after: []),
        Member(
          path: "B.xcstrings", before: [], strings: [literal("k", comment: "new", default: "New")],
          after: [
            (
              "k",
              "{\"comment\":\"new\",\(withValue)\"localizations\":{\"de\":\(unit("K", "needs_review")),\"en\":\(unit("New", "new"))}}"
            )
          ]),
      ]),
    Row(
      testDescription: "a key in both catalogs is not moved",
      members: [
        Member(
          path: "A.xcstrings", before: [("k", german("A"))], strings: [], after: [("k", german("A", more: stale))]),
        Member(path: "B.xcstrings", before: [("k", german("B"))], strings: [literal("k")], after: [("k", german("B"))]),
      ]),
    Row(
      testDescription: "a used key stays, and is not copied",
      members: [
        Member(path: "A.xcstrings", before: [("k", german("A"))], strings: [literal("k")], after: [("k", german("A"))]),
        Member(path: "B.xcstrings", before: [], strings: [literal("k")], after: [("k", "{}")]),
      ]),
    Row(
      testDescription: "a run without stale entries moves nothing",
      members: [
        Member(
          path: "A.xcstrings", before: [("k", german("A"))], strings: [], after: [("k", german("A"))],
          isSuppressed: true),
        Member(path: "B.xcstrings", before: [], strings: [literal("k")], after: [("k", "{}")]),
      ]),
    Row(
      testDescription: "an entry that a partial run added receives the translations when the key moves",
      members: [
        Member(path: "A.xcstrings", before: [("k", german("A"))], strings: [], after: []),
        Member(path: "B.xcstrings", before: [("k", "{}")], strings: [literal("k")], after: [("k", german("A"))]),
      ]),
    Row(
      testDescription: "an entry in another target does not, because it may be another text",
      members: [
        Member(
          path: "A.xcstrings", before: [("k", german("A"))], strings: [], after: [("k", german("A", more: stale))]),
        Member(
          path: "B.xcstrings", before: [("k", "{}")], strings: [literal("k")], after: [("k", "{}")], targets: [1]),
      ]),
    Row(
      testDescription: "an entry that became stale in an earlier run is copied, and stays",
      members: [
        Member(
          path: "A.xcstrings", before: [("k", german("A", more: stale))], strings: [],
          after: [("k", german("A", more: stale))]),
        Member(path: "B.xcstrings", before: [], strings: [literal("k")], after: [("k", german("A"))]),
        Member(path: "C.xcstrings", before: [], strings: [literal("k")], after: [("k", "{}")], targets: [1]),
      ]),
    Row(
      testDescription: "a manual entry is not moved",
      members: [
        Member(
          path: "A.xcstrings", before: [("k", german("A", more: "\"extractionState\":\"manual\","))], strings: [],
          after: [("k", german("A", more: "\"extractionState\":\"manual\","))]),
        Member(path: "B.xcstrings", before: [], strings: [literal("k")], after: [("k", "{}")]),
      ]),
    Row(
      testDescription: "a guess uses the specifiers of the entry that it receives",
      members: [
        Member(path: "A.xcstrings", before: [("%lld x", german("%lld X"))], strings: [], after: []),
        Member(
          path: "B.xcstrings", before: [], strings: [literal("%@ x", assumed: ["n"])],
          after: [("%lld x", german("%lld X"))]),
      ]),
    Row(
      testDescription: "if two catalogs exchange entries, one keeps its entry",
      members: [
        Member(
          path: "A.xcstrings", before: [("a", german("A"))], strings: [literal("b")], after: [("b", german("B"))]),
        Member(
          path: "B.xcstrings", before: [("b", german("B"))], strings: [literal("a")],
          after: [("a", german("A")), ("b", german("B", more: stale))]),
      ]),
  ]

  @Test(arguments: rows)
  func entriesMoveWithTheirKeys(_ row: Row) throws {
    for (member, result) in zip(row.members, try Self.run(row.members)) {
      #expect(result.table.text == text(Self.sorted(member.after)), "\(member.path)")
    }
  }

  /// Syncs the catalogs together, as the tool does.
  private static func run(_ members: [Member]) throws -> [SyncResult<Catalog>] {
    let catalogs = try members.map { try catalog($0.before) }
    let options = members.map { member in
      var options = SyncOptions()
      options.allowsMassStale = true
      if member.isSuppressed { options.staleness = .suppressed(reason: "asked") }
      return options
    }
    var exchanges = members.map { _ in EntryExchange<CatalogEntry>() }
    let synced = { (index: Int, exchange: EntryExchange<CatalogEntry>) in
      catalogs[index].synchronized(with: members[index].strings, options: options[index], exchange: exchange)
    }
    var results = members.indices.map { synced($0, exchanges[$0]) }
    let moves = EntryMoves(
      members.indices.map {
        MoveMember(
          path: members[$0].path, folders: members[$0].path.split(separator: "/").dropLast(),
          targets: members[$0].targets, table: catalogs[$0], report: results[$0].report)
      })
    for index in members.indices { exchanges[index].offers = moves.offers(to: index) }
    results = members.indices.map { synced($0, exchanges[$0]) }
    let movesOut = moves.movesOut(after: results.map(\.report))
    for index in members.indices { exchanges[index].movesOut = movesOut[index] }
    return members.indices.map { synced($0, exchanges[$0]) }
  }

  private static func sorted(_ entries: [(key: String, entry: String)]) -> [(key: String, entry: String)] {
    entries.sorted { $0.key < $1.key }
  }
}
