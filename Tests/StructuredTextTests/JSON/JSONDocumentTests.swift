import TestSupport
import Testing

@testable import StructuredText

struct JSONDocumentTests {
  /// Texts that are not JSON, with `▲` at the position of the problem, and a part of the message.
  static let refused: [(text: String, message: String)] = [
    ("▲", "empty"),
    ("  \n ▲", "empty"),
    ("{\"a\": 1▲,\n}", "comma after the last member"),
    ("[1, 2▲, ]", "comma after the last element"),
    ("{\"a\": 1 ▲\"b\": 2}", "missing comma"),
    ("{\"a\": 1 ▲5}", "unexpected `5` where a comma or `}`"),
    ("[1 ▲}", "unexpected `}` where a comma or `]`"),
    ("{\n▲<<<<<<< HEAD\n\"a\": 1", "merge conflict"),
    ("{\"a\": 1,\n▲=======\n", "merge conflict"),
    ("{\"a\": 1\n▲>>>>>>> other\n}", "merge conflict"),
    ("{\"a\": 1\n▲||||||| base\n}", "merge conflict"),
    ("{ ▲// no\n}", "comment"),
    ("{ ▲a: 1}", "quoted name"),
    ("{ ▲'a': 1}", "quoted name"),
    ("{\"a\" ▲= 1}", "`:`"),
    ("{\"a\" : ▲}", "where a value is expected"),
    ("▲True", "where a value is expected"),
    ("▲nul", "where a value is expected"),
    ("[▲NaN]", "where a value is expected"),
    ("{} ▲x", "after the end"),
    ("{}\n\n▲{}", "after the end"),
    ("{\"a\": \"x\"▲", "before the `{` on line 1"),
    ("{\n\"a\": [\n▲", "before the `[` on line 2"),
    ("{\"a\"▲", "before the `{`"),
    ("{\"a\": ▲\"x", "within the string"),
    ("{\"a\": ▲\"x\\", "within the string"),
    ("{\"a\": ▲\"x\n\"}", "not closed on its line"),
    ("\"tab ▲\t\"", "control character U+0009"),
    ("\"▲\\x\"", "`\\x` is not a JSON escape"),
    ("\"▲\\u12\"", "four hexadecimal digits"),
    ("\"▲\\ud83d \"", "unpaired surrogate"),
    ("\"▲\\udddd\"", "unpaired surrogate"),
    ("\"▲\\ud83d\\u0041\"", "unpaired surrogate"),
    ("[▲01]", "invalid number"),
    ("[▲-]", "invalid number"),
    ("[▲1.]", "invalid number"),
    ("[▲1e]", "invalid number"),
    ("[▲+1]", "where a value is expected"),
    ("[▲.5]", "where a value is expected"),
    ("▲é", "unexpected text"),
    ("\r\n\r\n [1 ▲:", "unexpected `:`"),
    ("\r\r\n\n [1 ▲:", "unexpected `:`"),
    ("\u{FEFF}▲x", "where a value is expected"),
  ]

  @Test(arguments: refused)
  func invalidJSONIsRejected(text: String, message: String) throws {
    let place = try expectedPlace(text)
    let problem = #expect(throws: ParseError.self) {
      try JSONDocument(ContiguousArray(text: text.replacing("▲", with: "")))
    }
    #expect(problem?.line == place.line)
    #expect(problem?.column == place.column)
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "")")
  }

  private func expectedPlace(_ text: String) throws -> (line: Int, column: Int) {
    let mark = try #require(text.utf8.firstRange(of: "▲".utf8)).lowerBound
    let lines = ContiguousArray(text.utf8[..<mark]).lines
    let last = try #require(lines.last).utf8
    let bom = lines.count == 1 && last.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return (lines.count, last.count + 1 - bom)
  }

  static let notUTF8: [(bytes: [UInt8], column: Int)] = [
    ([0x22, 0xFF, 0x22], 2), ([0x22, 0xC3, 0x22], 2), ([0x22, 0xC0, 0xAF, 0x22], 2), ([0x22, 0x80, 0x22], 2),
    ([0x22, 0xED, 0xA0, 0x80, 0x22], 2), ([0x22, 0xE0, 0x80, 0x80, 0x22], 2),
    ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 2),
    ([0x22, 0x61, 0xF4, 0x90, 0x80, 0x80, 0x22], 3), ([0x22, 0xE2, 0x82], 2), ([0x22, 0xE2, 0x82, 0x22, 0x22], 2),
    ([0xFF, 0xFE, 0x7B, 0x00], 1), ([0xFE, 0xFF, 0x00, 0x7B], 1), ([0x7B, 0x00, 0x7D, 0x00], 1),
  ]

  @Test(arguments: notUTF8)
  func invalidUTF8IsRejected(bytes: [UInt8], column: Int) {
    let problem = #expect(throws: ParseError.self) { try JSONDocument(ContiguousArray(bytes)) }
    #expect(problem?.line == 1)
    #expect(problem?.column == column)
    #expect(problem?.message.contains("UTF-8") == true)
  }

  static let strings: [(spelling: String, text: String)] = [
    (#""""#, ""), (#""a\/b""#, "a/b"), (#""\u00e9\u00E9""#, "éé"), (#""\ud83d\uddDD""#, "🗝"),
    (#""\"\\\b\f\n\r\t""#, "\"\\\u{8}\u{C}\n\r\t"), (#""\u0000\u001F""#, "\0\u{1F}"), (#""学🗝é\n""#, "学🗝é\n"),
  ]

  @Test(arguments: strings)
  func stringsAreDecoded(spelling: String, text: String) throws {
    let root = try JSONDocument(ContiguousArray(text: spelling)).root
    #expect(root.string == text)
    #expect(root.spelling == spelling)
    let rewritten = JSONValue.string(text).text(style: .xcode)
    #expect(try JSONDocument(ContiguousArray(rewritten)).root.string == text)
  }

  static let numbers = ["0", "-0", "12", "-1.50", "1e5", "1E+05", "123456789012345678901234567890.5e-999"]

  @Test(arguments: numbers)
  func numbersKeepTheirText(number: String) throws {
    let root = try JSONDocument(ContiguousArray(text: " \(number) ")).root
    #expect(root.kind == .number)
    #expect(root.spelling == number)
    #expect(root.int == Int(number))
  }

  @Test(arguments: [10_000, 300_000])
  func anyDepthIsRead(depth: Int) throws {
    let open = String(repeating: "[{\"a\":", count: depth)
    let document = try JSONDocument(ContiguousArray(text: open + "1" + String(repeating: "}]", count: depth)))
    #expect(document.root.elements.first?["a"]?.kind == .array)
    let problem = #expect(throws: ParseError.self) { try JSONDocument(ContiguousArray(text: open)) }
    #expect(problem?.column == open.utf8.count + 1)
  }

  @Test func linesAndColumnsAreKnown() throws {
    let text = "{\r\n  \"é\": [\r\r 1,\n\n\t2]}"
    let root = try JSONDocument(ContiguousArray(text: text)).root
    let elements = try #require(root["é"]).elements
    #expect(elements.map(\.location.line) == [4, 6])
    #expect(elements.map(\.location.column) == [2, 2])
    #expect(root["é"]?.location.column == 9)
  }
}
