import Testing

@testable import SwiftLexing

/// Tests input that is designed to be slow, or to exhaust the stack.
struct HostileInputTests {
  @Test(arguments: [
    "/a ", " /a\\", " / ", "#/\n", "##/\n#/\n", "#\"\"\"", "#\"\"\"\\#(", "##\"\"\" #\"\"\" ", "<#", "a<#b ", "`", "#",
    "\"", "\"\\(", "(", "/*",
    "*/", "!", "?", "<", "\\", "\"\"\"\\(", "{\"\\({", ".", "a.", "0x", "1.", "1e", "$", "\u{301}", "é", "\u{FEFF}",
    "'", "\n", " ", "\r",
  ])
  func lookaheadIsLinear(_ unit: String) {
    for suffix in ["", "/", "\"#", "\n/#"] {
      let text = String(repeating: unit, count: 2_000) + suffix
      let source = SourceText(path: "Test.swift", text: text)
      let (tokens, bytesReadAhead) = Lexer.scan(source, in: 0..<source.bytes.count)
      #expect(tokens.count <= source.bytes.count + 1)
      #expect(bytesReadAhead <= 8 * source.bytes.count)
    }
  }

  @Test func unterminatedRegexesTakeLinearLookahead() {
    let text = (1...200).reversed().map { String(repeating: "#", count: $0) + "/\n" }.joined()
    let source = SourceText(path: "Test.swift", text: text)
    #expect(Lexer.scan(source, in: 0..<source.bytes.count).bytesReadAhead <= 8 * source.bytes.count)
  }

  @Test(arguments: [#""\("#, ##"#"\#("##, "\"\"\"\n\\("])
  func deepInterpolationsAreLexed(_ opening: String) {
    let depth = 10_000
    let closing = opening.hasPrefix("#") ? ")\"#" : opening.contains("\n") ? ")\n\"\"\"" : ")\""
    let text = String(repeating: opening, count: depth) + "a" + String(repeating: closing, count: depth)
    let tokens = Lexer.tokenize(SourceText(path: "Test.swift", text: text))
    #expect(tokens.count { $0.kind == .stringHead } == depth)
    #expect(tokens.count { $0.kind == .stringTail && !$0.flags.contains(.unterminated) } == depth)
    #expect(tokens[depth].kind == .identifier)
  }

  @Test func deepBracketsAreLexed() {
    let text = String(repeating: "([{", count: 10_000) + String(repeating: "/*", count: 10_000)
    let tokens = Lexer.tokenize(SourceText(path: "Test.swift", text: text))
    #expect(tokens.count == 30_001)
    #expect(tokens.last?.flags.contains(.unterminated) == true)
  }
}
