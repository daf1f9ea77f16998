@testable import SwiftLexing

/// Properties of the tokens of any bytes.
enum TokenInvariants {
  /// Returns a description of an error in the tokens of `source`, if there is one.
  static func broken(by source: SourceText) -> String? {
    let (tokens, bytesReadAhead) = Lexer.scan(source, in: 0..<source.bytes.count)
    let problem =
      brokenRange(tokens, source) ?? brokenBalance(tokens) ?? brokenFlag(tokens) ?? brokenGap(tokens, source)
    if let problem { return problem }
    return bytesReadAhead <= 4 * source.bytes.count ? nil : "read \(bytesReadAhead) bytes ahead"
  }

  private static func brokenRange(_ tokens: ContiguousArray<Token>, _ source: SourceText) -> String? {
    guard let last = tokens.last, last.kind == .endOfFile, last.range == source.bytes.count..<source.bytes.count else {
      return "no end of file"
    }
    var end = 0
    for token in tokens.dropLast() {
      if token.start > token.end || Int(token.end) > source.bytes.count { return "\(token) out of bounds" }
      if Int(token.start) < end { return "\(token) overlaps the one before" }
      let mayBeEmpty = token.kind == .stringTail && token.flags.contains(.unterminated)
      if token.range.isEmpty && !mayBeEmpty { return "\(token) is empty" }
      end = Int(token.end)
    }
    return nil
  }

  private static func brokenBalance(_ tokens: ContiguousArray<Token>) -> String? {
    var open = 0
    for token in tokens {
      switch token.kind {
      case .stringHead: open += 1
      case .stringMiddle where open == 0: return "\(token) continues nothing"
      case .stringTail:
        open -= 1
        if open < 0 { return "\(token) ends nothing" }
      default: break
      }
    }
    return open == 0 ? nil : "\(open) literals have no tail"
  }

  private static func brokenFlag(_ tokens: ContiguousArray<Token>) -> String? {
    let literals: Set<TokenKind> = [.string, .stringHead, .stringMiddle, .stringTail]
    let endable: Set<TokenKind> = [.string, .stringTail, .regex, .endOfFile]
    for token in tokens {
      if token.flags.contains(.newlineBefore) && !token.flags.contains(.spaceBefore) {
        return "\(token): line break, no space"
      }
      if token.flags.contains(.backticked) && token.kind != .identifier { return "\(token) in back-ticks" }
      if token.flags.contains(.unterminated) && !endable.contains(token.kind) { return "\(token) unterminated" }
      if !token.flags.isDisjoint(with: [.raw, .multiline]) && !literals.contains(token.kind) {
        return "\(token): no literal"
      }
    }
    return nil
  }

  /// The gaps between tokens contain white space and comments, recorded in flags of the following token.
  private static func brokenGap(_ tokens: ContiguousArray<Token>, _ source: SourceText) -> String? {
    var end = 0
    for (index, token) in tokens.enumerated() where !(token.kind == .stringTail && token.range.isEmpty) {
      let gap = source.bytes[end..<Int(token.start)]
      end = Int(token.end)
      if index == 0 { continue }
      if gap.isEmpty == token.flags.contains(.spaceBefore) { return "\(token): wrong flag for the gap before" }
      if gap.contains(where: \.isLineBreak) != token.flags.contains(.newlineBefore) {
        return "\(token): wrong line break"
      }
      if let first = gap.first, !first.isBlank, !first.isLineBreak, first != .slash, first > .space, first < 0x80 {
        return "\(token): skipped more than white space and comments before it"
      }
    }
    return nil
  }
}
