import TextBasics

/// The fixity of operators, as the Swift lexer decides it.
extension ByteCursor {
  /// Returns whether an operator is bound to the right: it is unless white space, a comment, a closing bracket or a
  /// separator follows.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch self[end] {
    case 0, .tab, .space, .lineFeed, .carriageReturn, .rightParen, .rightSquare, .rightBrace, .comma, .semicolon,
      .colon:
      return false
    case .period: return !isLeftBound  // `x^.y` has a postfix operator, `^.y` a prefix one
    case .slash: return !isLineComment(at: end) && !isBlockComment(at: end)
    case 0xC2: return !isNonBreakingSpace(at: end)
    default: return true
    }
  }

  /// Returns the kind of an operator that is a whole run of operator characters.
  func operatorKind(_ range: Range<Int>, isLeftBound: Bool) -> TokenKind {
    let isRightBound = self.isRightBound(range.upperBound, isLeftBound: isLeftBound)
    switch (range.count, self[range.lowerBound]) {
    case (1, .equal): return .equal
    case (1, .period): return isLeftBound ? .period : .prefixPeriod
    case (1, .question): return .questionInfix
    case (1, .ampersand) where !isLeftBound && isRightBound: return .prefixAmpersand
    case (2, .minus) where self[range.lowerBound + 1] == .greater: return .arrow
    case (2, .asterisk) where self[range.lowerBound + 1] == .slash: return .unknown
    default: break
    }
    if isLeftBound == isRightBound { return .infixOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }
}
