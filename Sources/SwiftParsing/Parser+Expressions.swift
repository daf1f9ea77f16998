import SwiftLexing
import TextBasics

extension Parser {
  mutating func add(_ node: Expr, from start: Mark) -> ExprID {
    // A missing expression has an empty range after the previous token.
    let end = previousEnd
    tree.exprs.append(
      ExprRecord(
        node: node, start: min(start.offset, end), end: end, literals: start.literal..<Int32(tree.literals.count)))
    return ExprID(index: Int32(tree.exprs.count - 1))
  }

  /// The start of an expression: its offset, and the number of literals before it.
  struct Mark {
    var offset: UInt32
    var literal: Int32
  }

  var mark: Mark { Mark(offset: token.start, literal: Int32(tree.literals.count)) }

  @inline(__always)
  func mark(of expr: ExprID) -> Mark {
    // The placeholder for all missing expressions has no position.
    if expr.index == 0 { return Mark(offset: previousEnd, literal: Int32(tree.literals.count)) }
    let record = tree.record(expr)
    return Mark(offset: record.start, literal: record.literals.lowerBound)
  }

  /// Parses an expression with all its operators that bind at least as tightly as `minimum`.
  mutating func parseExpr(_ minimum: Int = 0) -> ExprID {
    nested(ExprID(index: 0)) { parser in
      let first = parser.parseOperand()
      return parser.parseChain(first) { $0.parseInfix($1, minimum) }
    }
  }

  /// Parses the infix operator at the current token and its right operand, if there is one.
  private mutating func parseInfix(_ left: ExprID, _ minimum: Int) -> ExprID? {
    let start = mark(of: left)
    switch kind {
    case .infixOperator:
      return parseBinary(left, minimum, start)
    case .equal:
      guard OperatorTable.assignmentLevel >= minimum else { return nil }
      advance()
      let value = parseExpr(OperatorTable.assignmentLevel)
      return add(.assign(left, value), from: start)
    case .questionInfix:
      return parseTernary(left, minimum, start)
    case .as, .is:
      return parseCast(left, minimum, start)
    default:
      return nil
    }
  }

  private mutating func parseBinary(_ left: ExprID, _ minimum: Int, _ start: Mark) -> ExprID? {
    let op = name(token)
    let precedence = operators.precedence(of: op)
    guard precedence.level >= minimum else { return nil }
    advance()
    let right = parseExpr(precedence.level + 1)
    if precedence.isRightAssociative, rightAssociativeOperator(precedence.level) != nil {
      return parseRightAssociative(op, [left, right], precedence.level)
    }
    return add(.binary(op, left, right), from: start)
  }

  /// Returns the right-associative operator of a given precedence at the current token.
  private func rightAssociativeOperator(_ level: Int) -> Name? {
    guard kind == .infixOperator else { return nil }
    let precedence = operators.precedence(of: name(token))
    return precedence.level == level && precedence.isRightAssociative ? name(token) : nil
  }

  /// Parses the rest of `a ?? b ?? c` in a loop, because each operand of a long chain would otherwise need a level.
  private mutating func parseRightAssociative(_ first: Name, _ given: [ExprID], _ level: Int) -> ExprID {
    var (ops, operands) = ([first], given)
    while let op = rightAssociativeOperator(level) {
      ops.append(op)
      advance()
      operands.append(parseExpr(level + 1))
    }
    let kept = keepSteps(ops.count - 1) + 1
    if kept < ops.count {
      let start = tree.record(operands[kept]).end
      tree.passedOver.append(ByteRange(start: start, end: previousEnd))
    }
    return (0..<kept).reversed().reduce(operands[kept]) { right, position in
      add(.binary(ops[position], operands[position], right), from: mark(of: operands[position]))
    }
  }

  private mutating func parseTernary(_ left: ExprID, _ minimum: Int, _ start: Mark) -> ExprID? {
    guard OperatorTable.ternaryLevel >= minimum else { return nil }
    let outer = allowsTrailingClosure
    var items = [left]
    while take(.questionInfix) {
      items.append(parseExpr())
      _ = take(.colon)
      items.append(parseExpr(OperatorTable.ternaryLevel + 1))
    }
    allowsTrailingClosure = outer
    return add(.ternary(add(items)), from: start)
  }

  private mutating func parseCast(_ left: ExprID, _ minimum: Int, _ start: Mark) -> ExprID? {
    guard OperatorTable.castLevel >= minimum else { return nil }
    var cast: CastKind = kind == .is ? .test : .coerce
    advance()
    if cast == .coerce, kind == .questionPostfix || kind == .questionInfix {
      cast = .conditional
      advance()
    } else if cast == .coerce, kind == .exclaimPostfix {
      cast = .forced
      advance()
    }
    let type = parseType()
    return add(.cast(cast, left, type), from: start)
  }

  /// Parses a prefix operator, `try` or `await` and its operand, or a primary with its suffixes.
  private mutating func parseOperand() -> ExprID {
    let start = mark
    switch kind {
    case .try:
      return parseTry(start)
    case .prefixAmpersand:
      advance()
      let operand = parseExpr(OperatorTable.maximumLevel)
      return add(.addressOf(operand), from: start)
    case .prefixOperator, .infixOperator, .postfixOperator:
      return parsePrefix(start)
    case .identifier where isPrefixWord:
      advance()
      let operand = parseExpr(OperatorTable.assignmentLevel + 1)
      return add(.await(operand), from: start)
    case .if, .switch, .do:
      let statement = parseStatement()
      return add(.statement(statement), from: start)
    default:
      return parsePostfix(parsePrimary())
    }
  }

  /// Whether `await x`, `copy x`, `consume x` or `unsafe x` begins here.
  @inline(__always)
  private var isPrefixWord: Bool {
    guard isAt("await") || isAt("consume") || isAt("copy") || isAt("unsafe") else { return false }
    let next = peek(1)
    guard !next.flags.contains(.newlineBefore), next.flags.contains(.spaceBefore) else { return false }
    switch next.kind {
    case .identifier, .self, .super, .Self, .leftParen, .dollarIdentifier, .try, .string, .stringHead, .prefixPeriod,
      .leftSquare, .poundName:
      return true
    case .leftBrace, .prefixOperator: return isAt("await")
    default:
      return false
    }
  }

  private mutating func parseTry(_ start: Mark) -> ExprID {
    advance()
    var form = TryKind.plain
    if take(.questionPostfix) { form = .optional } else if take(.exclaimPostfix) { form = .forced }
    let operand = parseExpr(OperatorTable.assignmentLevel + 1)
    return add(.try(form, operand), from: start)
  }

  private mutating func parsePrefix(_ start: Mark) -> ExprID {
    let op = name(token)
    advance()
    switch kind {
    case .comma, .rightParen, .rightSquare, .rightBrace, .endOfFile, .semicolon:
      return add(.operatorReference(op), from: start)
    default:
      let operand = parseExpr(OperatorTable.maximumLevel)
      return add(.prefix(op, operand), from: start)
    }
  }

  // MARK: Primaries

  mutating func parsePrimary() -> ExprID {
    let start = mark
    switch kind {
    case .identifier:
      return parseIdentifier(start)
    case .self, .super, .Self, .Any, .`init`:
      let word = name(token)
      advance()
      return add(.identifier(word, arguments: .empty), from: start)
    case .dollarIdentifier:
      return parseDollar(start)
    case .integerLiteral: return parseToken(.integer, start)
    case .floatLiteral: return parseToken(.float, start)
    case .true, .false: return parseToken(.boolean, start)
    case .nil: return parseToken(.null, start)
    case .regex: return parseToken(.regex, start)
    case .underscore: return parseToken(.discard, start)
    case .string, .stringHead: return parseString(start)
    case .leftParen: return parseParens(start)
    case .leftSquare: return parseCollection(start)
    case .leftBrace: return parseClosure(start)
    case .prefixPeriod, .period: return parseImplicitMember(start)
    case .backslash: return parseKeyPath(start)
    case .poundName: return parseMacro(start)
    default: return add(.missing, from: start)
    }
  }

  private mutating func parseToken(_ node: Expr, _ start: Mark) -> ExprID {
    advance()
    return add(node, from: start)
  }

  private mutating func parseIdentifier(_ start: Mark) -> ExprID {
    if (isAt("any") || isAt("some")) && peekKind(1) == .identifier && !peek(1).flags.contains(.newlineBefore) {
      let type = parseType()
      return add(.type(type), from: start)
    }
    let word = name(token)
    advance()
    return add(.identifier(word, arguments: parseExprGenericArguments()), from: start)
  }

  /// Parses `<A, B>` after a name, if the following code shows that it is not a comparison.
  mutating func parseExprGenericArguments() -> Run {
    guard isOperatorToken, starts(token, with: "<"), !token.flags.contains(.spaceBefore), position >= endOfDeepList
    else { return .empty }
    let saved = (position, tree.types.count, tree.typeList.count, tokens[position])
    let passedOver = tree.passedOver.count
    let next = tokens[min(position + 1, tokens.count - 1)]
    let arguments = parseGenericArguments()
    if !arguments.isEmpty, endsGenericArguments { return arguments }
    let end = position
    restoreTokens(from: saved.0, to: end, next: next)
    position = saved.0
    tokens[position] = saved.3
    tree.types.removeSubrange(saved.1...)
    tree.typeList.removeSubrange(saved.2...)
    if tree.passedOver.count > passedOver {
      endOfDeepList = end
      tree.passedOver.removeSubrange(passedOver...)
    }
    return .empty
  }

  /// Joins operators that were split while parsing.
  private mutating func restoreTokens(from start: Int, to end: Int, next: Token) {
    for index in (start + 1)..<max(end + 1, start + 1) where index < tokens.count {
      let token = tokens[index]
      guard index > 0, token.start > tokens[index - 1].end, source.bytes[Int(token.start) - 1] == .greater else {
        continue
      }
      tokens[index].start -= 1
      tokens[index].kind = .infixOperator
    }
  }

  private var endsGenericArguments: Bool {
    guard position > 0, source.bytes[Int(token.start) - 1] == .greater || wasClosedByGreater else { return false }
    switch kind {
    case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftSquare, .rightSquare, .period, .comma, .semicolon,
      .colon, .questionPostfix, .exclaimPostfix, .endOfFile, .equal:
      return true
    default:
      return token.flags.contains(.newlineBefore)
    }
  }

  private var wasClosedByGreater: Bool { source.bytes[Int(previousEnd) - 1] == .greater }

  private mutating func parseDollar(_ start: Mark) -> ExprID {
    let text = source.text(token)
    if let number = Int32(text.dropFirst()), number < 64 { shorthandCount = max(shorthandCount, number + 1) }
    let word = name(token)
    advance()
    return add(.identifier(word, arguments: .empty), from: start)
  }

  private mutating func parseImplicitMember(_ start: Mark) -> ExprID {
    advance()
    let word = name(token)
    if kind != .endOfFile, kind != .rightParen, kind != .rightBrace { advance() }
    _ = parseExprGenericArguments()
    return add(.implicitMember(word), from: start)
  }

  private mutating func parseMacro(_ start: Mark) -> ExprID {
    let word = name(token)
    advance()
    _ = parseExprGenericArguments()
    var arguments = Run.empty
    if kind == .leftParen, !token.flags.contains(.newlineBefore) { arguments = parseArguments(.leftParen, .rightParen) }
    if startsTrailingClosure { arguments = parseTrailingClosures(after: arguments) }
    return add(.macro(word, arguments), from: start)
  }
}

extension OperatorTable {
  /// The level that binds tighter than every infix operator.
  static let maximumLevel = 10_000
}

extension Parser {
  /// Parses the expression at the current token: the entry point for an initial value.
  public mutating func parseExpression() -> ExprID { parseExpr() }

  /// Parses the arguments of an attribute, including the brackets.
  public mutating func parseArgumentRun() -> Run { parseArguments(.leftParen, .rightParen) }
}
