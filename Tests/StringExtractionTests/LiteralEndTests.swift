import StringExtraction
import SwiftLexing
import Testing

/// Tests the end position of literals, given their first byte.
@Suite struct LiteralEndTests {
  @Test(arguments: [
    (#"Text("Quay", 1)"#, 5, #""Quay""#), (#"Text("\(a("b")) left")"#, 5, #""\(a("b")) left""#),
    (#"Text("\(a("b")) left")"#, 10, #""b""#), (##"x = #"a"b"#"##, 4, ##"#"a"b"#"##),
    ("x = \"\"\"\n  a\n  \"\"\"\n", 4, "\"\"\"\n  a\n  \"\"\""), (#"f(@"Quay");"#, 2, #"@"Quay""#),
    (#"Text("Quay")"#, 6, nil),
    (#"Text("Quay")"#, 999, nil),
    (#"Text("Quay"#, -1, nil),
  ])
  func literalEndsAreFound(_ code: String, _ start: Int, _ literal: String?) {
    let end = LiteralTexts.end(ofLiteralAt: start, in: SourceText(path: "a.swift", text: code))
    #expect(end.map { String(decoding: Array(code.utf8)[start..<$0], as: UTF8.self) } == literal)
  }
}
