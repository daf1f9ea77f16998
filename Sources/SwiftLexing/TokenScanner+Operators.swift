import TextBasics

/// Operators: a run of operator characters is one token, whose fixity depends on the white space around it.
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
    emit(reader.operatorKind(start..<end, isLeftBound: isLeftBound), from: start)
  }

  /// Scans a period. A period before a letter is never part of a longer operator.
  @inline(__always)
  mutating func scanPeriod() {
    guard reader.byteClass(at: position &+ 1) == .letter else { return scanOperator() }
    emit(isLeftBound(position) ? .period : .prefixPeriod, length: 1)
  }

  /// Returns whether an operator is bound to the left: it is unless white space, an opening bracket or a separator
  /// precedes it.
  @inline(__always)
  private func isLeftBound(_ offset: Int) -> Bool {
    if flags.contains(.spaceBefore) { return false }
    switch reader[offset - 1] {
    case .leftParen, .leftSquare, .leftBrace, .comma, .semicolon, .colon: return false
    default: return true
    }
  }

  /// Returns the end of a run of operator characters. A period continues only operators that start with one. A comment
  /// ends any.
  private mutating func operatorEnd(from start: Int) -> Int {
    var end = start
    let allowsPeriod = reader[start] == .period
    while true {
      switch reader.byteClass(at: end) {
      case .period:
        if !allowsPeriod { return end }
        end += 1
      case .operatorSign:
        if end > start, reader[end] == .less, placeholderEnd(at: end) != nil { return end }
        end += 1
      case .slash:
        if end > start, reader.isLineComment(at: end) || reader.isBlockComment(at: end) { return end }
        end += 1
      case .beyondASCII:
        guard case (let scalar?, let length) = reader.scalar(at: end), scalar.continuesOperator else { return end }
        end += length
      case .letter, .digit, .dollar, .blank, .lineBreak, .punctuation, .leftParen, .rightParen, .quote, .pound,
        .backtick, .other, .end:
        return end
      }
    }
  }

  /// Returns the end of an editor's placeholder `<#…#>`, which is used like a name.
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
