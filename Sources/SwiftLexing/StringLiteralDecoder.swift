import TextBasics

/// Decodes string literals on demand.
public enum StringLiteralDecoder {
  /// Returns the texts between the interpolations of a literal, one for each of its pieces.
  ///
  /// - Parameter pieces: the single `.string`, or head, middles and tail, in order.
  /// - Returns: the texts with escapes decoded, the indentation of a multi-line literal removed and line breaks
  ///   normalized to `\n`, or `nil` if the compiler would reject the literal: unterminated, an invalid escape, invalid
  ///   UTF-8, text on the line of a `"""`, too little indentation.
  public static func decode(_ pieces: [Token], in source: SourceText) -> [String]? {
    guard let first = pieces.first, !pieces.contains(where: { $0.flags.contains(.unterminated) }) else { return nil }
    let pounds = first.flags.contains(.raw) ? source.bytes[first.range].prefix { $0 == .pound }.count : 0
    let delimiter = StringDelimiter(pounds: pounds, isMultiline: first.flags.contains(.multiline))
    let texts = pieces.map { source.bytes[textRange(of: $0, delimiter)] }
    let indentation = delimiter.isMultiline ? indentation(of: texts[texts.count - 1]) : nil
    if delimiter.isMultiline, indentation == nil { return nil }
    let decoder = LiteralTextDecoder(pounds: pounds, indentation: indentation)
    var decoded: [String] = []
    for (index, text) in texts.enumerated() {
      guard let text = decoder.decode(text, isFirst: index == 0, isLast: index == texts.count - 1) else { return nil }
      decoded.append(text)
    }
    return decoded
  }

  /// Returns the range of a piece without its delimiters, parentheses and backslash.
  private static func textRange(of piece: Token, _ delimiter: StringDelimiter) -> Range<Int> {
    let opening = piece.kind == .string || piece.kind == .stringHead ? delimiter.length : 1
    let closing = piece.kind == .string || piece.kind == .stringTail ? delimiter.length : delimiter.interpolationLength
    let start = min(piece.range.lowerBound + opening, piece.range.upperBound)
    return start..<max(start, piece.range.upperBound - closing)
  }

  /// Returns the text before the closing `"""`, or `nil` if that is more than white space.
  private static func indentation(of lastText: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let end = lastText.lastIndex(where: { !$0.isBlank }), lastText[end].isLineBreak else { return nil }
    return lastText[(end + 1)...]
  }
}
