import SwiftLexing

// Variables, code at file level, macro expansions.
extension Parser {
  mutating func parseVariables(_ head: DeclarationHead, parent: Int32) {
    var head = head
    if kind == .let { head.flags.insert(.isLet) }
    advance()
    let first = tree.declarations.count
    repeat {
      let start = position
      if kind == .leftParen {
        parseTupleVariables(head, parent: parent)
      } else {
        parseVariable(head, parent: parent)
      }
      if position == start { break }
    } while take(.comma)
    shareType(from: first)
  }

  /// Copies the type of `var a, b: Int` to every preceding name without a type.
  private mutating func shareType(from first: Int) {
    var type: TypeRefID?
    for index in (first..<tree.declarations.count).reversed() where tree.declarations[index].kind == .variable {
      if tree.declarations[index].type != nil || tree.declarations[index].initializer != .none {
        type = tree.declarations[index].type
      } else {
        tree.declarations[index].type = type
      }
    }
  }

  private mutating func parseVariable(_ head: DeclarationHead, parent: Int32) {
    var variable = declaration(.variable, head, named: token, parent: parent)
    advance()
    if take(.colon) {
      variable.type = parseType()
      if lastTypeIsImplicitlyUnwrapped { variable.flags.insert(.isImplicitlyUnwrapped) }
    }
    if take(.equal) {
      let value = skipInitializer(parent: parent)
      variable.initializer = value.range
      if value.hasLiteral { variable.flags.insert(.hasLiteral) }
    }
    if kind == .leftBrace { parseBody(&variable) }
    add(variable, attributes: head.attributes)
  }

  private mutating func parseTupleVariables(_ head: DeclarationHead, parent: Int32) {
    let names = parseTupleNames()
    var initializer = ByteRange.none
    var flags: DeclarationFlags = []
    var type: TypeRefID?
    if take(.colon) { type = parseType() }
    if take(.equal) {
      let value = skipInitializer(parent: parent)
      initializer = value.range
      if value.hasLiteral { flags.insert(.hasLiteral) }
    }
    for (index, (token, position)) in names.enumerated() {
      var variable = declaration(.variable, head, named: token, parent: parent)
      variable.tupleIndex = position
      variable.initializer = initializer
      variable.type = type
      if index == 0 { variable.flags.formUnion(flags) }
      add(variable, attributes: head.attributes)
    }
  }

  /// Parses the names in `(a, label: b, (c, d))` with their positions. Names of inner tuples get a position that no
  /// tuple has.
  private mutating func parseTupleNames() -> [(token: Token, position: Int16)] {
    var names: [(Token, Int16)] = []
    var comma: Int16 = 0
    var open = 0
    repeat {
      switch kind {
      case .leftParen, .leftSquare, .leftBrace: open += 1
      case .rightParen, .rightSquare, .rightBrace: open -= 1
      case .comma where open == 1: comma = min(comma + 1, Int16.max - 1)
      case .identifier where peekKind(1) != .colon, .underscore where peekKind(1) != .colon:
        names.append((token, open == 1 ? comma : Int16.max))
      default: break
      }
      advance()
    } while open > 0 && !isAtEnd
    return names
  }

  /// Skips an expression without parsing it.
  ///
  /// - Parameter parent: the parent of types that closures in the expression declare; `nil` to skip these types.
  mutating func skipInitializer(parent: Int32? = nil) -> (range: ByteRange, hasLiteral: Bool) {
    let start = token.start
    var hasLiteral = false
    var isFirst = true
    while !isAtEnd, isFirst || continuesExpression {
      isFirst = false
      switch kind {
      case .leftParen, .leftBrace, .leftSquare:
        if parent.map({ skipBody(parent: $0) }) ?? skipGroup() { hasLiteral = true }
        continue
      case .string, .stringHead: hasLiteral = true
      case .infixOperator, .prefixOperator, .postfixOperator: if skipGenericArguments() { continue }
      default: break
      }
      if kind == .stringHead {
        skipInterpolatedLiteral()
      } else {
        advance()
      }
    }
    return (range(from: start), hasLiteral)
  }

  /// Skips the `<A, B>` of `Pair<A, B>(…)`, whose comma does not end the expression.
  private mutating func skipGenericArguments() -> Bool {
    guard position > 0, tokens[position - 1].kind == .identifier, starts(token, with: "<") else { return false }
    let (start, types, lists) = (position, tree.types.count, tree.typeList.count)
    _ = parseExprGenericArguments()
    tree.types.removeSubrange(types...)
    tree.typeList.removeSubrange(lists...)
    return position > start
  }

  private mutating func skipInterpolatedLiteral() {
    var open = 0
    repeat {
      if kind == .stringHead { open += 1 }
      if kind == .stringTail { open -= 1 }
      advance()
    } while open > 0 && !isAtEnd
  }

  /// Whether the current token belongs to the expression before it.
  private var continuesExpression: Bool {
    switch kind {
    case .comma, .semicolon, .rightBrace, .rightParen, .rightSquare, .endOfFile: return false
    case .leftBrace: return !startsAccessors
    case .poundIf, .poundElse, .poundElseif, .poundEndif: return memberFollowsMarks
    default: break
    }
    guard token.flags.contains(.newlineBefore) else { return true }
    switch kind {
    case .infixOperator, .questionInfix, .prefixPeriod, .period, .as, .is, .equal, .colon, .arrow: return true
    case .else: return true
    case .postfixOperator: return true
    case .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .typealias, .import: return false
    default: return endsOpen
    }
  }

  /// Whether the previous token cannot end an expression.
  private var endsOpen: Bool {
    guard position > 0 else { return true }
    switch tokens[position - 1].kind {
    case .infixOperator, .prefixOperator, .equal, .questionInfix, .colon, .period, .prefixPeriod, .try, .as, .is,
      .arrow,
      .in, .prefixAmpersand, .comma:
      return true
    case .identifier: return self.is(tokens[position - 1], "await")
    default: return false
    }
  }

  var startsAccessors: Bool {
    startsObservers
      || peekKind(1) == .identifier && self.is(peek(1), "get")
        && (peekKind(2) == .leftBrace || peekKind(2) == .rightBrace)
  }

  /// Whether the token after the current brace begins an observer.
  var startsObservers: Bool {
    let next = peek(1)
    return next.kind == .identifier && (self.is(next, "didSet") || self.is(next, "willSet"))
  }

  // MARK: Code at file level

  /// Records code between declarations (in a script or playground) as one `.code` declaration.
  mutating func parseFileLevelCode() {
    let start = token
    var hasLiteral = false
    repeat {
      switch kind {
      case .leftParen, .leftBrace, .leftSquare:
        if skipGroup() { hasLiteral = true }
        continue
      case .string, .stringHead: hasLiteral = true
      default: break
      }
      advance()
    } while !isAtEnd && !(token.flags.contains(.newlineBefore) && startsDeclaration)
    var code = declaration(.code, DeclarationHead(), named: start, parent: -1)
    code.body = range(from: start.start)
    code.range = code.body
    if hasLiteral { code.flags.insert(.hasLiteral) }
    add(code, attributes: [])
  }

  private var startsDeclaration: Bool {
    switch kind {
    case .struct, .class, .enum, .protocol, .extension, .func, .import, .typealias, .at, .public, .private,
      .fileprivate,
      .internal, .let, .var, .poundIf, .poundEndif, .poundElse:
      true
    case .identifier: isAt("actor") || isAt("final") || isAt("open")
    default: false
    }
  }

  /// Parses `#Preview { … }` and other macros among declarations.
  mutating func parseMacroExpansion(_ head: DeclarationHead, parent: Int32) -> Bool {
    var expansion = declaration(.macroExpansion, DeclarationHead(), named: token, parent: parent)
    let start = token.start
    advance()
    var hasLiteral = false
    _ = parseGenericArguments()
    if kind == .leftParen, !token.flags.contains(.newlineBefore) { hasLiteral = skipGroup() }
    if kind == .leftBrace, !token.flags.contains(.newlineBefore) {
      if skipBody(parent: parent) { hasLiteral = true }
      while startsLabelledClosure {
        advance()
        advance()
        if skipBody(parent: parent) { hasLiteral = true }
      }
    }
    expansion.body = range(from: start)
    if hasLiteral { expansion.flags.insert(.hasLiteral) }
    add(expansion, attributes: [])
    return true
  }

  /// Whether a labeled closure such as `timeline: {` follows the first closure of a macro.
  private var startsLabelledClosure: Bool { kind == .identifier && peekKind(1) == .colon && peekKind(2) == .leftBrace }
}
