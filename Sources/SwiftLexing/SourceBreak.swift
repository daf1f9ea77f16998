import TextBasics

/// The first position where a source is not complete Swift: it has another encoding, is being edited, or was only
/// partly saved.
public struct SourceBreak: Sendable, Equatable {
  public enum Cause: Sendable, Equatable {
    case openString, openComment, openBracket, strayBracket
    /// A conflict marker that git leaves in a file after a merge.
    case mergeMarker
    /// Bytes that are not UTF-8. The compiler rejects them, also in comments.
    case foreignBytes
  }

  public let cause: Cause
  /// The byte offset of the position.
  public let offset: Int

  /// - Parameter tokens: all tokens of the source, also in branches that are not compiled.
  public init?(in tokens: ContiguousArray<Token>, of source: SourceText) {
    if let fault = UTF8Sequence.firstFault(in: source.bytes) {
      self.init(.foreignBytes, at: UInt32(fault))
      return
    }
    var open: ContiguousArray<(start: UInt32, closing: TokenKind)> = []
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .leftParen: open.append((token.start, .rightParen))
      case .leftBrace: open.append((token.start, .rightBrace))
      case .leftSquare: open.append((token.start, .rightSquare))
      case .rightParen, .rightBrace, .rightSquare:
        if open.popLast()?.closing == token.kind { continue }
        self.init(.strayBracket, at: token.start)
        return
      case .string, .stringHead, .stringMiddle, .stringTail, .regex, .endOfFile:
        guard token.flags.contains(.unterminated) else { continue }
        self.init(token.kind == .endOfFile ? .openComment : .openString, at: token.start)
        return
      case .prefixOperator, .infixOperator, .postfixOperator:
        guard token.flags.contains(.newlineBefore), Self.isMergeMarker(token, in: source) else { continue }
        self.init(.mergeMarker, at: token.start)
        return
      default: break
      }
    }
    guard let last = open.last else { return nil }
    self.init(.openBracket, at: last.start)
  }

  public init?(in source: SourceText) { self.init(in: Lexer.tokenize(source), of: source) }

  private init(_ cause: Cause, at start: UInt32) {
    self.cause = cause
    offset = Int(start)
  }

  /// Returns whether an operator is the same character seven times at the beginning of a line.
  private static func isMergeMarker(_ token: Token, in source: SourceText) -> Bool {
    let start = Int(token.start)
    guard token.end - token.start == 7, start == 0 || source.bytes[start - 1] == .lineFeed else { return false }
    let first = source.bytes[start]
    return "<>|=".utf8.contains(first) && source.bytes[start..<Int(token.end)].allSatisfy { $0 == first }
  }

  /// A description of the problem, as the beginning of a sentence.
  public var sentence: String {
    switch cause {
    case .openString: "the string is not closed"
    case .openComment: "a comment is not closed"
    case .openBracket: "the bracket is not closed"
    case .strayBracket: "the closing bracket has no opening bracket"
    case .mergeMarker: "a merge conflict is not resolved"
    case .foreignBytes: "the source is not UTF-8"
    }
  }
}
