import TextBasics

/// Numbers. As in the compiler, which reports them later, letters that do not belong in a number are part of its token.
extension TokenScanner {
  mutating func scanNumber() {
    let start = position
    switch (reader[start], reader[start + 1]) {
    case (.zero, .ascii("x")): emit(scanHexNumber(), from: start)
    case (.zero, .ascii("o")), (.zero, .ascii("b")):
      position = reader.nameEnd(from: start)
      emit(.integerLiteral, from: start)
    case _ where followsPeriod:
      // Tuple elements: `pair.0.1` contains no floating-point number.
      position = reader.nameEnd(from: start)
      emit(.integerLiteral, from: start)
    default: emit(scanDecimalNumber(), from: start)
    }
  }

  private var followsPeriod: Bool {
    guard let last = tokens.last?.kind else { return false }
    return last == .period || last == .prefixPeriod
  }

  private mutating func skipDigits() {
    while reader[position].isDecimalDigit || reader[position] == .underscore { position += 1 }
  }

  private mutating func skipHexDigits() {
    while reader[position].isHexDigit || reader[position] == .underscore { position += 1 }
  }

  private mutating func scanDecimalNumber() -> TokenKind {
    skipDigits()
    var kind = TokenKind.integerLiteral
    if reader[position] == .period {
      guard reader[position + 1].isDecimalDigit else { return kind }
      position += 1
      skipDigits()
      kind = .floatLiteral
    }
    switch reader[position] {
    case .ascii("e"), .ascii("E"):
      scanExponent()
      return .floatLiteral
    default:
      if kind == .integerLiteral { position = reader.nameEnd(from: position) }
      return kind
    }
  }

  /// Scans an exponent, starting with its letter.
  private mutating func scanExponent() {
    position += 1
    if reader[position] == .plus || reader[position] == .minus { position += 1 }
    position = reader.nameEnd(from: position)
  }

  private mutating func scanHexNumber() -> TokenKind {
    position += 2
    skipHexDigits()
    let integerEnd = position
    let hasFraction = reader[position] == .period && reader[position + 1].isHexDigit
    if hasFraction {
      position += 1
      skipHexDigits()
    }
    let isExponentLetter = reader[position] | 0x20 == .ascii("p")
    if isExponentLetter, !hasFraction || isExponent(at: position) {
      scanExponent()
      return .floatLiteral
    }
    // In `0xFF.description` the period starts a member, although hexadecimal digits may follow it.
    position = hasFraction ? integerEnd : reader.nameEnd(from: integerEnd)
    return .integerLiteral
  }

  private func isExponent(at letter: Int) -> Bool {
    let next = reader[letter + 1]
    return next == .plus || next == .minus || next.isDecimalDigit
  }
}
