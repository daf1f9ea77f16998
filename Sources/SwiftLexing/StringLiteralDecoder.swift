/// Decodes string literals on demand.
public enum StringLiteralDecoder {
  /// The texts between the interpolations of a literal, one for each of its pieces.
  /// - Parameter pieces: the single `.string`, or head, middles and tail, in order.
  /// - Returns: escapes decoded, indentation of a multi-line literal removed, line breaks normalised to `\n`; `nil` when
  ///   the literal is unterminated or holds an invalid escape.
  public static func decode(_ pieces: [Token], in source: SourceText) -> [String]? {
    nil
  }
}
