import Testing
import TextBasics

@testable import StringTables

/// Tests the comments of entries that are changed in place.
@Suite struct StringsCommentTests {
  static let changes: [(before: String, comments: [UTF8Key: String?], after: String)] = [
    ("/* One */\n\"a\" = \"1\";\n", [UTF8Key("a"): "Two */"], "/* Two * / */\n\"a\" = \"1\";\n"),
    ("// One\n\"a\" = \"1\";\n", [UTF8Key("a"): "Two"], "// Two\n\"a\" = \"1\";\n"),
    ("\"a\" = \"1\";\n\"b\" = \"2\";\n", [UTF8Key("b"): "Two"], "\"a\" = \"1\";\n/* Two */\n\"b\" = \"2\";\n"),
    ("/* One */\n\"a\" = \"1\";\n", [UTF8Key("a"): nil], "\"a\" = \"1\";\n"),
    ("/* Header */\n\n\"a\" = \"1\";\n", [UTF8Key("a"): nil], "/* Header */\n\n\"a\" = \"1\";\n"),
    ("/* One */\n\"a\" = \"1\";\n", [UTF8Key("a"): "One", UTF8Key("z"): "Two"], "/* One */\n\"a\" = \"1\";\n"),
    (
      "/* Header */\n\n\"a\" = \"1\";\n", [UTF8Key("a"): "One"],
      "/* Header */\n\n/* One */\n\"a\" = \"1\";\n"
    ),
    ("\"a\" = \"1\";\n", [:], "\"a\" = \"1\";\n"),
    ("\"a\" = \"1\"; /* A */\n\"b\" = \"2\";\n", [UTF8Key("a"): "A"], "\"a\" = \"1\"; /* A */\n\"b\" = \"2\";\n"),
    ("\"a\" = \"1\"; // A\n\"b\" = \"2\";\n", [UTF8Key("b"): nil], "\"a\" = \"1\"; // A\n\"b\" = \"2\";\n"),
    (
      "\"a\" = \"1\"; // A\n\"b\" = \"2\";\n", [UTF8Key("a"): "Two", UTF8Key("b"): "Three"],
      "// Two\n\"a\" = \"1\"; // A\n// Three\n\"b\" = \"2\";\n"
    ),
  ]

  @Test(arguments: changes.indices) func commentsAreChanged(_ row: Int) throws {
    let (before, comments, after) = Self.changes[row]
    var table = try StringsTable(ContiguousArray(before.utf8))
    try table.setComments(comments)
    #expect(String(decoding: table.bytes, as: UTF8.self) == after)
  }
}
