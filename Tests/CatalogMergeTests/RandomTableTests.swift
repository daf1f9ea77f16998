import StringTables
import TestSupport
import Testing
import TextBasics

@testable import CatalogMerge

/// Tests properties of merges of any three versions of a table.
@Suite struct RandomTableTests {
  private struct Row {
    var key: String
    var value: String
    var comment: String?

    init(_ key: String, _ random: inout SeededRandom) {
      self.key = key
      value = random.pick(["", "one", "two \\\"2\\\"", "drei\\nvier", "%@ é"])
      comment = random.pick([nil, nil, "Note", "Other note", "First\n   second"])
    }

    var text: String { (comment.map { "/* \($0) */\n" } ?? "") + "\"\(key)\" = \"\(value)\";\n" }
  }

  private static let keys = ["a", "b", "c.d", "Save %@", "\u{E9}", "e\u{301}", "z"]

  private static func changed(_ rows: [Row], _ random: inout SeededRandom) -> [Row] {
    var side: [Row] = rows.compactMap { row in
      switch random.below(8) {
      case 0: return nil
      case 1, 2: return Row(row.key, &random)
      default: return row
      }
    }
    for key in ["m", "n"] where random.below(3) == 0 { side.append(Row(key, &random)) }
    return random.below(6) == 0 ? side.reversed() : side
  }

  private static func table(_ rows: [Row], _ gap: String) throws -> StringsTable {
    try StringsTable(ContiguousArray(("\n" + rows.map(\.text).joined(separator: gap)).utf8))
  }

  private static func values(_ table: StringsTable) -> [UTF8Key: String] {
    Dictionary(table.effectiveEntries.map { (UTF8Key($0.key), $0.value) }, uniquingKeysWith: { $1 })
  }

  @Test(arguments: TestScale.seeds(400)) func mergesLoseNoEntry(_ seed: UInt64) throws {
    var random = SeededRandom(seed)
    let rows = Self.keys.filter { _ in random.below(4) > 0 }.map { Row($0, &random) }
    let gap = random.pick(["", "\n"])
    let base = try Self.table(rows, gap)
    let (ours, theirs) = try (
      Self.table(Self.changed(rows, &random), gap), Self.table(Self.changed(rows, &random), gap)
    )
    let merged = try StringsMerger(base: base, ours: ours, theirs: theirs).merge()
    let contested = Set(merged.conflicts.compactMap { $0.place.key.map { UTF8Key($0) } })
    let (old, our, their) = (Self.values(base), Self.values(ours), Self.values(theirs))
    let new = Self.values(try StringsTable(merged.bytes))
    for key in Set(old.keys).union(our.keys).union(their.keys).union(new.keys) {
      let isTheirs = our[key] == old[key] && !contested.contains(key)
      #expect(new[key] == (isTheirs ? their[key] : our[key]), "\(key.text)")
      let isConflict = our[key] != their[key] && our[key] != old[key] && their[key] != old[key]
      if isConflict { #expect(contested.contains(key), "\(key.text)") }
    }
    let again = try StringsMerger(base: theirs, ours: merged.table, theirs: theirs).merge()
    #expect(again.bytes == merged.bytes && again.conflicts.isEmpty)
  }
}
