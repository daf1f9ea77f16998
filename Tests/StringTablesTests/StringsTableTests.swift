import Foundation
import TestSupport
import Testing

@testable import StringTables

@Suite struct StringsTableTests {
  private static func table(_ text: String) throws -> StringsTable { try StringsTable(ContiguousArray(text: text)) }

  @Test func fixturesExist() {
    #expect(Fixture.strings.count > 12)
  }

  @Test(arguments: Fixture.strings)
  func roundTripKeepsBytes(fixture: Fixture) throws {
    #expect(try StringsTable(fixture.bytes).bytes == fixture.bytes)
  }

  /// Foundation, which uses CoreFoundation's own parser, reads the same from these bytes. It does not know all
  /// encodings.
  @Test(arguments: Fixture.strings)
  func readingEqualsFoundations(fixture: Fixture) throws {
    let foreign = ["macroman.strings", "utf16be.strings", "utf16le.strings"]
    if foreign.contains(fixture.name) { return }
    let list = try PropertyListSerialization.propertyList(from: Data(fixture.bytes), format: nil)
    let expected = try #require(list as? [String: Any]).compactMapValues { $0 as? String }
    #expect(try StringsTable(fixture.bytes).dictionary == expected)
  }

  @Test(
    arguments: [
      ("utf8-mark", .utf8), ("utf16le-mark", .utf16LittleEndian), ("utf16be-mark", .utf16BigEndian),
      ("utf16le", .utf16LittleEndian), ("utf16be", .utf16BigEndian),
    ] as [(String, TableEncoding)])
  func encodingsAreDetected(name: String, encoding: TableEncoding) throws {
    let table = try StringsTable(Fixture.table(name + ".strings").bytes)
    #expect(table.encoding == encoding)
    #expect(table.dictionary == ["Lamp": "Ліхтар 💡", "Wick": "Ґніт"])
    #expect(table["Lamp"]?.comment == "Ярлик")
  }

  @Test func macRomanIsRead() throws {
    let table = try StringsTable(Fixture.table("macroman.strings").bytes)
    #expect(table.encoding == .macRoman)
    #expect(table.dictionary == ["Oil": "Öl", "Size": "Größe…"])
    #expect(table["Oil"]?.comment == "Größe – für “Öl”")
  }

  /// The syntax of keys, and their values.
  static let forms: [(text: String, value: String?)] = [
    ("\"k\" = \"v\";", "v"), ("'k' = 'v';", "v"), ("k=v;", "v"), ("\"k\";", "k"), ("k;", "k"),
    ("{\"k\" = \"v\";}", "v"), ("\"k\" = \"a\\nb\";", "a\nb"), ("\"k\" = \"\\\"\\'\\\\\";", "\"'\\"),
    ("\"k\" = \"\\341\";", "Æ"), ("\"k\" = \"\\12\";", "\n"), ("\"k\" = \"\\0019\";", "\u{1}9"),
    ("\"k\" = \"\\U00E9\\UD83D\\UDE00\";", "é😀"), ("\"k\" = \"\\U41G\";", "AG"),
    ("\"k\" = \"\\u0041\\x41\";", "u0041x41"),
    ("/**/k /*=*/=//;\nv;", "v"), ("{k/=v;}", nil), ("k\u{2028}=\u{2029}v;", "v"),
    ("\"k\" = 'say \"it\"';", "say \"it\""),
  ]

  @Test(arguments: forms)
  func allFormsAreRead(text: String, value: String?) throws {
    #expect(try Self.table(text)["k"]?.value == value)
  }

  /// Texts that are not tables, with `▲` at the position of the problem.
  static let refused: [(text: String, message: String)] = [
    ("▲", "the file is empty"),
    ("\"a\" = \"b\"▲\n\"c\" = \"d\";", "expected `;` after the value of \"a\""),
    (
      "\"a\" = \"say \"▲it\" now\";",
      "expected `;` after the value of \"a\"; a quotation mark in a string is written `\\\"`"
    ),
    ("\"a\"▲ \"b\";", "expected `=` or `;` after the key \"a\""),
    ("\n\"a\" = ▲\"b;\n", "the string is not closed by `\"`"),
    ("\"a\" = ▲\"b\\", "the string is not closed by `\"`"),
    (
      "\"a\" = \"b\";\r\n▲\u{3000}\"c\" = \"d\";",
      "unexpected `\u{3000}` (an ideographic space) where a key or the end of the file is expected"
    ),
    ("▲“a” = \"b\";", "unexpected `“` (a curly quote) where a key or the end of the file is expected"),
    ("\"a\" = ▲“b”;", "unexpected `“` (a curly quote) where a value is expected"),
    ("\"a\" = \"b\";\n▲}", "unexpected `}` where a key or the end of the file is expected"),
    ("{\"a\" = \"b\";▲", "the file ends before the `{` on line 1 is closed"),
    ("{\"a\" = \"b\";} ▲c", "unexpected `c` after the file's closing brace"),
    ("\"a\" = ▲", "the file ends where a value is expected"),
    ("\"a\" = (b ▲c);", "expected `,` or `)` in the array on line 1"),
    ("\"a\" = <0▲g>;", "expected hexadecimal digits or `>` in the data on line 1"),
    ("\"a\" = ▲;", "unexpected `;` where a value is expected"),
    (
      "<plist><dict><key>a</key><string>b</string>▲</plist>",
      "unexpected `</plist>`; the open element is `<dict>` on line 1"
    ),
    ("<plist><dict>▲<string>b</string></dict></plist>", "expected `<key>` or `</dict>`, found `<string>`"),
    ("<plist><dict><key>a</key>▲text</dict></plist>", "unexpected text where the key's value is expected"),
    ("<plist><dict><key>a</key><string>b ▲& c</string></dict></plist>", "unexpected `&`; write `&amp;`"),
    ("<plist><dict><key>▲&lamp;</key><string/></dict></plist>", "`&lamp;` is not a property list entity"),
    ("<!DOCTYPE plist ▲[<!ENTITY a \"b\">]><plist/>", "the property list declares entities, which is not allowed"),
    ("<plist>▲<array/></plist>", "expected a dictionary, found an array"),
    ("<plist><dict/></plist>\n▲x", "unexpected text after the end of the property list"),
    ("▲<dict", "the tag is not closed by `>`"),
    ("<plist>▲<!-- x", "the comment is not closed by `-->`"),
  ]

  @Test(arguments: refused)
  func problemsHaveMessageAndPosition(text: String, message: String) throws {
    let before = text.components(separatedBy: "▲")[0]
    let lines = before.replacing("\r\n", with: "\n").components(separatedBy: "\n")
    let problem = #expect(throws: StringsError.self) { try Self.table(text.replacing("▲", with: "")) }
    #expect(problem?.message == message)
    #expect(problem?.line == lines.count)
    #expect(problem?.column == (lines.last?.utf8.count ?? 0) + 1)
  }

  @Test func bytesWithoutEncodingAreRejected() throws {
    let problem = #expect(throws: StringsError.self) {
      try StringsTable(ContiguousArray("\"é\" = \"".utf8) + [0xE9, 0x22, 0x3B])
    }
    #expect(problem == StringsError("invalid UTF-8", line: 1, column: 9))
    #expect(throws: StringsError.self) { try StringsTable([0xFF, 0xFE, 0x22, 0x00, 0x22]) }
    #expect(throws: StringsError.self) { try StringsTable([0xFF, 0xFE, 0x00, 0xD8, 0x22, 0x00]) }
  }

  @Test func secondByteOrderMarkIsIgnoredLikeInXcode() throws {
    let marked: ContiguousArray<UInt8> = [0xFF, 0xFE, 0x61, 0, 0x3D, 0, 0x62, 0, 0x3B, 0]
    for bytes in [marked, [0xFF, 0xFE] + marked] {
      let table = try StringsTable(bytes)
      #expect(table.dictionary == ["a": "b"])
      #expect(table.bytes == bytes)
    }
  }

  /// Valid texts with warnings.
  static let doubtful: [(text: String, warnings: [StringsError])] = [
    (
      "\"a\" = \"b\";\n\"a\" = \"b\";",
      [.init("duplicate key \"a\"; line 1 has the same value", line: 2)]
    ),
    (
      "\"a\" = \"b\";\n \"a\" = \"c\";",
      [.init("duplicate key \"a\"; this value replaces the one on line 1", line: 2, column: 2)]
    ),
    ("\"a\";\n/* b", [.init("the comment is not closed, so the rest of the file is ignored", line: 2)]),
    ("\"a\" = {};", [.init("the value of \"a\" is a dictionary, not a string")]),
    ("\"a\" = \"\\UD83D\";", [.init("the escape is an unpaired surrogate, which is read as U+FFFD", column: 7)]),
    ("// nothing", []),
  ]

  @Test(arguments: doubtful)
  func doubtfulTextsHaveWarnings(text: String, warnings: [StringsError]) throws {
    let found = try Self.table(text).warnings.map { StringsError($0.message, line: $0.line, column: $0.column) }
    #expect(found == warnings)
  }

  /// `{"A": "a\uD83Db"}`, written by Foundation.
  @Test func loneSurrogatesInBinaryTablesAreReported() throws {
    var bytes =
      ContiguousArray("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x41, 0x63, 0, 0x61, 0xD8, 0x3D, 0, 0x62, 8, 11, 13]
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [3, 0, 20].flatMap { [0, 0, 0, 0, 0, 0, 0, $0] }
    let table = try StringsTable(bytes)
    #expect(table["A"]?.value == "a\u{FFFD}b")
    #expect(table.warnings.map(\.message) == ["\"a\u{FFFD}b\" contains an unpaired surrogate, which is read as U+FFFD"])
  }

  @Test func lastDuplicateCounts() throws {
    let table = try StringsTable(Fixture.table("forms.strings").bytes)
    #expect(table.entries.count { $0.key == "twice" } == 2)
    #expect(table["twice"]?.value == "second")
    #expect(table.warnings.map(\.duplicate) == ["twice"])
    #expect(table.effectiveEntries.count == table.entries.count - 1)
  }

  @Test func commentsAndSectionsAreRead() throws {
    let table = try Self.table(
      """
      /* Header */

      /* One */
      "a" = "1";
      "b" = "2"; /* behind b */

      "c" = "3"; /* behind c */ /* and again */
      // before d
      "d" = "4"; // behind d
      "e" = "5"; /* before f */ "f" = "6"; /* behind
      f */

      // MARK: Second

      // first
      // last
      "g" = "7";
      "h" = "8"; // behind h
      // the end
      """)
    #expect(
      table.entries.map(\.comment) == [
        "One", "behind b", "and again", "before d", nil, "before f", "last", nil,
      ])
    #expect(table.entries.map(\.section) == Array(repeating: "Header", count: 6) + ["MARK: Second", "MARK: Second"])
  }

  @Test(arguments: Fixture.strings)
  func everyTruncatedFileIsRejectedOrRead(fixture: Fixture) throws {
    let bytes = try fixture.bytes
    for length in 0..<bytes.count {
      let prefix = ContiguousArray(bytes[..<length])
      do throws(StringsError) {
        let table = try StringsTable(prefix)
        #expect(table.bytes == prefix)
        let ends = table.entries.flatMap { [$0.keyRange.lowerBound, $0.range.upperBound] }
        #expect(ends == ends.sorted())
      } catch {
        #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
      }
    }
  }

  @Test func deepNestingIsRefused() {
    for (open, close) in [("(", ")"), ("{a=", ";}")] {
      let text = "a = " + String(repeating: open, count: 5000) + "b" + String(repeating: close, count: 5000) + ";"
      #expect(throws: StringsError.self) { try Self.table(text) }
    }
    let xml = String(repeating: "<array>", count: 5000)
    #expect(throws: StringsError.self) { try Self.table("<plist><dict><key>a</key>" + xml) }
  }
}
