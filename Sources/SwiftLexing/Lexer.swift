/// Turns bytes into tokens.
public enum Lexer {
  /// Returns the tokens of a byte range of `source`, ended by `.endOfFile`. Never fails; linear in the length of the
  /// range. A range is a whole file, or starts and ends at token boundaries outside any literal and comment, such as a
  /// function's body. Offsets are relative to the file. Sources end at 4 GiB.
  public static func tokenize(_ source: SourceText, in range: Range<Int>) -> ContiguousArray<Token> {
    scan(source, in: range).tokens
  }

  public static func tokenize(_ source: SourceText) -> ContiguousArray<Token> {
    tokenize(source, in: 0..<source.bytes.count)
  }

  /// Returns the tokens and the number of bytes that were read ahead.
  static func scan(_ source: SourceText, in range: Range<Int>) -> (tokens: ContiguousArray<Token>, bytesReadAhead: Int)
  {
    let range = range.clamped(to: 0..<min(source.bytes.count, Int(UInt32.max)))
    return ByteCursor.withReader(of: source, end: range.upperBound) { reader in
      var scanner = TokenScanner(reader: reader, start: range.lowerBound)
      scanner.scanAll()
      return (scanner.tokens, scanner.lookahead.bytesRead)
    }
  }
}
