import StringExtraction
import TestSupport
import Testing
import TextBasics

@testable import CatalogSync

/// Tests the sync of `.strings` files: existing content stays byte for byte, and new entries use the same layout.
struct StringsFileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let strings: [ExtractedString]
    let after: String
  }

  static let rows = [
    Row(
      testDescription: "a new key is appended with comment and default value",
      before: "/* Ein Knopf */\n\"Buy\"  =  \"Get it\";",
      strings: [literal("Buy", comment: "A button"), literal("sell", comment: "Another", default: "Sell %@ of %@")],
      after: "/* Ein Knopf */\n\"Buy\"  =  \"Get it\";\n/* Another */\n\"sell\"  =  \"Sell %1$@ of %2$@\";"),
    Row(
      testDescription: "sorted keys stay sorted", before: "\"a\" = \"A\";\r\n\"c\" = \"C\";\r\n\"d\" = \"D\";\r\n",
      strings: [literal("a"), literal("b"), literal("c"), literal("d")],
      after: "\"a\" = \"A\";\r\n\"b\" = \"b\";\r\n\"c\" = \"C\";\r\n\"d\" = \"D\";\r\n"),
    Row(
      testDescription: "keys of a source are kept together",
      before: "// Shop\n\n\"zebra\" = \"1\";\n\"yak\" = \"1\";\n\n// Farm\n\n\"ape\" = \"2\";\n",
      strings: [
        literal("zebra", at: "Shop.swift:1"), literal("new", at: "Shop.swift:2"), literal("ape", at: "B.swift:1"),
      ],
      after: "// Shop\n\n\"zebra\" = \"1\";\n\"yak\" = \"1\";\n\"new\" = \"new\";\n\n// Farm\n\n\"ape\" = \"2\";\n"),
    Row(
      testDescription: "keys with the same prefix are kept together",
      before: "// Shop\n\n\"shop.buy\" = \"1\";\n\"shop.ad\" = \"1\";\n\n// Farm\n\n\"farm.ape\" = \"2\";\n",
      strings: [literal("shop.buy"), literal("farm.ape"), literal("shop.sell", at: "B.swift:9")],
      after:
        "// Shop\n\n\"shop.buy\" = \"1\";\n\"shop.ad\" = \"1\";\n\"shop.sell\" = \"shop.sell\";\n\n// Farm\n\n\"farm.ape\" = \"2\";\n"
    ),
    Row(
      testDescription: "a guess uses the key with the same shape", before: "\"%ld rooms\" = \"Rooms: %ld\";\n",
      strings: [literal("%@ rooms", assumed: ["n"])], after: "\"%ld rooms\" = \"Rooms: %ld\";\n"),
    Row(
      testDescription: "texts without letters are not added", before: "\"a\" = \"A\";\n",
      strings: [literal("a"), literal("%@"), literal("→"), literal("%lld: %@")], after: "\"a\" = \"A\";\n"),
    Row(testDescription: "an empty file", before: "", strings: [literal("a")], after: "\"a\" = \"a\";\n"),
    Row(
      testDescription: "a duplicate key is not changed", before: "\"a\" = \"1\";\n\"a\" = \"2\";\n",
      strings: [literal("a", comment: "c", default: "3")], after: "\"a\" = \"1\";\n\"a\" = \"2\";\n"),
  ]

  @Test(arguments: rows)
  func newKeysUseTheLayoutOfTheFile(_ row: Row) throws {
    let before = try StringsFile(ContiguousArray(text: row.before))
    let result = before.synchronized(with: row.strings)
    #expect(result.table.serialized().text == row.after)
    let again = try StringsFile(result.table.serialized()).synchronized(with: row.strings)
    #expect(again.report.isUpToDate && again.table.serialized().text == row.after)
  }

  @Test func removedKeysTakeOnlyTheirOwnComments() throws {
    let text = "/* Shop */\n\n/* Ape */\n\"ape\" = \"1\";\n/* Bee */\n\"bee\" = \"2\"; // buzz\n\"cat\" = \"3\";\n"
    let before = try StringsFile(ContiguousArray(text: text))
    var options = SyncOptions()
    let kept = before.synchronized(with: [literal("cat")], options: options)
    #expect(kept.table.serialized().text == text && kept.report.kept(.unusedInTable).map(\.key) == ["ape", "bee"])
    options.removesUnused = true
    let possible = PossibleKeys([UntypedLiteral(text: "ape", site: literal("ape").site)])
    let result = before.synchronized(with: [literal("cat")], untyped: possible, options: options)
    #expect(result.table.serialized().text == "/* Shop */\n\n/* Ape */\n\"ape\" = \"1\";\n\"cat\" = \"3\";\n")
    options.staleness = .suppressed(reason: "a file could not be read")
    let suppressed = before.synchronized(with: [literal("cat")], options: options)
    #expect(suppressed.table.serialized().text == text)
    #expect(suppressed.diagnostics.map(\.identifier) == ["staleness-suppressed"])
  }

  @Test func encodingIsKept() throws {
    let text = "\u{FEFF}\"Größe\" = \"Size\";\n"
    let bytes = ContiguousArray(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let result = try StringsFile(bytes).synchronized(with: [literal("Größe"), literal("Maß")])
    let after = text + "\"Maß\" = \"Maß\";\n"
    #expect(result.table.serialized() == ContiguousArray(after.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
  }

  @Test(arguments: ["\"a\" = \"b\"", "bplist00\u{8}", "{a = (1);"])
  func invalidEncodingsAreRejected(_ text: String) {
    #expect(throws: StringsFile.Problem.self) { try StringsFile(ContiguousArray(text: text)) }
  }

  @Test func otherLanguagesAreUpdated() throws {
    let english = "/* Shop */\n\n/* Ape */\n\"ape\" = \"Ape\";\n\"old\" = \"Owl\";\n\"gone\" = \"Gnu\";\n"
    let german = "\"old\" = \"Eule\";\n\"gone\" = \"Gnu\";\n\"eigen\" = \"1\";\n"
    var options = SyncOptions()
    (options.removesUnused, options.heldKeys) = (true, [UTF8Key("bees")])
    options.chosenRenames = [ChosenRename(from: "old", to: "new")]
    let source = try StringsFile(ContiguousArray(text: english)).synchronized(
      with: [literal("ape"), literal("new"), literal("bees")], options: options)
    #expect(
      source.table.serialized().text == "/* Shop */\n\n/* Ape */\n\"ape\" = \"Ape\";\n\"new\" = \"Owl\";\n")
    let translated = { (fills: Bool) throws in
      try TableTranslation(
        ContiguousArray(text: german), of: source.table, TableChanges([source.report]), heldKeys: options.heldKeys,
        fills: fills)
    }
    #expect(try translated(false).table.serialized().text == "\"eigen\" = \"1\";\n\"new\" = \"Eule\";\n")
    let filled = try translated(true)
    #expect(
      filled.table.serialized().text
        == "\"eigen\" = \"1\";\n\"new\" = \"Eule\";\n/* [new] Ape */\n\"ape\" = \"Ape\";\n")
    #expect(filled.report.added.map(\.key) == ["ape"] && filled.report.removed.map(\.key) == ["gone"])
  }

  /// Another version of a table, and the result with the rename of `old` to `new`: both halves of the rename or none.
  @Test(arguments: [
    ("\"old\" = \"Eule\";\n\"b\" = \"1\";\n", "\"b\" = \"1\";\n\"new\" = \"Eule\";\n"),
    ("\"old\" = \"Kauz\";\n", "\"old\" = \"Kauz\";\n"),
    ("\"old\" = \"Eule\";\n\"new\" = \"Uhu\";\n", "\"old\" = \"Eule\";\n\"new\" = \"Uhu\";\n"),
    ("\"b\" = \"1\";\n", "\"b\" = \"1\";\n"),
    ("\"old\" = \"Eule\"", nil),
  ])
  func renamesAreCarriedCompletelyOrNotAtAll(theirs: String, after: String?) throws {
    var options = SyncOptions()
    options.chosenRenames = [ChosenRename(from: "old", to: "new")]
    let source = try StringsFile(ContiguousArray(text: "\"old\" = \"Owl\";\n")).synchronized(
      with: [literal("new")], options: options)
    let translation = try TableTranslation(
      ContiguousArray(text: "\"old\" = \"Eule\";\n"), of: source.table, TableChanges([source.report]), heldKeys: [],
      fills: false)
    #expect(translation.table.serialized().text == "\"new\" = \"Eule\";\n")
    #expect((try? translation.carried(into: ContiguousArray(text: theirs)))?.text == after)
  }
}
