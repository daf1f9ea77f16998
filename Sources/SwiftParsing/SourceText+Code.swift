import SwiftLexing
import TextBasics

extension SourceText {
  /// A digest of the code without its comments and line breaks. Two versions with the same digest have the same tokens, and the
  /// same bytes wherever a text may be taken as it is written: between the tokens of a line and within brackets.
  /// - Parameter tokens: all tokens of the source, which is whole: how a conflict marker is indented does not count.
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
  /// By how much the token changes the number of brackets and interpolations that are open.
  fileprivate var nesting: Int {
    switch self {
    case .leftParen, .leftSquare, .stringHead: 1
    case .rightParen, .rightSquare, .stringTail: -1
    default: 0
    }
  }
}
