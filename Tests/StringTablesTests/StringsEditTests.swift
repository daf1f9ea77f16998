import TestSupport
import Testing

@testable import StringTables

@Suite struct StringsEditTests {
  private static func edited(_ text: String, _ changes: [StringsChange]) throws -> String {
    var table = try StringsTable(ContiguousArray(text: text))
    try table.apply(changes)
    return table.bytes.text
  }

  private static func add(_ key: String, _ value: String, _ comment: String? = nil, in section: String? = nil)
    -> StringsChange
  {
    .add(NewStringsEntry(key: key, value: value, comment: comment, section: section))
  }

  /// A table, its changes, and the table after them.
  static let edits: [(before: String, changes: [StringsChange], after: String)] = [
    ("\"a\" = \"b\";", [.set(key: "a", value: "c \"d\"\n")], "\"a\" = \"c \\\"d\\\"\\n\";"),
    ("'a'='b' ; // c", [.set(key: "a", value: "d")], "'a'=\"d\" ; // c"),
    ("\"a\";\n\"b\"   =   \"c\";", [.set(key: "a", value: "d")], "\"a\"   =   \"d\";\n\"b\"   =   \"c\";"),
    ("\"a\" = \"b\";\n", [add("c", "d")], "\"a\" = \"b\";\n\"c\" = \"d\";\n"),
    ("\"a\" = \"b\";", [add("c", "d", "e")], "\"a\" = \"b\";\n/* e */\n\"c\" = \"d\";"),
    (
      "\"a\" = \"b\";\r\n", [add("c", "d", "e\nf\r\ng")],
      "\"a\" = \"b\";\r\n/* e\r\nf\r\ng */\r\n\"c\" = \"d\";\r\n"
    ),
    ("\"a\" = \"b\"; // x\r\n", [add("c", "d", "e")], "\"a\" = \"b\"; // x\r\n// e\r\n\"c\" = \"d\";\r\n"),
    (
      "/* 1 */\n\"b\" = \"\";\n\n/* 2 */\n\"d\" = \"\";\n\n/* 3 */\n\"f\" = \"\";\n",
      [add("e", "", "x"), add("a", "")],
      "\"a\" = \"\";\n\n/* 1 */\n\"b\" = \"\";\n\n/* 2 */\n\"d\" = \"\";\n\n/* x */\n\"e\" = \"\";\n\n/* 3 */\n\"f\" = \"\";\n"
    ),
    (
      "// A\n\n\"z\" = \"1\";\n\n// B\n\n\"y\" = \"2\";\n", [add("x", "3", in: "A")],
      "// A\n\n\"z\" = \"1\";\n\n\"x\" = \"3\";\n\n// B\n\n\"y\" = \"2\";\n"
    ),
    ("{\n  a = b;\n}\n", [add("c", "d")], "{\n  a = b;\n  \"c\" = \"d\";\n}\n"),
    ("{\n}\n", [add("c", "d")], "{\n\"c\" = \"d\";\n}\n"),
    ("\"a\" = \"1\";", [.remove(key: "a")], "\n"),
    ("\"a\" = \"1\";\n", [.remove(key: "a"), add("c", "d")], "\"c\" = \"d\";\n"),
    ("// nothing", [add("c", "d")], "// nothing\n\"c\" = \"d\";\n"),
    ("\"a\"=\"1\"; \"b\"=\"2\";", [add("c", "3")], "\"a\"=\"1\"; \"b\"=\"2\";\n\"c\"=\"3\";"),
    ("\"a\" = \"1\";\n\"b\" = \"2\";\n\"c\" = \"3\";\n", [.remove(key: "b")], "\"a\" = \"1\";\n\"c\" = \"3\";\n"),
    (
      "/* H */\n\n/* 1 */\n\"a\" = \"1\";\n\n/* 2 */\n// 2b\n\"b\" = \"2\"; // x\n\n\"c\" = \"3\";\n",
      [.remove(key: "b")],
      "/* H */\n\n/* 1 */\n\"a\" = \"1\";\n\n\"c\" = \"3\";\n"
    ),
    ("\"a\" = \"1\";\n\n/* 2 */\n\"b\" = \"2\";\n", [.remove(key: "b")], "\"a\" = \"1\";\n"),
    ("\n\"a\" = \"1\";\n\n\"b\" = \"2\";\n", [.remove(key: "a"), .remove(key: "b")], "\n"),
    ("\"a\" = \"1\"; \"b\" = \"2\";\n", [.remove(key: "a")], " \"b\" = \"2\";\n"),
    ("\"a\" = \"1\"; \"b\" = \"2\";", [.remove(key: "b")], "\"a\" = \"1\"; "),
    ("\"a\" = \"1\";\n\n// 2\n\"b\" = \"2\";", [.remove(key: "b")], "\"a\" = \"1\";"),
    ("\"a\" = \"1\";\r\n\"b\" = \"2\";", [.remove(key: "b")], "\"a\" = \"1\";"),
    (
      "\"a\" = \"1\";\n\"b\" = \"2\";\n", [.remove(key: "b"), .set(key: "a", value: "x"), add("c", "3")],
      "\"a\" = \"x\";\n\"c\" = \"3\";\n"
    ),
    (
      "<plist><dict>\n\t<key>a</key>\n\t<string>b</string>\n</dict></plist>",
      [.set(key: "a", value: "<&>"), add("c", "d", "e")],
      "<plist><dict>\n\t<key>a</key>\n\t<string>&lt;&amp;&gt;</string>\n"
        + "\t<!-- e -->\n\t<key>c</key>\n\t<string>d</string>\n</dict></plist>"
    ),
    (
      "<plist>\n<dict/>\n</plist>", [add("c", "d")],
      "<plist>\n<dict>\n\t<key>c</key>\n\t<string>d</string>\n</dict>\n</plist>"
    ),
    (
      "<plist>\n<dict>\n</dict>\n</plist>", [add("c", "d")],
      "<plist>\n<dict>\n\t<key>c</key>\n\t<string>d</string>\n</dict>\n</plist>"
    ),
  ]

  @Test(arguments: edits)
  func editsAreLocal(before: String, changes: [StringsChange], after: String) throws {
    #expect(try Self.edited(before, changes) == after)
  }

  /// Rejected changes, and the reasons.
  static let refusals: [(text: String, change: StringsChange, message: String)] = [
    ("a = b; a = c;", .remove(key: "a"), "the table contains the key \"a\" twice"),
    ("a = b;", .remove(key: "c"), "the table has no key \"c\""),
    ("a = b;", add("a", "c"), "the table already contains the key \"a\""),
  ]

  @Test(arguments: refusals)
  func invalidChangesAreRejected(text: String, change: StringsChange, message: String) throws {
    var table = try StringsTable(ContiguousArray(text: text))
    let problem = #expect(throws: StringsError.self) { try table.apply([change]) }
    #expect(problem?.message == message)
    #expect(table.bytes.text == text)
  }

  /// Foundation reads the last one.
  @Test func lastDuplicateIsChanged() throws {
    #expect(try Self.edited("a = b; a = c;", [.set(key: "a", value: "d")]) == "a = b; a = \"d\";")
  }

  @Test func controlCharactersAreNotWrittenIntoXML() throws {
    var table = try StringsTable(Fixture.table("xml.strings").bytes)
    let key = try #require(table.entries.first?.key)
    let before = table.bytes
    let problem = #expect(throws: StringsError.self) { try table.apply([.set(key: key, value: "a\u{1}")]) }
    #expect(problem?.message.hasPrefix("XML does not allow a control character") == true && table.bytes == before)
  }

  @Test func binaryTablesAreNotChanged() throws {
    var table = try StringsTable(Fixture.table("binary.strings").bytes)
    #expect(throws: StringsError.self) { try table.apply([.remove(key: "Oil")]) }
  }

  /// In every fixture, adding and removing a key restores the original bytes.
  @Test(arguments: Fixture.strings.filter { $0.name != "binary.strings" && $0.name != "open-comment.strings" })
  func addingAndRemovingRestoresTheBytes(fixture: Fixture) throws {
    let before = try StringsTable(fixture.bytes)
    var table = before
    try table.apply([Self.add("zz “new”", "a\n\"🕯\" ☀︎", "What it is")])
    #expect(table["zz “new”"]?.value == "a\n\"🕯\" ☀︎")
    #expect(table["zz “new”"]?.comment?.isEmpty == false)
    #expect(table.encoding == before.encoding)
    #expect(table.entries.filter { $0.key != "zz “new”" }.map(\.value) == before.entries.map(\.value))
    try table.apply([.remove(key: "zz “new”")])
    let isBare = before.entries.isEmpty
    #expect(try isBare || table.bytes == fixture.bytes)
  }

  @Test func manyChangesTakeLinearTime() throws {
    let count = 20_000
    let text = (0..<count).map { "/* \($0) */\n\"key \($0)\" = \"value\";\n" }.joined(separator: "\n")
    var table = try StringsTable(ContiguousArray(text: text))
    try table.apply((0..<count).map { .set(key: "key \($0)", value: "other") })
    try table.apply((0..<count).map { Self.add("new \($0)", "v") } + (0..<count / 2).map { .remove(key: "key \($0)") })
    #expect(table.entries.count == count + count / 2)
  }
}
