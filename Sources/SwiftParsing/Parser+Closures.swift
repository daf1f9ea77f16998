import SwiftLexing

extension Parser {
  mutating func parseClosure(_ start: Mark) -> ExprID {
    nested(ExprID(index: 0)) { parser in parser.parseFunctionCode { $0.parseClosureBody(start) } }
  }

  private mutating func parseClosureBody(_ start: Mark) -> ExprID {
    var outer = (allowsTrailingClosure, shorthandCount, openMarks)
    allowsTrailingClosure = true
    openMarks = 0
    let firstExpr = Int32(tree.exprs.count)
    var closure = Closure(
      parameters: .empty, hasParameterList: false, captures: .empty, result: nil, body: .empty, shorthandCount: 0,
      exprs: 0..<0)
    _ = take(.leftBrace)
    if let end = signatureEnd() { parseSignature(&closure, end: end) }
    // A `$0` in the capture list is a parameter of the enclosing closure.
    (outer.1, shorthandCount) = (shorthandCount, 0)
    closure.body = parseStatements()
    _ = take(.rightBrace)
    closure.shorthandCount = shorthandCount
    closure.exprs = firstExpr..<Int32(tree.exprs.count)
    (allowsTrailingClosure, shorthandCount, openMarks) = outer
    tree.closures.append(closure)
    return add(.closure(Int32(tree.closures.count - 1)), from: start)
  }

  /// Returns the position of the `in` that ends a closure's signature, or `nil` if there is none.
  private func signatureEnd() -> Int? {
    var index = position
    let limit = min(tokens.count, position + 400)
    while index < limit {
      switch tokens[index].kind {
      case .in: return index
      case .leftParen, .leftSquare: index = groupEnd(index)
      case .identifier, .dollarIdentifier, .underscore, .comma, .arrow, .colon, .period, .at, .questionPostfix, .throws,
        .rethrows, .Any, .Self, .inout, .self, .equal, .exclaimPostfix:
        if index > position, tokens[index].kind == .identifier, !maySucceed(index) { return nil }
      case .infixOperator, .prefixOperator, .postfixOperator, .prefixAmpersand:
        guard isTypeOperator(tokens[index]) else { return nil }
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Returns whether a token may follow its predecessor in a signature. Two consecutive names on two lines are not a
  /// signature.
  private func maySucceed(_ index: Int) -> Bool {
    let before = tokens[index - 1].kind
    guard tokens[index].flags.contains(.newlineBefore) else { return true }
    return before == .comma || before == .leftSquare || before == .rightSquare || before == .arrow || before == .at
  }

  private func isTypeOperator(_ token: Token) -> Bool {
    starts(token, with: "<") || starts(token, with: ">") || starts(token, with: "&") || starts(token, with: ".")
  }

  /// Returns the position of the bracket that closes the group at a position, or the number of tokens if none does.
  func groupEnd(_ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < tokens.count {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      default: break
      }
      if depth == 0 { return index }
      index += 1
    }
    return index
  }

  private mutating func parseSignature(_ closure: inout Closure, end: Int) {
    while kind == .at {
      advance()
      advance()
      if kind == .leftParen, !token.flags.contains(.spaceBefore) { skipGroup() }
    }
    if kind == .leftSquare { closure.captures = parseCaptures() }
    if kind == .leftParen {
      closure.parameters = parseClosureParameters()
      closure.hasParameterList = true
    } else if position < end, startsName, !isWord("async") || peekKind(1) == .comma {
      closure.parameters = parseBareParameters(end: end)
      closure.hasParameterList = true
    }
    while position < end, kind != .arrow { advance() }
    if take(.arrow) { closure.result = parseType() }
    position = end
    advance()
  }

  /// Parses `[weak self, id = item.id]`. Captures without a value declare no new name.
  private mutating func parseCaptures() -> Run {
    let end = groupEnd(position)
    advance()
    var statements: [StmtID] = []
    while position < end {
      if startsName, peekKind(1) == .equal { statements.append(parseCapture()) } else { skipGroup() }
    }
    if position == end { advance() }
    return add(statements)
  }

  private mutating func parseCapture() -> StmtID {
    let pattern = add(Pattern.name(name(token)))
    advance()
    advance()
    return add(.binding(isLet: true, pattern, initializer: parseExpr(), accessors: .empty, attributes: .empty))
  }

  private var startsName: Bool { kind == .identifier || kind == .underscore || kind == .dollarIdentifier }

  private mutating func parseBareParameters(end: Int) -> Run {
    var parameters: [Parameter] = []
    while position < end, startsName {
      parameters.append(Parameter(label: nil, name: name(token), nameStart: token.start))
      advance()
      if !take(.comma) { break }
    }
    return add(parameters)
  }

  private mutating func add(_ parameters: [Parameter]) -> Run { tree.parameters.append(run: parameters) }

  /// Parses `(a, b: Int, _: String)`. Types may be missing.
  private mutating func parseClosureParameters() -> Run {
    advance()
    var parameters: [Parameter] = []
    while kind != .rightParen, !isAtEnd {
      let start = position
      var parameter = Parameter(label: nil, name: name(token), nameStart: token.start)
      if kind == .leftParen {
        skipGroup()
      } else {
        advance()
      }
      if kind == .identifier {
        parameter.name = name(token)
        advance()
      }
      if take(.colon) { parameter.type = parseType() }
      parameters.append(parameter)
      if !take(.comma), kind != .rightParen { advance() }
      if position == start { advance() }
    }
    _ = take(.rightParen)
    return add(parameters)
  }
}
