import StringTables
import Testing

@testable import CatalogMerge

/// Tests merges of three versions of `.strings` tables by key.
@Suite struct TableMergeTests {
  private static let base = "/* Menu */\n\"Open\" = \"Öffnen\";\n\n\"Quit\" = \"Beenden\";\n\n\"Save\" = \"Sichern\";\n"

  static let merges: [(name: String, ours: String, theirs: String, merged: String, conflicts: [MergeConflict.Kind])] = [
    ("nothing", base, base, base, []),
    (
      "theirs alone", base, base.replacing("Sichern", with: "Speichern"), base.replacing("Sichern", with: "Speichern"),
      []
    ),
    (
      "neighbours", base.replacing("Beenden", with: "Ende"), base.replacing("Sichern", with: "Speichern"),
      base.replacing("Beenden", with: "Ende").replacing("Sichern", with: "Speichern"), []
    ),
    (
      "the same", base.replacing("Beenden", with: "Ende"), base.replacing("Beenden", with: "Ende"),
      base.replacing("Beenden", with: "Ende"), []
    ),
    (
      "both", base.replacing("Beenden", with: "Ende"), base.replacing("Beenden", with: "Aus"),
      base.replacing("Beenden", with: "Ende"), [.changedByBoth]
    ),
    (
      // Öffnen, whose first letter consists of two characters on one side.
      "other characters", base.replacing("Öffnen", with: "Auf"), base.replacing("Ö", with: "O\u{308}"),
      base.replacing("Öffnen", with: "Auf"), [.changedByBoth]
    ),
    (
      "added", base + "\n\"Undo\" = \"Zurück\";\n",
      base.replacing("Beenden", with: "Ende") + "\n\"Zoom\" = \"Zoom\";\n",
      base.replacing("Beenden", with: "Ende") + "\n\"Undo\" = \"Zurück\";\n\n\"Zoom\" = \"Zoom\";\n", []
    ),
    (
      "removed", base + "\n\"Undo\" = \"Zurück\";\n", base.replacing("\"Quit\" = \"Beenden\";\n\n", with: ""),
      base.replacing("\"Quit\" = \"Beenden\";\n\n", with: "") + "\n\"Undo\" = \"Zurück\";\n", []
    ),
    (
      "removed by theirs", base.replacing("Beenden", with: "Ende"),
      base.replacing("\"Quit\" = \"Beenden\";\n\n", with: ""),
      base.replacing("Beenden", with: "Ende"), [.removedByTheirs]
    ),
    (
      "removed by ours", base.replacing("\"Quit\" = \"Beenden\";\n\n", with: ""),
      base.replacing("Beenden", with: "Ende"),
      base.replacing("\"Quit\" = \"Beenden\";\n\n", with: ""), [.removedByOurs]
    ),
    (
      "a comment", base.replacing("Sichern", with: "Speichern"), base.replacing("Menu", with: "File menu"),
      base.replacing("Sichern", with: "Speichern").replacing("Menu", with: "File menu"), []
    ),
    (
      "a comment and a text", base.replacing("Öffnen", with: "Auf"), base.replacing("Menu", with: "File menu"),
      base.replacing("Öffnen", with: "Auf").replacing("Menu", with: "File menu"), []
    ),
    (
      "a new comment", base.replacing("Öffnen", with: "Auf"), base.replacing("\"Quit\"", with: "/* Leave */\n\"Quit\""),
      base.replacing("Öffnen", with: "Auf").replacing("\"Quit\"", with: "/* Leave */\n\"Quit\""), []
    ),
    (
      "a removed comment", base.replacing("Beenden", with: "Ende"), base.replacing("/* Menu */\n", with: ""),
      base.replacing("Beenden", with: "Ende").replacing("/* Menu */\n", with: ""), []
    ),
  ]

  /// The header of a file is not a comment of its first key.
  @Test func fileHeaderIsKept() throws {
    let base = "/* Our licence */\n\n" + Self.base.replacing("/* Menu */\n", with: "")
    let ours = base.replacing("Sichern", with: "Speichern")
    let theirs = base.replacing("\"Open\"", with: "/* Menu */\n\"Open\"")
    let result = try StringsMerger(
      base: Self.table(base), ours: Self.table(ours), theirs: Self.table(theirs)
    ).merge()
    let merged = theirs.replacing("Sichern", with: "Speichern")
    #expect(String(decoding: result.bytes, as: UTF8.self) == merged)
    #expect(result.conflicts.isEmpty)
  }

  private static func table(_ text: String) throws -> StringsTable { try StringsTable(ContiguousArray(text.utf8)) }

  @Test(arguments: merges.indices) func tablesAreMerged(_ row: Int) throws {
    let (name, ours, theirs, merged, conflicts) = Self.merges[row]
    let result = try StringsMerger(
      base: Self.table(Self.base), ours: Self.table(ours), theirs: Self.table(theirs)
    ).merge()
    #expect(String(decoding: result.bytes, as: UTF8.self) == merged, "\(name)")
    #expect(
      result.conflicts.map(\.kind) == conflicts
        && result.conflicts.allSatisfy { ["Quit", "Open"].contains($0.place.key) })
    let again = try StringsMerger(base: Self.table(theirs), ours: result.table, theirs: Self.table(theirs)).merge()
    #expect(again.bytes == result.bytes && again.conflicts.isEmpty)
  }

  @Test func tablesWithoutBaseAreCombined() throws {
    let result = try StringsMerger(
      base: nil, ours: Self.table("\"a\" = \"1\";\n\"c\" = \"3\";\n"),
      theirs: Self.table("\"b\" = \"2\";\n\"c\" = \"4\";\n")
    ).merge()
    #expect(result.table.dictionary == ["a": "1", "b": "2", "c": "3"])
    #expect(result.conflicts.map(\.kind) == [.changedByBoth])
  }
}
