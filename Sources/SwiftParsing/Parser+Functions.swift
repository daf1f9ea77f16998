import SwiftLexing
import TextBasics

// Functions, initializers, subscripts and their parameters.
extension Parser {
  mutating func parseFunction(_ head: DeclarationHead, parent: Int32) {
    var function = functionDeclaration(head, parent: parent)
    parseSignature(&function)
    if take(.equal) { function.initializer = skipInitializer().range }
    parseBody(&function)
    add(function, attributes: head.attributes)
  }

  /// Parses a function up to its body, which the caller parses.
  mutating func parseFunctionHeader(_ head: DeclarationHead) -> Int32 {
    var function = functionDeclaration(head, parent: -1)
    parseSignature(&function)
    return add(function, attributes: head.attributes)
  }

  private mutating func functionDeclaration(_ head: DeclarationHead, parent: Int32) -> Declaration {
    advance()
    let function = declaration(.function, head, named: token, parent: parent)
    if token.flags.contains(.backticked) || kind == .identifier || kind.rawValue >= TokenKind.associatedtype.rawValue {
      advance()
      return function
    }
    return operatorFunction(head, parent: parent)
  }

  /// Parses an operator function. Its name may be several tokens, and may include the `<` of its generic parameters.
  private mutating func operatorFunction(_ head: DeclarationHead, parent: Int32) -> Declaration {
    var end = token.end
    let start = token
    while kind != .leftParen, !isAtEnd, token.start == end || token.start == start.start {
      if token.start != start.start, starts(token, with: "<"), peekKind(1) == .identifier { break }
      end = token.end
      advance()
    }
    var name = Token(kind: start.kind, start: start.start, end: end)
    if source.bytes[Int(end) - 1] == .less, name.range.count > 1, kind == .identifier {
      name.end -= 1
      position -= 1
      tokens[position] = Token(kind: .infixOperator, start: end - 1, end: end)
    }
    return declaration(.function, head, named: name, parent: parent)
  }

  mutating func parseInitializer(_ head: DeclarationHead, parent: Int32) {
    var initializer = declaration(.initializer, head, named: token, parent: parent)
    advance()
    if take(.questionPostfix) || take(.exclaimPostfix) { initializer.flags.insert(.isFailable) }
    parseSignature(&initializer)
    parseBody(&initializer)
    add(initializer, attributes: head.attributes)
  }

  mutating func parseSubscript(_ head: DeclarationHead, parent: Int32) {
    var member = declaration(.subscript, head, named: token, parent: parent)
    advance()
    parseSignature(&member)
    parseBody(&member)
    add(member, attributes: head.attributes)
  }

  mutating func parseDeinitializer(parent: Int32) {
    var member = declaration(.function, DeclarationHead(), named: token, parent: parent)
    advance()
    parseBody(&member)
    add(member, attributes: [])
  }

  private mutating func parseSignature(_ function: inout Declaration) {
    function.generics = parseGenericParameters()
    parseParameters(of: &function)
    while isWord("async") || kind == .throws || kind == .rethrows || isWord("reasync") {
      if kind == .throws { function.flags.insert(.isThrowing) }
      advance()
      if let errors = parseErrorType() { function.inherited = add([TypeElement(type: errors)]) }
    }
    if take(.arrow) {
      function.type = parseType()
      if lastTypeIsImplicitlyUnwrapped { function.flags.insert(.isImplicitlyUnwrapped) }
    }
    function.requirements = parseWhere()
    if function.kind == .function, function.name == LocalizationRoutines.main { markKey(of: &function) }
  }

  /// Marks the first parameter of a project's own `NSLocalizedString` as a key, because Xcode finds the calls by name.
  private mutating func markKey(of function: inout Declaration) {
    guard let first = function.parameters.indices.first, tree.parameters[first].label == nil else { return }
    tree.parameters[first].isLocalizationKey = true
    function.flags.insert(.isLocalizing)
  }

  /// Parses `(…)` after the name of a function or enum case.
  mutating func parseParameters(of declaration: inout Declaration) {
    let first = tree.parameters.count
    declaration.parameters = parseParameters()
    let mayHaveLiteral = tree.parameters[first...].contains { source.bytes[$0.defaultValue.range].contains(.quote) }
    if mayHaveLiteral { declaration.flags.insert(.hasLiteral) }
  }

  /// Skips `{…}`, records its range and hoists the types that are declared inside.
  mutating func parseBody(_ declaration: inout Declaration) {
    guard kind == .leftBrace else { return }
    let start = token.start
    if declaration.kind == .variable, startsObservers { declaration.flags.insert(.hasObservers) }
    if skipBody(parent: declaration.parent) { declaration.flags.insert(.hasLiteral) }
    declaration.body = range(from: start)
  }

  /// Like `skipGroup`, but parses the types that are declared inside, as siblings of the function.
  mutating func skipBody(parent: Int32) -> Bool {
    var depth = 0
    var hasLiteral = false
    repeat {
      switch kind {
      case .leftParen, .leftBrace, .leftSquare: depth += 1
      case .rightParen, .rightBrace, .rightSquare: depth -= 1
      case .string, .stringHead: hasLiteral = true
      case .struct, .enum, .class, .protocol, .typealias:
        if peekKind(1) == .identifier, self.depth < Parser.maximumDepth, !isAfterPeriod {
          parseLocalType(parent: parent)
          continue
        }
      case .endOfFile: return hasLiteral
      default: break
      }
      advance()
    } while depth > 0
    return hasLiteral
  }

  private var isAfterPeriod: Bool {
    guard position > 0 else { return false }
    let before = tokens[position - 1].kind
    return before == .period || before == .prefixPeriod
  }

  private mutating func parseLocalType(parent: Int32) {
    var head = DeclarationHead()
    head.flags.insert(.isLocal)
    depth += 1
    defer { depth -= 1 }
    switch kind {
    case .struct: parseNominal(.struct, head, parent: parent)
    case .enum: parseNominal(.enum, head, parent: parent)
    case .protocol: parseNominal(.protocol, head, parent: parent)
    case .typealias: parseTypealias(.typealias, head, parent: parent)
    default: parseNominal(.class, head, parent: parent)
    }
  }

  // MARK: Parameters

  mutating func parseParameters() -> Run {
    guard take(.leftParen) else { return .empty }
    var parameters: [Parameter] = []
    while kind != .rightParen, kind != .rightBrace, !isAtEnd {
      let start = position
      parameters.append(parseParameter())
      if !take(.comma), kind != .rightParen { skipToParameterEnd() }
      if position == start { break }
    }
    _ = take(.rightParen)
    return tree.parameters.append(run: parameters)
  }

  private mutating func skipToParameterEnd() {
    while kind != .rightParen, kind != .comma, !isAtEnd {
      switch kind {
      case .leftParen, .leftBrace, .leftSquare: skipGroup()
      case .rightBrace, .rightSquare: return
      default: advance()
      }
    }
    _ = take(.comma)
  }

  private mutating func parseParameter() -> Parameter {
    var head = DeclarationHead()
    while kind == .at { parseAttribute(&head) }
    var parameter = Parameter(label: nil, name: .underscore)
    parameter.nameStart = token.start
    if isParameterLabel {
      parameter.label = kind == .underscore ? nil : name(token)
      parameter.name = name(token)
      advance()
      if kind != .colon {
        parameter.name = name(token)
        parameter.nameStart = token.start
        parameter.hasTwoNames = true
        advance()
      }
      _ = take(.colon)
    }
    parseParameterType(&parameter)
    if let builder = head.attributes.last { parameter.builder = builder.type }
    if take(.equal) {
      parameter.defaultValue = skipInitializer().range
    }
    return parameter
  }

  private var isParameterLabel: Bool {
    peekKind(1) == .colon || (peekKind(2) == .colon && kind != .leftParen && kind != .leftSquare)
  }

  private mutating func parseParameterType(_ parameter: inout Parameter) {
    while kind == .at {
      if self.is(peek(1), "autoclosure") {
        parameter.isAutoclosure = true
      } else if self.is(peek(1), "localizationKey") {
        parameter.isLocalizationKey = true
      } else if !self.is(peek(1), "escaping") && !self.is(peek(1), "Sendable") && !self.is(peek(1), "MainActor") {
        break
      }
      advance()
      advance()
      if kind == .leftParen, !token.flags.contains(.spaceBefore), tokens[position - 1].end == token.start,
        peekKind(1) == .rightParen
      {
        break
      }
    }
    parameter.isInout = kind == .inout
    parameter.type = parseType()
    if isOperatorToken, isAt("...") {
      advance()
      parameter.isVariadic = true
    }
  }
}
