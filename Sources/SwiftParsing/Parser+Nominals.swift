import SwiftLexing

// Types, extensions, aliases, cases, operators.
extension Parser {
  mutating func parseNominal(_ kind: DeclarationKind, _ head: DeclarationHead, parent: Int32) {
    advance()
    var nominal = declaration(kind, head, named: token, parent: parent)
    advance()
    nominal.generics = parseGenericParameters()
    nominal.inherited = parseInheritance()
    nominal.requirements = parseWhere()
    let index = add(nominal, attributes: head.attributes)
    if self.kind == .leftBrace { parseMembers(parent: index) }
  }

  mutating func parseExtension(_ head: DeclarationHead, parent: Int32) {
    let keyword = token
    advance()
    var ext = declaration(.extension, head, named: keyword, parent: parent)
    ext.type = parseType()
    ext.inherited = parseInheritance()
    ext.requirements = parseWhere()
    let index = add(ext, attributes: head.attributes)
    if kind == .leftBrace { parseMembers(parent: index) }
  }

  mutating func parseInheritance() -> Run {
    guard take(.colon) else { return .empty }
    var elements: [TypeElement] = []
    repeat {
      skipMarks()
      elements.append(TypeElement(type: parseType()))
    } while take(.comma)
    return add(elements)
  }

  /// Parses `<T: P, each U>`. For a protocol these are its primary associated types, which its members declare.
  mutating func parseGenericParameters() -> Run {
    guard starts(token, with: "<"), takeOperator("<") else { return .empty }
    var parameters: [GenericParameter] = []
    while kind == .identifier || kind == .let {
      let isPack = isAt("each") && peekKind(1) == .identifier
      if isPack || kind == .let { advance() }
      var parameter = GenericParameter(name: name(token), isPack: isPack)
      advance()
      if take(.colon) { parameter.constraint = parseType() }
      parameters.append(parameter)
      if !take(.comma) { break }
    }
    _ = takeOperator(">")
    return tree.generics.append(run: parameters)
  }

  mutating func parseWhere() -> Run {
    guard take(.where) else { return .empty }
    var found: [Requirement] = []
    repeat {
      let subject = parseType()
      if take(.colon) {
        found.append(Requirement(isSameType: false, subject: subject, type: parseType()))
      } else if isOperatorToken, isAt("==") {
        advance()
        found.append(Requirement(isSameType: true, subject: subject, type: parseType()))
      }
    } while take(.comma)
    return tree.requirements.append(run: found)
  }

  mutating func parseTypealias(_ kind: DeclarationKind, _ head: DeclarationHead, parent: Int32) {
    advance()
    var alias = declaration(kind, head, named: token, parent: parent)
    advance()
    alias.generics = parseGenericParameters()
    alias.inherited = parseInheritance()
    if take(.equal) { alias.type = parseType() }
    alias.requirements = parseWhere()
    add(alias, attributes: head.attributes)
  }

  mutating func parseEnumCases(_ head: DeclarationHead, parent: Int32) {
    advance()
    repeat {
      guard kind == .identifier || kind.rawValue >= TokenKind.associatedtype.rawValue else { return }
      var enumCase = declaration(.enumCase, head, named: token, parent: parent)
      advance()
      if kind == .leftParen { parseParameters(of: &enumCase) }
      if take(.equal) {
        let value = skipInitializer()
        enumCase.initializer = value.range
        if value.hasLiteral { enumCase.flags.insert(.hasLiteral) }
      }
      enumCase.flags.insert(.isStatic)
      add(enumCase, attributes: head.attributes)
    } while take(.comma)
  }

  mutating func parseImport(isExported: Bool) {
    advance()
    var isFirst = true
    while !isAtEnd, !token.flags.contains(.newlineBefore), kind != .semicolon {
      if isFirst, kind == .identifier {
        imports.append(name(token))
        if isExported { exports.append(name(token)) }
        isFirst = false
      }
      advance()
    }
  }

  mutating func parseOperator(_ head: DeclarationHead) {
    advance()
    var op = declaration(.operator, head, named: token, parent: -1)
    advance()
    if take(.colon) {
      op.type = add(.named(name(token), arguments: .empty))
      advance()
    }
    if kind == .leftBrace { skipGroup() }
    add(op, attributes: [])
  }

  /// Parses a precedence group: a declaration of kind `.operator` whose requirements name the groups below and above.
  mutating func parsePrecedenceGroup() {
    advance()
    var group = declaration(.operator, DeclarationHead(), named: token, parent: -1)
    advance()
    guard take(.leftBrace) else { return }
    var found: [Requirement] = []
    while kind != .rightBrace, !isAtEnd {
      let isHigher = isWord("higherThan")
      if isHigher || isWord("lowerThan") {
        advance()
        _ = take(.colon)
        let other = add(.named(name(token), arguments: .empty))
        found.append(Requirement(isSameType: isHigher, subject: other, type: other))
      } else if isWord("associativity") {
        advance()
        _ = take(.colon)
        if isAt("right") { group.flags.insert(.isPostfixOperator) }
      }
      advance()
    }
    _ = take(.rightBrace)
    group.flags.insert(.isStatic)
    group.requirements = tree.requirements.append(run: found)
    add(group, attributes: [])
  }
}
