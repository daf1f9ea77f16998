import Testing
import TextBasics

@testable import SwiftLexing

/// Tests that a text written as a literal is read as the same text.
@Suite struct LiteralSpellingTests {
  private static let parts = [
    "\"", "\\", "#", "\n", "\r", "\t", "\u{1}", "\u{7F}", "a", "ü", "🚢", "(", "n", " ", "\"\"\"",
  ]

  /// All texts of up to three parts, in literals of each kind.
  @Test(arguments: 0...2, [nil, "\n", "\r\n"])
  func literalsAreReadAsTheSameText(_ pounds: Int, _ ending: String?) {
    let lineBreak = ending.map { LiteralSpelling.LineBreak(ending: $0, indentation: "  ") }
    let spelling = LiteralSpelling(pounds: pounds, lineBreak: lineBreak)
    let signs = String(repeating: "#", count: pounds)
    let (opening, closing) = ending.map { ("\"\"\"" + $0 + "  ", $0 + "  \"\"\"") } ?? ("\"", "\"")
    let pairs = [""] + Self.parts + Self.parts.flatMap { first in Self.parts.map { first + $0 } }
    for text in pairs + pairs.flatMap({ pair in Self.parts.map { pair + $0 } }) {
      let literal = signs + opening + spelling.content(of: text) + closing + signs
      let source = SourceText(path: "", text: literal + "\n")
      let tokens = Lexer.tokenize(source)
      #expect(tokens.first?.range == 0..<literal.utf8.count, "\(literal)")
      #expect(StringLiteralDecoder.decode(Array(tokens.prefix(1)), in: source) == [text], "\(literal)")
    }
  }

  private static let spellings: [(text: String, pounds: Int, isLong: Bool, content: String)] = [
    (#"a"b\"#, 0, false, #"a\"b\\"#), (#"a"b\"#, 1, false, #"a"b\"#), (##"a"#b\#"##, 1, false, ##"a\#"#b\#\#"##),
    ("a\n\t\u{1}", 0, false, #"a\n\t\u{1}"#), ("a\n\n\tb", 0, true, "a\n\n  \\tb"), (#"a"b"#, 0, true, #"a"b"#),
    ("\"\"\"", 0, true, "\"\"\\\""), ("ü🚢\u{7F}", 2, false, "ü🚢\\##u{7f}"),
  ]

  @Test(arguments: spellings)
  func onlyNecessaryCharactersAreEscaped(_ text: String, _ pounds: Int, _ isLong: Bool, _ content: String) {
    let lineBreak = isLong ? LiteralSpelling.LineBreak(ending: "\n", indentation: "  ") : nil
    #expect(LiteralSpelling(pounds: pounds, lineBreak: lineBreak).content(of: text) == content)
  }

  @Test func controlCharacterMayBeUnescaped() {
    #expect(LiteralSpelling(escapesDelete: false).content(of: "\u{7F}\u{1}") == "\u{7F}\\u{1}")
  }
}
