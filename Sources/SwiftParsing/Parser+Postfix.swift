import SwiftLexing

// Suffixes of a primary: members, calls, subscripts, trailing closures, `?`, `!`.
extension Parser {
  mutating func parsePostfix(_ primary: ExprID) -> ExprID {
    let start = mark(of: primary)
    return parseChain(primary) { $0.parseSuffix($1, start) }
  }

  private mutating func parseSuffix(_ base: ExprID, _ start: Mark) -> ExprID? {
    skipMarksInChain()
    switch kind {
    case .period, .prefixPeriod: return parseMember(base, start)
    case .leftParen where !token.flags.contains(.newlineBefore):
      guard let labels = endOfArgumentLabels else { return parseCall(base, start) }
      for _ in 0..<labels { advance() }
      return base
    case .leftSquare where !token.flags.contains(.newlineBefore):
      let outer = allowsTrailingClosure
      allowsTrailingClosure = true
      let arguments = parseArguments(.leftSquare, .rightSquare)
      allowsTrailingClosure = outer
      return add(.subscript(base, arguments), from: start)
    case .leftBrace:
      return parseTrailingClosureCall(base, start)
    case .questionPostfix:
      advance()
      return add(.optionalChain(base), from: start)
    case .exclaimPostfix:
      advance()
      return add(.forceUnwrap(base), from: start)
    case .postfixOperator where !token.flags.contains(.newlineBefore):
      return parsePostfixOperator(base, start)
    default:
      return nil
    }
  }

  private mutating func parsePostfixOperator(_ base: ExprID, _ start: Mark) -> ExprID {
    let op = name(token)
    advance()
    return add(.postfix(op, base), from: start)
  }

  /// Skips `#if` inside a chain of members. The branches are treated as consecutive.
  private mutating func skipMarksInChain() {
    var continues: Bool?
    while true {
      switch kind {
      case .poundIf:
        continues = continues ?? memberFollowsMarks
        guard continues == true else { return }
        openMarks += 1
      case .poundElse, .poundElseif:
        guard openMarks > 0 else { return }
      case .poundEndif:
        guard openMarks > 0 else { return }
        openMarks -= 1
      default: return
      }
      advance()
    }
  }

  private mutating func parseMember(_ base: ExprID, _ start: Mark) -> ExprID {
    advance()
    guard !isAtEnd, kind != .rightBrace, kind != .rightParen else {
      return add(.member(base, .underscore, arguments: .empty), from: start)
    }
    let member = name(token)
    advance()
    return add(.member(base, member, arguments: parseExprGenericArguments()), from: start)
  }

  /// The number of tokens of the labels in a name such as `init(localized:)`, including brackets.
  @inline(__always)
  private var endOfArgumentLabels: Int? {
    var distance = 1
    while peekKind(distance) != .rightParen {
      guard isArgumentLabel(peekKind(distance)), peekKind(distance + 1) == .colon else { return nil }
      distance += 2
    }
    return distance > 1 ? distance + 1 : nil
  }

  private func isArgumentLabel(_ kind: TokenKind) -> Bool {
    kind == .identifier || kind == .underscore || kind.rawValue >= TokenKind.associatedtype.rawValue
  }

  private mutating func parseCall(_ base: ExprID, _ start: Mark) -> ExprID {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    var arguments = parseArguments(.leftParen, .rightParen)
    allowsTrailingClosure = outer
    if startsTrailingClosure { arguments = parseTrailingClosures(after: arguments) }
    return add(.call(base, arguments), from: start)
  }

  /// Whether a trailing closure starts here. It may be on a new line, unless it is a variable's list of observers.
  @inline(__always)
  var startsTrailingClosure: Bool {
    guard kind == .leftBrace else { return false }
    if !allowsTrailingClosure { return startsClosureInHead }
    return !(token.flags.contains(.newlineBefore) && startsAccessors)
  }

  /// Whether braces in the head of a statement are a closure and not its body: `if list.contains { $0 > 1 } {`. They
  /// are if the statement continues after them on the same line. Only closures of a single line are considered.
  private var startsClosureInHead: Bool {
    guard peekKind(1) != .case else { return false }
    var depth = 1
    for distance in 1..<256 {
      let next = peek(distance)
      if next.flags.contains(.newlineBefore) || next.kind == .endOfFile { return false }
      if next.kind == .leftBrace { depth += 1 }
      if next.kind == .rightBrace { depth -= 1 }
      if depth == 0 { return continuesHead(peek(distance + 1)) }
    }
    return false
  }

  private func continuesHead(_ token: Token) -> Bool {
    guard !token.flags.contains(.newlineBefore) else { return false }
    switch token.kind {
    case .leftBrace, .where, .comma, .leftSquare, .leftParen, .period, .is, .as, .questionPostfix, .questionInfix,
      .exclaimPostfix, .colon, .equal, .postfixOperator, .infixOperator:
      return true
    default: return false
    }
  }

  private mutating func parseTrailingClosureCall(_ base: ExprID, _ start: Mark) -> ExprID? {
    guard startsTrailingClosure else { return nil }
    switch tree[base] {
    case .identifier, .member, .implicitMember, .subscript, .optionalChain, .type: break
    default: return nil
    }
    let arguments = parseTrailingClosures(after: .empty)
    return add(.call(base, arguments), from: start)
  }

  mutating func add(_ arguments: [Argument]) -> Run { tree.arguments.append(run: arguments) }

  /// Parses the arguments between brackets, including the brackets.
  mutating func parseArguments(_ open: TokenKind, _ close: TokenKind) -> Run {
    guard take(open) else { return .empty }
    let arguments = parseArgumentList(until: close)
    _ = take(close)
    return add(arguments)
  }

  mutating func parseArgumentList(until close: TokenKind) -> [Argument] {
    var arguments: [Argument] = []
    while kind != close, !isAtEnd {
      skipMarks()
      if kind == close { break }
      let start = position
      arguments.append(parseArgument())
      skipMarks()
      if !take(.comma), kind != close {
        if kind == .rightParen || kind == .rightBrace || kind == .rightSquare || kind == .stringTail { break }
        if kind == .stringMiddle { break }
        if position == start { advance() }
      }
    }
    return arguments
  }

  private mutating func parseArgument() -> Argument {
    var label: Name?
    if peekKind(1) == .colon, isArgumentLabel(kind) {
      label = kind == .underscore ? nil : name(token)
      advance()
      advance()
    }
    return Argument(label: label, value: parseExpr())
  }

  mutating func parseTrailingClosures(after arguments: Run) -> Run {
    var list = Array(tree.arguments[arguments.indices])
    list.append(Argument(label: nil, value: parseClosure(mark), isTrailing: true))
    while kind != .default, isArgumentLabel(kind), peekKind(1) == .colon, peekKind(2) == .leftBrace {
      let label = kind == .underscore ? nil : name(token)
      advance()
      advance()
      list.append(Argument(label: label, value: parseClosure(mark), isTrailing: true))
    }
    return add(list)
  }
}
