import TestSupport
import Testing

@testable import StructuredText

struct JSONWriterTests {
  private func spelling(_ text: String, _ style: JSONStyle) -> String {
    ContiguousArray(JSONValue.string(text).text(style: style)).text
  }

  @Test func stringsAreEscapedByTheStyle() {
    let text = "a/b \"\\\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}é🗝\u{2028}"
    let plain = #""a/b \"\\\b\f\n\r\t\u0000\u001f"# + "\u{7F}é🗝\u{2028}\""
    #expect(spelling(text, .xcode) == plain)
    var style = JSONStyle.xcode
    style.escapesNonASCII = true
    style.escapesSlash = true
    let escaped = #""a\/b \"\\\b\f\n\r\t\u0000\u001f"# + "\u{7F}" + #"\u00e9\ud83d\udddd\u2028""#
    #expect(spelling(text, style) == escaped)
    #expect(spelling("a/b", style) == #""a\/b""#)
    #expect(spelling(text, .report) == #""a/b \"\\\b\f\n\r\t\u0000\u001f\u007fé🗝\u2028""#)
    #expect(spelling("\u{9B}31m \u{202E}\u{2066}\u{FEFF}", .report) == #""\u009b31m \u202e\u2066\ufeff""#)
  }

  @Test(arguments: [(100, 20_000), (4000, 2_400_000)]) func deepIndentationIsLimited(_ depth: Int, _ size: Int) throws {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    var json = JSONWriter(style: .xcode)
    json.write(try JSONDocument(ContiguousArray(text.utf8)).root)
    #expect(json.bytes.count < size + 1000 && json.text.filter { !$0.isWhitespace } == text)
    // Usual nesting depths are fully indented.
    #expect(json.text.contains("\n" + String(repeating: "  ", count: 99) + "["))
  }

  @Test func reportsAreWritten() {
    var json = JSONWriter()
    json.object { json in
      json.member("none", nil as String?)
      json.member("name", "a\"b")
      json.key("list")
      json.array([1, 2]) { $0.value($1) }
      json.key("nothing")
      json.array([] as [Int]) { $0.value($1) }
      json.key("object")
      json.object { $0.member("flag", true) }
      json.key("empty")
      json.object { _ in }
    }
    #expect(json.text == #"{"name":"a\"b","list":[1,2],"nothing":[],"object":{"flag":true},"empty":{}}"#)
  }

  /// Each text in another style: the result is the same for a value of the program and for one of a document.
  static let styles: [(style: JSONStyle, text: String)] = [
    (
      .xcode,
      "{\n  \"a\" : [\n    1,\n    \"x\"\n  ],\n  \"b\" : {\n\n  },\n  \"c\" : {\n    \"d\" : [\n\n    ]\n  }\n}"
    ),
    (.compiler, "{\n  \"a\": [\n    1,\n    \"x\"\n  ],\n  \"b\": {},\n  \"c\": {\n    \"d\": []\n  }\n}"),
    (.report, #"{"a":[1,"x"],"b":{},"c":{"d":[]}}"#),
  ]

  @Test(arguments: styles)
  func styleIsApplied(style: JSONStyle, text: String) throws {
    let value = JSONValue.object([
      .init("a", .array([.integer(1), .string("x")])), .init("b", .object([])),
      .init("c", .object([.init("d", .array([]))])),
    ])
    #expect(ContiguousArray(value.text(style: style)).text == text)
    for other in Self.styles {
      let node = try JSONDocument(ContiguousArray(text: other.text)).root
      #expect(ContiguousArray(node.text(style: style, indentation: [])).text == text)
    }
  }

  @Test func documentValuesKeepTheirText() throws {
    let text = #"[ 1.50, "\u0061\/" , {"\u0062" :null} ]"#
    let node = try JSONDocument(ContiguousArray(text: text)).root
    let written = ContiguousArray(node.text(style: .report, indentation: [])).text
    #expect(written == #"[1.50,"\u0061\/",{"\u0062":null}]"#)
  }

  @Test func anyDepthIsWritten() throws {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let node = try JSONDocument(ContiguousArray(text: text)).root
    #expect(ContiguousArray(node.text(style: .report, indentation: [])).text == text)
  }
}
