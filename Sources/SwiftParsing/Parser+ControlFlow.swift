import SwiftLexing

extension Parser {
  /// Parses the condition list of `if`, `guard` and `while`.
  private mutating func parseConditions() -> Run {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = outer }
    var conditions: [Condition] = []
    repeat {
      skipMarks()
      if kind == .leftBrace || kind == .else { break }
      conditions.append(parseCondition())
    } while take(.comma)
    return tree.conditions.append(run: conditions)
  }

  private mutating func parseCondition() -> Condition {
    switch kind {
    case .let, .var:
      advance()
      let pattern = parseBindingPattern()
      return .optionalBinding(pattern, take(.equal) ? parseExpr() : nil)
    case .case:
      advance()
      let pattern = parsePattern(binds: false)
      _ = take(.equal)
      return .pattern(pattern, parseExpr())
    case .poundName where isAt("#available") || isAt("#unavailable"):
      advance()
      if kind == .leftParen { skipGroup() }
      return .availability
    default:
      return .expr(parseExpr())
    }
  }

  /// Parses an `if`. A chain of `else if` is parsed in a loop, so its length is not limited by the stack.
  mutating func parseIf() -> StmtID {
    var chain: [(conditions: Run, then: Run)] = []
    var otherwise: StmtID?
    var isDecided = false
    repeat {
      if take(.if) {
        let link = parseUnreachable(if: isDecided) { $0.parseLink() }
        isDecided = isDecided || constantValue(of: link.conditions) == true
        chain.append(link)
      } else {
        otherwise = add(.block(parseUnreachable(if: isDecided) { $0.parseBlock() }))
      }
    } while otherwise == nil && take(.else)
    for link in chain.reversed() {
      otherwise = add(.if(conditions: link.conditions, then: link.then, otherwise: otherwise))
    }
    return otherwise ?? add(.other)
  }

  /// Parses the conditions and the block after `if`.
  private mutating func parseLink() -> (conditions: Run, then: Run) {
    let conditions = parseConditions()
    let isNever = constantValue(of: conditions) == false
    return (conditions, parseUnreachable(if: isNever) { $0.parseBlock() })
  }

  mutating func parseGuard() -> StmtID {
    advance()
    let conditions = parseConditions()
    _ = take(.else)
    let isNever = constantValue(of: conditions) == true
    return add(.guard(conditions: conditions, otherwise: parseUnreachable(if: isNever) { $0.parseBlock() }))
  }

  mutating func parseFor() -> StmtID {
    advance()
    while kind == .try || isWord("await") { advance() }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    let pattern: PatternID
    if take(.case) {
      pattern = parsePattern(binds: false)
    } else {
      if kind == .var || kind == .let { advance() }
      pattern = parseBindingPattern()
    }
    _ = take(.in)
    let sequence = parseExpr()
    var condition: ExprID?
    if take(.where) { condition = parseExpr() }
    allowsTrailingClosure = outer
    return add(.for(pattern, sequence: sequence, condition: condition, body: parseBlock()))
  }

  mutating func parseWhile() -> StmtID {
    advance()
    let conditions = parseConditions()
    let isNever = constantValue(of: conditions) == false
    return add(.while(conditions: conditions, body: parseUnreachable(if: isNever) { $0.parseBlock() }))
  }

  mutating func parseRepeat() -> StmtID {
    advance()
    let body = parseBlock()
    _ = take(.while)
    return add(.repeat(body: body, condition: parseExpr()))
  }

  mutating func parseDo() -> StmtID {
    advance()
    let errors = take(.throws) ? parseErrorType() : nil
    let start = Int32(tree.exprs.count)
    let body = parseBlock()
    let exprs = start..<Int32(tree.exprs.count)
    var catches: [SwitchCase] = []
    while take(.catch) {
      let outer = allowsTrailingClosure
      allowsTrailingClosure = false
      let patterns = kind == .leftBrace ? .empty : parseCasePatterns()
      let condition = take(.where) ? parseExpr() : nil
      allowsTrailingClosure = outer
      catches.append(SwitchCase(patterns: patterns, condition: condition, body: parseBlock()))
    }
    return add(.do(body: body, catches: add(catches), exprs: exprs, errors: errors))
  }

  /// Parses the `(E)` after `throws`.
  mutating func parseErrorType() -> TypeRefID? {
    guard take(.leftParen) else { return nil }
    let type = parseType()
    _ = take(.rightParen)
    return type
  }

  private mutating func add(_ cases: [SwitchCase]) -> Run { tree.cases.append(run: cases) }

  mutating func parseSwitch() -> StmtID {
    advance()
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    let subject = parseExpr()
    allowsTrailingClosure = true
    _ = take(.leftBrace)
    var cases: [SwitchCase] = []
    while kind != .rightBrace, !isAtEnd {
      let start = position
      skipMarks()
      if take(.at), kind == .identifier { advance() }
      if kind == .case || kind == .default { cases.append(parseCase()) }
      if position == start { advance() }
    }
    _ = take(.rightBrace)
    allowsTrailingClosure = outer
    return add(.switch(subject, cases: add(cases)))
  }

  private mutating func parseCase() -> SwitchCase {
    var result = SwitchCase(patterns: .empty, condition: nil, body: .empty)
    if take(.default) {
      _ = take(.colon)
    } else {
      advance()
      result.patterns = parseCasePatterns()
      if take(.where) { result.condition = parseExpr() }
      _ = take(.colon)
    }
    result.body = parseStatements()
    return result
  }

  private mutating func parseCasePatterns() -> Run {
    var elements: [PatternElement] = []
    repeat {
      skipMarks()
      elements.append(PatternElement(pattern: parsePattern(binds: false)))
    } while take(.comma)
    return add(elements)
  }

  /// Parses an `#if` among statements: each branch is a block.
  mutating func parseConditional() -> StmtID {
    var blocks: [Run] = []
    repeat {
      advance()
      blocks.append(parseStatements())
    } while kind == .poundElse || kind == .poundElseif
    _ = take(.poundEndif)
    return add(.conditional(add(blocks: blocks)))
  }
}
