import SwiftLexing

extension Parser {
  mutating func add(_ statement: Stmt) -> StmtID {
    tree.stmts.append(statement)
    return StmtID(index: Int32(tree.stmts.count - 1))
  }

  mutating func add(_ statements: [StmtID]) -> Run { tree.stmtList.append(run: statements) }

  /// Parses a block, including the braces.
  public mutating func parseBlock() -> Run {
    guard take(.leftBrace) else { return .empty }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    let statements = parseStatements()
    allowsTrailingClosure = outer
    _ = take(.rightBrace)
    return statements
  }

  /// Parses all statements of a range without braces.
  public mutating func parseCode() -> Run {
    var statements: [StmtID] = []
    while !isAtEnd {
      statements += tree.stmtList[parseStatements().indices]
      if !isAtEnd { advance() }
    }
    return add(statements)
  }

  /// Parses statements up to a closing brace, a `case` or the end of an `#if` branch.
  mutating func parseStatements() -> Run {
    let outer = constants
    defer { constants = outer }
    var statements: [StmtID] = []
    parseStatements(&statements)
    return add(statements)
  }

  private mutating func parseStatements(_ statements: inout [StmtID]) {
    while !isAtEnd, !endsStatements {
      let start = position
      if take(.semicolon) { continue }
      let statement = parseStatement()
      statements.append(statement)
      if position == start { advance() }
      if removedFrom == nil, neverContinues(statement), !isAtEnd, !endsStatements {
        return parseUnreachable(if: true) { $0.parseStatements(&statements) }
      }
    }
  }

  @inline(__always)
  private var endsStatements: Bool {
    switch kind {
    case .rightBrace, .poundElse, .poundElseif, .poundEndif: true
    case .case: true
    case .default: peekKind(1) == .colon
    case .at: self.is(peek(1), "unknown") && (peekKind(2) == .default || peekKind(2) == .case)
    default: false
    }
  }

  mutating func parseStatement() -> StmtID {
    // Walking an `if` needs twice the stack of other statements.
    nested(StmtID(index: 0), levels: kind == .if ? 2 : 1) { $0.parseStatementBody() }
  }

  private mutating func parseStatementBody() -> StmtID {
    if kind == .identifier, peekKind(1) == .colon, isLoopKeyword(peekKind(2)) {
      advance()
      advance()
    }
    switch kind {
    case .if: return parseIf()
    case .guard: return parseGuard()
    case .for: return parseFor()
    case .while: return parseWhile()
    case .repeat: return parseRepeat()
    case .switch: return parseSwitch()
    case .do: return parseDo()
    case .defer:
      advance()
      return add(.defer(parseBlock()))
    case .return: return parseReturn()
    case .throw:
      advance()
      return add(.throw(parseExpr()))
    case .break, .continue, .fallthrough: return parseJump()
    case .poundIf: return parseConditional()
    default: return parseDeclarationOrExpr()
    }
  }

  private func isLoopKeyword(_ kind: TokenKind) -> Bool {
    switch kind {
    case .for, .while, .repeat, .switch, .do, .if: true
    default: false
    }
  }

  private mutating func parseJump() -> StmtID {
    advance()
    if kind == .identifier, !token.flags.contains(.newlineBefore) { advance() }
    return add(.other)
  }

  private mutating func parseReturn() -> StmtID {
    advance()
    switch kind {
    case .rightBrace, .semicolon, .endOfFile, .poundEndif, .poundElse, .poundElseif, .case, .default:
      return add(.return(nil))
    default:
      return add(.return(parseExpr()))
    }
  }

  // MARK: Declarations in code

  private mutating func parseDeclarationOrExpr() -> StmtID {
    let start = position
    guard startsDeclarationHere else { return add(.expr(parseExpr())) }
    let head = parseHead()
    switch kind {
    case .var, .let: return parseLocalVariables(head)
    case .func: return parseLocalFunction(head)
    case .struct, .class, .enum, .protocol, .extension, .typealias, .import, .associatedtype, .operator,
      .precedencegroup,
      .`init`, .subscript, .deinit:
      position = start
      return parseLocalType()
    case .identifier where isAt("actor") && peekKind(1) == .identifier && peekKind(2) == .leftBrace:
      return parseLocalType()
    default:
      position = start
      return add(.expr(parseExpr()))
    }
  }

  @inline(__always)
  private var startsDeclarationHere: Bool {
    switch kind {
    case .var, .let, .func, .struct, .class, .enum, .protocol, .extension, .typealias, .import, .at, .static, .private,
      .fileprivate, .public, .internal, .operator, .precedencegroup:
      true
    case .identifier:
      !peek(1).flags.contains(.newlineBefore) && isDeclarationWord(peekKind(1))
    default: false
    }
  }

  private func isDeclarationWord(_ next: TokenKind) -> Bool {
    switch next {
    case .var, .let, .func, .class, .struct, .enum, .identifier, .leftParen: isLocalModifier || isAt("actor")
    default: false
    }
  }

  private var isLocalModifier: Bool {
    isAt("async") || isAt("weak") || isAt("unowned") || isAt("lazy") || isAt("final") || isAt("nonisolated")
      || isAt("indirect") || isAt("mutating") || isAt("open")
  }

  /// Skips a local type, which the outline has hoisted.
  private mutating func parseLocalType() -> StmtID {
    let declarations = tree.declarations.count
    _ = parseDeclaration(parent: -1)
    tree.declarations.removeSubrange(declarations...)
    return add(.other)
  }

  private mutating func parseLocalFunction(_ head: DeclarationHead) -> StmtID {
    let start = position
    let index = parseFunctionHeader(head)
    let declaration = tree.declarations[Int(index)]
    if let result = declaration.type, tree.isNever(result) { stops.insert(local: declaration.name) }
    let defaults = parseDefaults(of: index, from: start)
    return add(.function(index, defaults: defaults, body: parseFunctionCode { $0.parseBlock() }))
  }

  /// Parses the default arguments of a local function, one expression for each parameter.
  private mutating func parseDefaults(of function: Int32, from start: Int) -> Run {
    let parameters = tree.parameters[tree.declarations[Int(function)].parameters.indices]
    guard parameters.contains(where: \.hasDefault) else { return .empty }
    let end = position
    let values = parameters.map { parameter in
      position = tokens[start..<end].firstIndex { $0.start == parameter.defaultValue.start } ?? end
      return parameter.hasDefault ? parseExpr() : ExprID(index: 0)
    }
    position = end
    return add(values)
  }

  private mutating func parseLocalVariables(_ head: DeclarationHead) -> StmtID {
    let isLet = kind == .let
    advance()
    var statements: [StmtID] = []
    let attributes = add(head.attributes.map { withCall($0) })
    repeat {
      let named = kind == .identifier ? token : nil
      let pattern = parseBindingPattern()
      var initializer: ExprID?
      if take(.equal) { initializer = parseExpr() }
      if isLet, let named, let initializer { constants[name(named)] = constantValue(of: initializer) }
      let accessors = kind == .leftBrace && !token.flags.contains(.newlineBefore) ? parseAccessors() : .empty
      statements.append(
        add(.binding(isLet: isLet, pattern, initializer: initializer, accessors: accessors, attributes: attributes)))
      if let named, !isLet, !attributes.isEmpty { statements.append(addProjection(of: named, attributes)) }
    } while take(.comma)
    return statements.count == 1 ? statements[0] : add(.conditional(add(blocks: [add(statements)])))
  }

  /// Returns the attribute of a local variable with its arguments parsed, if they contain a literal.
  private mutating func withCall(_ attribute: Attribute) -> Attribute {
    guard attribute.hasLiteral, attribute.isCapitalized,
      let start = tokens[..<position].lastIndex(where: { $0.start == attribute.arguments.start })
    else { return attribute }
    let end = position
    position = start
    defer { position = end }
    var attribute = attribute
    let mark = mark
    let callee = add(.identifier(attribute.name, arguments: .empty), from: mark)
    attribute.call = add(.call(callee, parseArgumentRun()), from: mark)
    return attribute
  }

  /// Adds `let $name = name`, the projection of a variable that may have a property wrapper. Attributes on a variable
  /// indicate a wrapper, because constants have none.
  private mutating func addProjection(of named: Token, _ attributes: Run) -> StmtID {
    let pattern = add(Pattern.name(Name("$" + source.text(named))))
    let record = ExprRecord(
      node: .identifier(name(named), arguments: .empty), start: named.start, end: named.end,
      literals: Int32(tree.literals.count)..<Int32(tree.literals.count))
    tree.exprs.append(record)
    let value = ExprID(index: Int32(tree.exprs.count - 1))
    return add(.binding(isLet: true, pattern, initializer: value, accessors: .empty, attributes: attributes))
  }

  mutating func add(blocks: [Run]) -> Run { tree.blocks.append(run: blocks) }

  /// Parses `{ get … set … }`, observers, or the body of a getter.
  public mutating func parseAccessors() -> Run {
    guard kind == .leftBrace else { return .empty }
    var accessors: [Accessor] = []
    if !startsAccessorList {
      accessors.append(Accessor(kind: .get, parameter: nil, body: parseFunctionCode { $0.parseBlock() }))
    } else {
      advance()
      while kind != .rightBrace, !isAtEnd {
        let start = position
        parseAccessor(&accessors)
        if position == start { advance() }
      }
      _ = take(.rightBrace)
    }
    return tree.accessors.append(run: accessors)
  }

  /// Whether an accessor follows the brace at the current token and any attributes.
  private var startsAccessorList: Bool {
    var distance = 1
    while peekKind(distance) == .at {
      distance += 2
      guard peekKind(distance) == .leftParen else { continue }
      while peekKind(distance) != .rightParen, peekKind(distance) != .endOfFile { distance += 1 }
      distance += 1
    }
    return accessorKind(peek(distance), after: peek(distance + 1)) != nil
  }

  private mutating func parseAccessor(_ accessors: inout [Accessor]) {
    _ = parseHead()
    guard let accessor = accessorKind(token, after: peek(1)) else { return }
    advance()
    var parameter: Name?
    if take(.leftParen) {
      parameter = name(token)
      advance()
      _ = take(.rightParen)
    }
    while isWord("async") || kind == .throws { advance() }
    accessors.append(Accessor(kind: accessor, parameter: parameter, body: parseFunctionCode { $0.parseBlock() }))
  }

  private func accessorKind(_ token: Token, after next: Token) -> Accessor.Kind? {
    guard token.kind == .identifier else { return nil }
    switch next.kind {
    case .leftBrace, .leftParen, .rightBrace, .throws, .identifier: break
    default: return nil
    }
    if self.is(token, "get") || self.is(token, "_read") { return next.kind == .leftParen ? nil : .get }
    if self.is(token, "set") || self.is(token, "_modify") || self.is(token, "mutating") || self.is(token, "nonmutating")
    {
      return .set
    }
    if self.is(token, "willSet") { return .willSet }
    if self.is(token, "didSet") { return .didSet }
    return nil
  }
}
