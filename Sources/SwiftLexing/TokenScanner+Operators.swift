/// Operators: a run of operator characters is one token, the white space around decides its fixity.
extension TokenScanner {
  mutating func scanOperator() {
    let start = position
    if reader[start] == .less, let end = placeholderEnd(at: start) {
      position = end
      return emit(.identifier, from: start)
    }
    let isLeftBound = self.isLeftBound(start)
    if isLeftBound, reader[start] == .question { return emit(.questionPostfix, length: 1) }
    if isLeftBound, reader[start] == .exclaim { return emit(.exclaimPostfix, length: 1) }
    let end = operatorEnd(from: start)
    if !isLeftBound, scanOperatorWithRegex(start..<end) { return }
    position = end
    emit(operatorKind(start..<end, isLeftBound: isLeftBound), from: start)
  }

  /// An operator is bound to what stands before it unless that is white space, an opening bracket or a separator.
  private func isLeftBound(_ offset: Int) -> Bool {
    if flags.contains(.spaceBefore) { return false }
    switch reader[offset - 1] {
    case .leftParen, .leftSquare, .leftBrace, .comma, .semicolon, .colon: return false
    default: return true
    }
  }

  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch reader[end] {
    case 0, .tab, .space, .lineFeed, .carriageReturn, .rightParen, .rightSquare, .rightBrace, .comma, .semicolon,
      .colon:
      return false
    case .period: return !isLeftBound  // `x^.y` has a postfix operator, `^.y` a prefix one
    case .slash: return !reader.isLineComment(at: end) && !reader.isBlockComment(at: end)
    case 0xC2: return !reader.isNonBreakingSpace(at: end)
    default: return true
    }
  }

  /// A period continues only operators that start with one; a comment ends an operator.
  private mutating func operatorEnd(from start: Int) -> Int {
    var end = start
    let allowsPeriod = reader[start] == .period
    while true {
      switch reader.byteClass(at: end) {
      case .operatorSign:
        if reader[end] == .period, !allowsPeriod { return end }
        if end > start, reader[end] == .less, placeholderEnd(at: end) != nil { return end }
        end += 1
      case .slash:
        if end > start, reader.isLineComment(at: end) || reader.isBlockComment(at: end) { return end }
        end += 1
      case .beyondASCII:
        guard case (let scalar?, let length) = reader.scalar(at: end), scalar.continuesOperator else { return end }
        end += length
      case .letter, .digit, .dollar, .blank, .lineBreak, .punctuation, .leftParen, .rightParen, .quote, .pound,
        .backtick,
        .other, .end:
        return end
      }
    }
  }

  func operatorKind(_ range: Range<Int>, isLeftBound: Bool) -> TokenKind {
    let isRightBound = self.isRightBound(range.upperBound, isLeftBound: isLeftBound)
    switch (range.count, reader[range.lowerBound]) {
    case (1, .equal): return .equal
    case (1, .period): return isLeftBound ? .period : .prefixPeriod
    case (1, .question): return .questionInfix
    case (1, .ampersand) where !isLeftBound && isRightBound: return .prefixAmpersand
    case (2, .minus) where reader[range.lowerBound + 1] == .greater: return .arrow
    case (2, .asterisk) where reader[range.lowerBound + 1] == .slash: return .unknown
    default: break
    }
    if isLeftBound == isRightBound { return .infixOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// The end of an editor's placeholder `<#…#>`, which stands for a name.
  private mutating func placeholderEnd(at start: Int) -> Int? {
    guard reader[start + 1] == .pound else { return nil }
    var end = start + 2
    defer { lookahead.read(end - start) }
    while end < reader.end, !reader[end].isLineBreak {
      if reader[end] == .pound, reader[end + 1] == .greater { return end + 2 }
      if reader[end] == .less, reader[end + 1] == .pound { return nil }
      end += 1
    }
    return nil
  }
}
