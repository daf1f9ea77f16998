import SwiftLexing
import TextBasics

extension SourceText {
  /// Returns a digest of the code without its comments and line breaks. Two versions with the same digest have the same
  /// tokens. They also have the same bytes wherever the source text may be used verbatim: between the tokens of a line
  /// and within brackets.
  ///
  /// - Parameter tokens: all tokens of the source, which must be complete, because the indentation of a conflict marker
  ///   is ignored.
  public func codeDigest(_ tokens: ContiguousArray<Token>) -> UInt64 {
    var digest = FNV1a()
    var (depth, end) = (0, 0)
    for token in tokens {
      if depth > 0 || !token.flags.contains(.newlineBefore) { digest.add(bytes[end..<Int(token.start)]) }
      digest.add(0xFF)
      digest.add(token.kind.rawValue)
      digest.add(token.flags.rawValue)
      digest.add(bytes[token.range])
      depth = max(0, depth + token.kind.nesting)
      end = Int(token.end)
    }
    return digest.value
  }
}

extension TokenKind {
  /// The change in the number of open brackets and interpolations.
  fileprivate var nesting: Int {
    switch self {
    case .leftParen, .leftSquare, .stringHead: 1
    case .rightParen, .rightSquare, .stringTail: -1
    default: 0
    }
  }
}
