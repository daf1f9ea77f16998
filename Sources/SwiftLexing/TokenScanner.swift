import TextBasics

/// Scans the bytes of a source in one pass. Nesting is kept in `interpolations`, so deep nesting cannot exhaust the
/// stack.
struct TokenScanner {
  /// An open interpolation: the delimiter of its literal, and the number of open parentheses in it.
  struct Interpolation {
    let delimiter: StringDelimiter
    var openParens = 0
  }

  let reader: ByteCursor
  let keywords = KeywordTable.shared
  var position: Int
  var tokens: ContiguousArray<Token> = []
  /// The flags of the next token.
  var flags = TokenFlags()
  var interpolations: ContiguousArray<Interpolation> = []
  var lookahead: Lookahead

  init(reader: ByteCursor, start: Int) {
    self.reader = reader
    position = start
    lookahead = Lookahead(byteCount: reader.end - start)
    tokens.reserveCapacity((reader.end - start) / 6)
  }

  /// Scans all tokens. White space is skipped here and recorded in the flags of the next token.
  mutating func scanAll() {
    flags = [.newlineBefore, .spaceBefore]
    while true {
      switch reader.byteClass(at: position) {
      case .letter: scanName()
      case .blank: skipBlank()
      case .lineBreak: skipLineBreak()
      case .punctuation: emit(punctuation(reader[position]), length: 1)
      case .leftParen: openParen()
      case .rightParen: closeParen()
      case .operatorSign: scanOperator()
      case .period: scanPeriod()
      case .slash: if !skipComment() { scanOperator() }
      case .digit: scanNumber()
      case .quote: scanString(pounds: 0)
      case .pound: scanPound()
      case .dollar: scanDollarName()
      case .backtick: scanBacktickedName()
      case .beyondASCII: scanBeyondASCII()
      case .other: emit(.unknown, length: 1)
      case .end:
        endLiterals { _ in true }
        return emit(.endOfFile, length: 0)
      }
    }
  }

  /// Appends a token from `start` to the current position.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, _ more: TokenFlags = TokenFlags()) {
    tokens.append(
      Token(
        kind: kind, flags: flags.union(more), start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: position)))
    flags = TokenFlags()
  }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, length: Int) {
    position &+= length
    emit(kind, from: position &- length)
  }

  private func punctuation(_ byte: UInt8) -> TokenKind {
    switch byte {
    case .comma: .comma
    case .colon: .colon
    case .leftBrace: .leftBrace
    case .rightBrace: .rightBrace
    case .leftSquare: .leftSquare
    case .rightSquare: .rightSquare
    case .at: .at
    case .semicolon: .semicolon
    case .backslash: .backslash
    default: .unknown
    }
  }

  private mutating func openParen() {
    emit(.leftParen, length: 1)
    if !interpolations.isEmpty { interpolations[interpolations.count - 1].openParens += 1 }
  }

  private mutating func closeParen() {
    let last = interpolations.count - 1
    if last >= 0 {
      if interpolations[last].openParens == 0 { return continueString(interpolations[last].delimiter) }
      interpolations[last].openParens -= 1
    }
    emit(.rightParen, length: 1)
  }

  private mutating func scanBeyondASCII() {
    let (scalar, length) = reader.scalar(at: position)
    if reader.isNonBreakingSpace(at: position) || reader.isByteOrderMark(at: position) { return skipBlank(length) }
    guard let scalar else { return emit(.unknown, length: length) }
    if scalar.startsIdentifier { return scanName() }
    if scalar.startsOperator { return scanOperator() }
    emit(.unknown, length: length)
  }
}
