import SwiftLexing
import Testing

struct StringLiteralDecoderTests {
  @Test(arguments: [
    (#""""#, ""),
    (#""plain""#, "plain"),
    (#""\0\t\n\r\\\"\'""#, "\0\t\n\r\\\"'"),
    (#""\u{0}\u{41}\u{1F3E0}\u{0010FFFF}""#, "\0A🏠\u{10FFFF}"),
    (#""їжак 🦔""#, "їжак 🦔"),
    (##"#"\n \#n \" "#"##, #"\n "# + "\n" + #" \" "#),
    (##"#"a\#u{41}"#"##, "aA"),
    (###"##"\#n \##n "# "##"###, ##"\#n "## + "\n" + ##" "# "##),
    ("\"tab\there\"", "tab\there"),
    ("\"nul\0here\"", "nul\0here"),
  ])
  func singleLineLiteralsAreDecoded(_ literal: String, _ text: String) {
    #expect(decode(literal) == [text])
  }

  @Test(arguments: [
    ("\"\"\"\n\"\"\"", ""),
    ("\"\"\"\n\n\"\"\"", ""),
    ("\"\"\"\na\n\"\"\"", "a"),
    ("\"\"\"\n  a\n    b\n  \"\"\"", "a\n  b"),
    ("\"\"\"\n  a\n\n  b\n  \"\"\"", "a\n\nb"),
    ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"),
    ("\"\"\"\n  a\\  \t\n  b\n  \"\"\"", "ab"),
    ("\"\"\"\n  a\\\n\n  b\n  \"\"\"", "a\nb"),
    ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"),
    ("\"\"\"\r  a\r  b\r  \"\"\"", "a\nb"),
    ("\"\"\"\n  a\\r\\n\n  \"\"\"", "a\r\n"),
    ("\"\"\"\n\ta\n\t b\n\t\"\"\"", "a\n b"),
    ("\"\"\"\n  \"quoted\" \\\"\"\"\n  \"\"\"", "\"quoted\" \"\"\""),
    ("#\"\"\"\n  a \\ \n  b \\#\n  c\n  \"\"\"#", "a \\ \nb c"),
    ("#\"\"\"\n  a \\#\n  \"\"\"#", "a "),
  ])
  func multilineLiteralsAreDecoded(_ literal: String, _ text: String) {
    #expect(decode(literal) == [text])
  }

  @Test(arguments: [
    (#""\(a)""#, ["", ""]),
    (#""1\(a)2\(b)3""#, ["1", "2", "3"]),
    ("\"\"\"\n  a\\(b)\n  \\(c) d\n  \"\"\"", ["a", "\n", " d"]),
    ("\"\"\"\n  \\(b)\n  \"\"\"", ["", ""]),
    ("\"\"\"\n  \\(\nb\n)\\\n  c\n  \"\"\"", ["", "c"]),
    (##"#"\(a) \#(b)"#"##, [#"\(a) "#, ""]),
  ])
  func interpolatedLiteralsAreDecoded(_ literal: String, _ texts: [String]) {
    #expect(decode(literal) == texts)
  }

  @Test(arguments: [
    #""no end"#, #""\q""#, #""\u""#, #""\u41""#, #""\u{}""#, #""\u{D800}""#, #""\u{110000}""#, #""\u{000000041}""#,
    #""\u{4 1}""#, #""\u{41""#, #""a\"#, #""\ ""#, ##"#"\#q"#"##, ##"#"\##n"#"##, #""a\(b"#, #""\q\(b)""#, #""\(b)\q""#,
    "\"\"\"", "\"\"\"\n  no end", "\"\"\"a\n\"\"\"", "\"\"\"\na\"\"\"", "\"\"\" \n\"\"\"", "\"\"\"\n  a\n b\n  \"\"\"",
    "\"\"\"\n  a\n \n  \"\"\"", "\"\"\"\n\ta\n  b\n\t\"\"\"", "\"\"\"\n  a \\\n  \"\"\"", "\"\"\"\n  \\(a)\"\"\"",
    "\"\"\"\n \\(a)\n  \"\"\"",
  ])
  func invalidLiteralsAreNotDecoded(_ literal: String) {
    #expect(decode(literal) == nil)
  }

  @Test func invalidUTF8IsReplaced() {
    for bytes in [[0x22, 0x61, 0xFF, 0x22], [0x22, 0xFF, 0x5C, 0x6E, 0x22]] as [ContiguousArray<UInt8>] {
      let source = SourceText(path: "Test.swift", bytes: bytes)
      #expect(StringLiteralDecoder.decode([Lexer.tokenize(source)[0]], in: source) == nil)
    }
  }

  @Test func emptyListIsNotDecoded() {
    #expect(StringLiteralDecoder.decode([], in: SourceText(path: "Test.swift", text: "")) == nil)
  }

  /// The decoded pieces of a source with a single literal, whose interpolations contain no literals.
  private func decode(_ literal: String) -> [String]? {
    let source = SourceText(path: "Test.swift", text: literal)
    let kinds: Set<TokenKind> = [.string, .stringHead, .stringMiddle, .stringTail]
    return StringLiteralDecoder.decode(Lexer.tokenize(source).filter { kinds.contains($0.kind) }, in: source)
  }
}
