import TextBasics

/// Regular expression literals, distinguished from operators as in swift-syntax: by the white space around them and the
/// previous token.
extension TokenScanner {
  private enum RegexEnd {
    case closed(Int)
    case unterminated(Int)
    case noRegex
  }

  /// Scans, at an operator that is not left-bound, the regular expression that starts at its first slash, if there is
  /// one, with the preceding prefix operator.
  mutating func scanOperatorWithRegex(_ range: Range<Int>) -> Bool {
    guard let slash = range.first(where: { reader[$0] == .slash }) else { return false }
    let isRightBound = reader.isRightBound(range.upperBound, isLeftBound: false)
    guard let mustBeRegex = expectsRegex(isRightBound: isRightBound) else { return false }
    let end: Int
    var problem: TokenFlags = []
    switch bareRegexEnd(from: slash, mustBeRegex: mustBeRegex) {
    case .closed(let offset): end = offset
    case .unterminated(let offset) where mustBeRegex:
      end = offset
      problem = .unterminated
    case .unterminated, .noRegex: return false
    }
    if slash > range.lowerBound {
      position = slash
      emit(reader.operatorKind(range.lowerBound..<slash, isLeftBound: false), from: range.lowerBound)
      flags = []
    }
    position = end
    emit(.regex, from: slash, problem)
    return true
  }

  /// Returns whether a regular expression is the only token that can start here, or `nil` if none may start.
  private func expectsRegex(isRightBound: Bool) -> Bool? {
    let last = tokens.last?.kind
    if last == .func || last == .operator { return nil }
    guard !isRightBound else { return false }
    if last == .questionPostfix || last == .exclaimPostfix, tokens.dropLast().last?.kind == .try { return true }
    guard last?.mayPrecedeRegex ?? true else { return nil }
    switch last {
    // An operator may be an argument.
    case .leftParen, .leftSquare, .comma, .colon, .stringHead, .stringMiddle: return false
    default: return true
    }
  }

  /// Returns the end of a `/…/` that starts at a slash. It cannot cross a line, start or end with a blank, or close
  /// more groups than it opens.
  private mutating func bareRegexEnd(from slash: Int, mustBeRegex: Bool) -> RegexEnd {
    var body = RegexBody(offset: slash + 1)
    defer { lookahead.read(body.offset - slash) }
    let first = reader[slash + 1]
    if first == .asterisk || first == .slash || (first.isBlank && !mustBeRegex) { return .noRegex }
    while body.offset < reader.end {
      switch reader[body.offset] {
      case .lineFeed, .carriageReturn: return .unterminated(body.offset)
      case .slash:
        let next = reader[body.offset + 1]
        if next == .asterisk || next == .slash { return .unterminated(body.offset) }
        if body.endsWithBlank, !mustBeRegex { return .noRegex }
        return .closed(body.offset + 1)
      default:
        body.advance(in: reader)
        if body.hasUnopenedGroup, !mustBeRegex { return .noRegex }
      }
    }
    return .unterminated(reader.end)
  }

  /// Scans `#/…/#` from the slash after `pounds` signs. It spans several lines if nothing follows the slash on its
  /// line.
  mutating func scanExtendedRegex(pounds: Int) {
    let start = position - pounds
    position += 1
    var bodyStart = position
    while reader[bodyStart].isBlank { bodyStart += 1 }
    let isMultiline = reader[bodyStart].isLineBreak
    if isMultiline, lookahead.isEndlessRegex(pounds: pounds) {
      position = bodyStart
      return emit(.regex, from: start, .unterminated)
    }
    var body = RegexBody(offset: position)
    while body.offset < reader.end, isMultiline || !reader[body.offset].isLineBreak {
      if reader[body.offset] == .slash, reader.run(of: .pound, at: body.offset + 1) >= pounds {
        position = body.offset + 1 + pounds
        return emit(.regex, from: start)
      }
      body.advance(in: reader)
    }
    if isMultiline {
      lookahead.read(body.offset - bodyStart)
      lookahead.rememberEndlessRegex(pounds: pounds)
    }
    position = isMultiline ? bodyStart : body.offset
    emit(.regex, from: start, .unterminated)
  }
}

/// A position inside a regular expression.
private struct RegexBody {
  var offset: Int
  var endsWithBlank = false
  var hasUnopenedGroup = false
  private var openGroups = 0
  private var openClasses = 0

  init(offset: Int) { self.offset = offset }

  /// Steps over a character, or an escape and the character after it.
  mutating func advance(in reader: ByteCursor) {
    let byte = reader[offset]
    offset += 1
    endsWithBlank = byte.isBlank
    switch byte {
    case .backslash: if offset < reader.end, !reader[offset].isLineBreak { offset += 1 }
    case .leftSquare: openClasses += 1
    case .rightSquare: openClasses = max(0, openClasses - 1)
    case .leftParen where openClasses == 0: openGroups += 1
    case .rightParen where openClasses == 0:
      if openGroups == 0 { hasUnopenedGroup = true } else { openGroups -= 1 }
    default: break
    }
  }
}

extension TokenKind {
  /// Whether an expression, and therefore a regular expression, may follow a token of this kind.
  fileprivate var mayPrecedeRegex: Bool {
    switch self {
    case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .infixOperator, .equal, .semicolon,
      .comma,
      .colon, .questionInfix, .stringHead, .stringMiddle, .poundIf, .poundElseif, .poundElse, .poundEndif, .unknown:
      true
    case .true, .false, .Any, .nil, .self, .Self, .super: false
    default: isKeyword
    }
  }
}
