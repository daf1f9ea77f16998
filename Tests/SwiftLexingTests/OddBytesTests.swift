import SwiftLexing
import Testing

/// Tests bytes that are unsuitable for fixtures: line endings, control characters, invalid UTF-8.
struct OddBytesTests {
  @Test(arguments: [
    ("a\nb", ["identifier", "newline identifier"]),
    ("a\r\nb", ["identifier", "newline identifier"]),
    ("a\rb", ["identifier", "newline identifier"]),
    ("a\0b", ["identifier", "space identifier"]),
    ("a\u{A0}b", ["identifier", "space identifier"]),
    ("a\t\u{B}\u{C}b", ["identifier", "space identifier"]),
    ("a\u{7F}b", ["identifier", "unknown", "identifier"]),
    ("\u{FEFF}a", ["identifier"]),
    ("a \u{FEFF} b", ["identifier", "space identifier"]),
    ("a //\rb", ["identifier", "newline identifier"]),
    ("a //\r\nb", ["identifier", "newline identifier"]),
    ("a /*\r*/b", ["identifier", "newline identifier"]),
    ("-\0a", ["infixOperator", "space identifier"]),
    ("a -\u{A0}b", ["identifier", "space infixOperator", "space identifier"]),
    ("a \u{A0}-b", ["identifier", "space prefixOperator", "identifier"]),
    ("\u{2028}a", ["unknown", "identifier"]),
    ("\u{301}a", ["unknown", "identifier"]),
    ("", []),
  ])
  func whiteSpaceAndControlsAreFlagged(_ text: String, _ expected: [String]) {
    #expect(kinds(of: SourceText(path: "Test.swift", text: text)) == expected)
  }

  @Test(arguments: [
    ([0x61, 0xFF, 0x62], ["identifier", "unknown", "identifier"]),
    ([0x61, 0xE2, 0x82], ["identifier", "unknown"]),
    ([0x80, 0x80, 0x61], ["unknown", "identifier"]),
    ([0xC0, 0xAF, 0x61], ["unknown", "identifier"]),
    ([0xED, 0xA0, 0x80], ["unknown"]),
    ([0x23, 0xFF], ["unknown", "unknown"]),
    ([0x2B, 0xFF], ["prefixOperator", "unknown"]),
    ([0x60, 0xFF, 0x60], ["identifier"]),
    ([0x22, 0xFF, 0x22], ["string"]),
  ])
  func invalidUTF8IsLexed(_ bytes: [UInt8], _ expected: [String]) {
    #expect(kinds(of: SourceText(path: "Test.swift", bytes: ContiguousArray(bytes))) == expected)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineBreakEndsSingleLineLiteral(_ lineBreak: String) {
    let source = SourceText(path: "Test.swift", text: "\"a\(lineBreak)\"b\\(c\(lineBreak)d")
    #expect(kinds(of: source) == ["string", "newline stringHead", "identifier", "stringTail", "newline identifier"])
  }

  @Test func shebangIsOnlyRecognizedAtTheStart() {
    #expect(kinds(of: SourceText(path: "Test.swift", text: "#!/bin/x\na")) == ["shebang", "newline identifier"])
    #expect(kinds(of: SourceText(path: "Test.swift", text: " #!")) == ["unknown", "exclaimPostfix"])
  }

  /// The kinds of all tokens except the last, with the flags for the space before each except the first.
  private func kinds(of source: SourceText) -> [String] {
    Lexer.tokenize(source).dropLast().enumerated().map { index, token in
      let flags = index == 0 ? [] : token.flags
      let gap = flags.contains(.newlineBefore) ? "newline " : flags.contains(.spaceBefore) ? "space " : ""
      return gap + "\(token.kind)"
    }
  }
}
