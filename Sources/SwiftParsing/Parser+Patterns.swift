import SwiftLexing

extension Parser {
  mutating func add(_ pattern: Pattern) -> PatternID {
    tree.patterns.append(pattern)
    return PatternID(index: Int32(tree.patterns.count - 1))
  }

  mutating func add(_ elements: [PatternElement]) -> Run { tree.patternList.append(run: elements) }

  /// Parses the pattern after `let` or `var`, with its type annotation.
  mutating func parseBindingPattern() -> PatternID {
    let pattern = parsePattern(binds: true)
    guard take(.colon) else { return pattern }
    return add(.typed(pattern, parseType()))
  }

  /// Parses a pattern. With `binds`, a bare name is a new variable, as after `let`.
  mutating func parsePattern(binds: Bool) -> PatternID {
    nested(PatternID(index: 0)) { parser in
      var pattern = parser.parsePrimaryPattern(binds: binds)
      while true {
        if parser.take(.questionPostfix) {
          pattern = parser.add(.optional(pattern))
        } else if parser.kind == .as {
          parser.advance()
          pattern = parser.add(.cast(pattern, parser.parseType()))
        } else {
          return pattern
        }
      }
    }
  }

  private mutating func parsePrimaryPattern(binds: Bool) -> PatternID {
    switch kind {
    case .let, .var:
      advance()
      return parsePattern(binds: true)
    case .underscore:
      advance()
      return add(.wildcard)
    case .is:
      advance()
      return add(.test(parseType()))
    case .leftParen where !isOperand(bracketAt: 0):
      return add(.tuple(parsePatternList(binds: binds)))
    case .prefixPeriod:
      return parseImplicitCase(binds: binds)
    case .identifier where binds && !startsQualifiedCase:
      let word = name(token)
      if !constants.isEmpty { constants[word] = nil }
      advance()
      return add(.name(word))
    case .identifier where startsQualifiedCase && isCasePattern:
      return parseQualifiedCase(binds: binds)
    default:
      return add(.expr(parsePatternExpr()))
    }
  }

  private mutating func parsePatternExpr() -> ExprID { parseExpr(OperatorTable.castLevel + 1) }

  private var startsQualifiedCase: Bool { peekKind(1) == .period }

  /// Whether a payload follows `A.B.c` here, or the pattern ends after it.
  private var isCasePattern: Bool {
    var distance = 1
    while peekKind(distance) == .period { distance += 2 }
    switch peekKind(distance) {
    case .leftParen: return !isOperand(bracketAt: distance)
    case .colon, .comma, .where, .equal, .rightParen, .questionPostfix, .leftBrace: return true
    default: return false
    }
  }

  /// Returns whether the parenthesis at an offset belongs to a longer expression: `A.b(1).c`, `(a)...b`.
  private func isOperand(bracketAt start: Int) -> Bool {
    let end = groupEnd(position + start)
    guard end < tokens.count else { return false }
    let distance = end + 1 - position
    switch peekKind(distance) {
    case .period, .infixOperator, .exclaimPostfix: return true
    case .leftParen, .leftSquare: return !peek(distance).flags.contains(.spaceBefore)
    default: return false
    }
  }

  private mutating func parseQualifiedCase(binds: Bool) -> PatternID {
    let first = name(token)
    advance()
    var base = add(.named(first, arguments: .empty))
    while true {
      advance()
      let member = name(token)
      advance()
      guard kind == .period else { return parsePayload(base: base, member, binds: binds) }
      base = add(.member(base, member, arguments: .empty))
    }
  }

  private mutating func parseImplicitCase(binds: Bool) -> PatternID {
    let start = position
    advance()
    let member = name(token)
    advance()
    if kind == .period || kind == .exclaimPostfix || (kind == .leftSquare && !token.flags.contains(.spaceBefore))
      || (kind == .leftParen && isOperand(bracketAt: 0))
    {
      position = start
      return add(.expr(parsePatternExpr()))
    }
    return parsePayload(base: nil, member, binds: binds)
  }

  private mutating func parsePayload(base: TypeRefID?, _ member: Name, binds: Bool) -> PatternID {
    let payload = kind == .leftParen && !token.flags.contains(.newlineBefore) ? parsePatternList(binds: binds) : .empty
    return add(.enumCase(base: base, member, payload: payload))
  }

  private mutating func parsePatternList(binds: Bool) -> Run {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    advance()
    var elements: [PatternElement] = []
    while kind != .rightParen, !isAtEnd {
      let start = position
      var label: Name?
      if peekKind(1) == .colon {
        label = kind == .underscore ? nil : name(token)
        advance()
        advance()
      }
      elements.append(PatternElement(label: label, pattern: parsePattern(binds: binds)))
      if !take(.comma), kind != .rightParen {
        if kind == .rightBrace || kind == .rightSquare { break }
        advance()
      }
      if position == start { advance() }
    }
    _ = take(.rightParen)
    return add(elements)
  }
}
