import SwiftLexing

extension Parser {
  mutating func add(_ type: TypeRef) -> TypeRefID {
    tree.types.append(type)
    return TypeRefID(index: Int32(tree.types.count - 1))
  }

  /// Adds a type that consists only of a name. The last type with that name is reused, because most files name few
  /// types.
  private mutating func add(typeNamed name: Name) -> TypeRefID {
    let slot = Int(name.hash % UInt64(room.namedTypes.count))
    let last = room.namedTypes[slot]
    if last.index < tree.types.count, case .named(name, .empty) = tree[last] { return last }
    room.namedTypes[slot] = add(.named(name, arguments: .empty))
    return room.namedTypes[slot]
  }

  mutating func add(_ elements: [TypeElement]) -> Run { tree.typeList.append(run: elements) }

  /// Parses a type with all prefixes and suffixes: attributes, `some`, `&`, `->`, `?`.
  mutating func parseType() -> TypeRefID { nested(TypeRefID(index: 0), levels: 3) { $0.parseTypeBody() } }

  private mutating func parseTypeBody() -> TypeRefID {
    if kind == .identifier, standsAlone {
      lastTypeIsImplicitlyUnwrapped = false
      return parsePrimaryType()
    }
    skipTypeModifiers()
    if isWord("some") || isWord("any"), peekStartsType {
      let isSome = isAt("some")
      advance()
      let type = parseComposition()
      return add(isSome ? .some(type) : .any(type))
    }
    if isWord("each"), peekStartsType { advance() }
    if kind == .repeat {
      advance()
      return add(.pack(parseType()))
    }
    let type = parseComposition()
    return parseFunctionResult(type)
  }

  /// Whether the current name is a whole type, as most are: the next token does not belong to a type.
  private var standsAlone: Bool {
    switch peekKind(1) {
    case .comma, .rightParen, .rightSquare, .rightBrace, .leftBrace, .equal, .colon, .semicolon, .endOfFile, .var, .let,
      .func, .case, .static, .`init`, .in:
      true
    default: false
    }
  }

  private var peekStartsType: Bool {
    switch peekKind(1) {
    case .identifier, .Any, .Self, .leftParen, .leftSquare: true
    case .prefixOperator: self.is(peek(1), "~")
    default: false
    }
  }

  private mutating func skipTypeModifiers() {
    while true {
      if kind == .at {
        advance()
        if kind == .identifier || kind == .rethrows { advance() }
        if kind == .leftParen, !token.flags.contains(.spaceBefore) { skipGroup() }
      } else if kind == .inout {
        advance()
      } else if kind == .identifier, peekStartsType, isTypeModifier {
        advance()
      } else {
        return
      }
    }
  }

  private var isTypeModifier: Bool {
    isAt("isolated") || isAt("sending") || isAt("borrowing") || isAt("consuming") || isAt("__owned")
      || isAt("__shared") || isAt("nonisolated") || isAt("unowned") || isAt("weak")
  }

  private mutating func parseComposition() -> TypeRefID {
    let first = parsePostfixType()
    guard isOperatorToken, isAt("&") else { return first }
    var elements = [TypeElement(type: first)]
    while isOperatorToken, isAt("&") {
      advance()
      elements.append(TypeElement(type: parsePostfixType()))
    }
    return add(.composition(add(elements)))
  }

  private mutating func parseFunctionResult(_ type: TypeRefID) -> TypeRefID {
    let start = position
    while isWord("async") || kind == .throws || kind == .rethrows {
      advance()
      if kind == .leftParen { skipGroup() }
    }
    guard kind == .arrow else {
      position = start
      return type
    }
    advance()
    let result = parseType()
    guard case .tuple(let parameters) = tree[type] else { return type }
    return add(.function(parameters, result: result))
  }

  private mutating func parsePostfixType() -> TypeRefID {
    var type = parsePrimaryType()
    lastTypeIsImplicitlyUnwrapped = false
    while true {
      switch kind {
      case .questionPostfix:
        advance()
        type = add(.optional(type))
      case .exclaimPostfix:
        advance()
        type = add(.optional(type))
        lastTypeIsImplicitlyUnwrapped = true
      case .period, .prefixPeriod:
        guard !token.flags.contains(.newlineBefore) || peekKind(1) == .identifier else { return type }
        advance()
        type = parseMemberType(of: type)
      case .postfixOperator where starts(token, with: "?"):
        _ = takeOperator("?")
        type = add(.optional(type))
      default:
        return type
      }
    }
  }

  private mutating func parseMemberType(of base: TypeRefID) -> TypeRefID {
    let member = token
    advance()
    if self.is(member, "Type") || self.is(member, "Protocol") { return add(.metatype(base)) }
    let memberName = name(member)
    return add(.member(base, memberName, arguments: parseGenericArguments()))
  }

  private mutating func parsePrimaryType() -> TypeRefID {
    switch kind {
    case .identifier, .Any, .Self:
      let word = name(token)
      advance()
      let arguments = parseGenericArguments()
      return arguments.isEmpty ? add(typeNamed: word) : add(.named(word, arguments: arguments))
    case .leftParen:
      return parseTupleType()
    case .leftSquare:
      return parseBracketType()
    case .prefixOperator where isAt("~"):
      advance()
      _ = parsePrimaryType()
      return add(.unknown)
    case .underscore:
      advance()
      return add(typeNamed: .underscore)
    default:
      return add(.unknown)
    }
  }

  private mutating func parseBracketType() -> TypeRefID {
    advance()
    let element = parseType()
    if take(.colon) {
      let value = parseType()
      _ = take(.rightSquare)
      return add(.dictionary(element, value))
    }
    while kind != .rightSquare, !isAtEnd, kind != .rightBrace { advance() }
    _ = take(.rightSquare)
    return add(.array(element))
  }

  /// Parses `<A, B>`, if it is present.
  mutating func parseGenericArguments() -> Run {
    guard isOperatorToken, isAt("<") || starts(token, with: "<") else { return .empty }
    guard takeOperator("<") else { return .empty }
    var elements: [TypeElement] = []
    while !isAtEnd {
      let start = position
      elements.append(TypeElement(type: parseType()))
      if take(.comma), position > start { continue }
      break
    }
    _ = takeOperator(">")
    return add(elements)
  }

  private mutating func parseTupleType() -> TypeRefID {
    advance()
    var elements: [TypeElement] = []
    while kind != .rightParen, !isAtEnd {
      let start = position
      elements.append(parseTupleElement())
      if !take(.comma), kind != .rightParen {
        skipToListEnd()
        break
      }
      if position == start { advance() }
    }
    _ = take(.rightParen)
    if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic, kind != .arrow, !isEffect {
      return elements[0].type
    }
    return add(.tuple(add(elements)))
  }

  private var isEffect: Bool {
    (isWord("async") || kind == .throws || kind == .rethrows)
      && (peekKind(1) == .arrow || peekKind(1) == .throws || peekKind(1) == .leftParen)
  }

  private mutating func skipToListEnd() {
    while kind != .rightParen, !isAtEnd {
      switch kind {
      case .leftParen, .leftBrace, .leftSquare: skipGroup()
      case .rightBrace, .rightSquare: return
      default: advance()
      }
    }
  }

  private mutating func parseTupleElement() -> TypeElement {
    var label: Name?
    if peekKind(1) == .colon, kind != .leftParen {
      label = kind == .underscore ? nil : name(token)
      advance()
      advance()
    } else if peekKind(1) == .identifier, peekKind(2) == .colon, kind == .underscore || kind == .identifier,
      !isTypeModifier
    {
      advance()
      advance()
      advance()
    }
    var element = TypeElement(label: label, type: TypeRefID(index: 0))
    element.isInout = kind == .inout
    element.isAutoclosure = kind == .at && self.is(peek(1), "autoclosure")
    element.type = parseType()
    if isOperatorToken, isAt("...") {
      advance()
      element.isVariadic = true
    }
    return element
  }
}
