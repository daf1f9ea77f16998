/// Turns bytes into tokens.
public enum Lexer {
  /// The tokens of a byte range of `source`, ended by `.endOfFile`. Never fails; linear in the length of the range.
  /// A range is a whole file, or starts and ends at token boundaries outside any literal and comment (a function's body, say).
  public static func tokenize(_ source: SourceText, in range: Range<Int>) -> ContiguousArray<Token> {
    []
  }

  public static func tokenize(_ source: SourceText) -> ContiguousArray<Token> {
    tokenize(source, in: 0..<source.bytes.count)
  }
}
