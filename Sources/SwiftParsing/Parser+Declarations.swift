import SwiftLexing
import TextBasics

/// The attributes and modifiers before a declaration.
struct DeclarationHead {
  var flags: DeclarationFlags = []
  var attributes: [Attribute] = []
  /// Whether `@_exported` precedes an import.
  var isExported = false
}

extension Parser {
  /// Parses the declarations of a whole file; code at file level becomes one `.code` declaration.
  public mutating func parseFile() {
    while !isAtEnd {
      let start = position
      if take(.semicolon) { continue }
      if !parseDeclaration(parent: -1) { parseFileLevelCode() }
      if position == start { advance() }
    }
  }

  /// Parses members up to the closing brace.
  mutating func parseMembers(parent: Int32) {
    guard kind == .leftBrace else { return }
    guard depth + 1 < Parser.maximumDepth else { return passOver() }
    advance()
    depth += 1
    defer { depth -= 1 }
    while kind != .rightBrace, !isAtEnd {
      let start = position
      if !parseDeclaration(parent: parent) { skipStrayToken() }
      if position == start { advance() }
    }
    _ = take(.rightBrace)
  }

  private mutating func skipStrayToken() {
    switch kind {
    case .leftParen, .leftBrace, .leftSquare: skipGroup()
    case .rightBrace, .endOfFile: break
    default: advance()
    }
  }

  /// Parses the declaration at the current token, if there is one.
  mutating func parseDeclaration(parent: Int32) -> Bool {
    skipMarks()
    let (start, first, begin) = (position, tree.declarations.count, token.start)
    guard depth < Parser.maximumDepth else { return false }
    let head = parseHead()
    if parseDeclaration(head, parent: parent) {
      note(range(from: begin), from: first, parent: parent)
      return true
    }
    position = start
    return false
  }

  /// Sets the range of a statement on its declarations, but not on their members.
  private mutating func note(_ range: ByteRange, from first: Int, parent: Int32) {
    for position in first..<tree.declarations.count where tree.declarations[position].parent == parent {
      tree.declarations[position].range = range
    }
  }

  private mutating func parseDeclaration(_ head: DeclarationHead, parent: Int32) -> Bool {
    switch kind {
    case .struct: parseNominal(.struct, head, parent: parent)
    case .class: parseNominal(.class, head, parent: parent)
    case .enum: parseNominal(.enum, head, parent: parent)
    case .protocol: parseNominal(.protocol, head, parent: parent)
    case .extension: parseExtension(head, parent: parent)
    case .func: parseFunction(head, parent: parent)
    case .`init` where parent >= 0: parseInitializer(head, parent: parent)
    case .subscript where parent >= 0: parseSubscript(head, parent: parent)
    case .deinit: parseDeinitializer(parent: parent)
    case .var, .let: parseVariables(head, parent: parent)
    case .case where parent >= 0: parseEnumCases(head, parent: parent)
    case .typealias: parseTypealias(.typealias, head, parent: parent)
    case .associatedtype: parseTypealias(.associatedtype, head, parent: parent)
    case .import: parseImport(isExported: head.isExported)
    case .operator: parseOperator(head)
    case .precedencegroup: parsePrecedenceGroup()
    case .identifier where isAt("actor") && peekKind(1) == .identifier: parseNominal(.actor, head, parent: parent)
    case .identifier where isAt("macro") && peekKind(1) == .identifier:
      var head = head
      head.flags.insert(.isMacro)
      parseFunction(head, parent: parent)
    case .poundName: return parseMacroExpansion(head, parent: parent)
    default: return false
    }
    return true
  }

  // MARK: Attributes and modifiers

  mutating func parseHead() -> DeclarationHead {
    var head = DeclarationHead()
    while true {
      skipMarks()
      switch kind {
      case .at: parseAttribute(&head)
      case .internal: parseAccess()
      case .public:
        if peekKind(1) != .leftParen { head.flags.insert(.isPublic) }
        parseAccess()
      case .private, .fileprivate:
        if peekKind(1) != .leftParen { head.flags.insert(.isPrivate) }
        parseAccess()
      case .static:
        head.flags.insert(.isStatic)
        advance()
      case .class where isModifierClass:
        head.flags.insert(.isStatic)
        advance()
      case .identifier:
        guard parseContextualModifier(&head) else { return head }
      default: return head
      }
    }
  }

  private mutating func parseAccess() {
    advance()
    if kind == .leftParen { skipGroup() }
  }

  /// Whether `class` is a modifier, as in `class func` or `class var`.
  private var isModifierClass: Bool {
    switch peekKind(1) {
    case .func, .var, .let, .subscript, .private, .public, .internal, .fileprivate: true
    case .identifier: self.is(peek(1), "override") || self.is(peek(1), "final")
    default: false
    }
  }

  private mutating func parseContextualModifier(_ head: inout DeclarationHead) -> Bool {
    guard startsDeclarationOrModifier(peek(1)) || peekKind(1) == .leftParen else { return false }
    if isAt("override") {
      head.flags.insert(.isOverride)
    } else if isAt("indirect") {
      head.flags.insert(.isIndirect)
    } else if isAt("lazy") {
      head.flags.insert(.isLazy)
    } else if isAt("open") {
      if peekKind(1) != .leftParen { head.flags.insert(.isPublic) }
    } else if isAt("prefix") {
      head.flags.insert(.isPrefixOperator)
    } else if isAt("postfix") {
      head.flags.insert(.isPostfixOperator)
    } else if !isOtherModifier {
      return false
    }
    advance()
    if kind == .leftParen { skipGroup() }
    return true
  }

  private var isOtherModifier: Bool {
    let words: [StaticString] = [
      "final", "mutating", "nonmutating", "nonisolated", "convenience", "required", "weak", "unowned",
      "dynamic",
      "optional", "infix", "isolated", "distributed", "async", "package", "borrowing", "consuming", "__consuming",
    ]
    return words.contains { isAt($0) }
  }

  private func startsDeclarationOrModifier(_ token: Token) -> Bool {
    switch token.kind {
    case .struct, .class, .enum, .protocol, .extension, .func, .`init`, .subscript, .deinit, .var, .let, .case,
      .typealias,
      .associatedtype, .import, .operator, .precedencegroup, .static, .public, .private, .fileprivate, .internal, .at,
      .identifier, .poundIf, .poundEndif:
      true
    default: false
    }
  }

  mutating func parseAttribute(_ head: inout DeclarationHead) {
    advance()
    let nameToken = token
    let type = parseAttributeType()
    let first = source.bytes[nameToken.range].first ?? 0
    var attribute = Attribute(
      type: type, name: name(nameToken), arguments: .none, hasLiteral: false,
      isCapitalized: first.isUppercaseLetter)
    let argumentStart = token.start
    if kind == .leftParen, !token.flags.contains(.spaceBefore) {
      attribute.hasLiteral = skipGroup()
      attribute.arguments = range(from: argumentStart)
    }
    apply(nameToken, attribute, to: &head)
  }

  private mutating func parseAttributeType() -> TypeRefID {
    guard kind == .identifier else {
      advance()
      return TypeRefID(index: 0)
    }
    var type: TypeRefID
    let first = name(token)
    advance()
    type = add(.named(first, arguments: parseGenericArguments()))
    while kind == .period, peekKind(1) == .identifier {
      advance()
      let member = name(token)
      advance()
      type = add(.member(type, member, arguments: parseGenericArguments()))
    }
    return type
  }

  private func apply(_ token: Token, _ attribute: Attribute, to head: inout DeclarationHead) {
    if self.is(token, "_disfavoredOverload") {
      head.flags.insert(.isDisfavored)
    } else if self.is(token, "propertyWrapper") {
      head.flags.insert(.isPropertyWrapper)
    } else if self.is(token, "resultBuilder") {
      head.flags.insert(.isResultBuilder)
    } else if self.is(token, "dynamicMemberLookup") {
      head.flags.insert(.isDynamicMemberLookup)
    } else if self.is(token, "localizing") {
      head.flags.insert(.isLocalizing)
    } else if self.is(token, "localizable") {
      head.flags.insert(.isLocalizable)
      let argument = source.text(attribute.arguments.range)
      if argument == "(summary)" { head.flags.insert(.isSummary) }
      if argument == "(phrase)" { head.flags.insert(.isPhrase) }
    } else if self.is(token, "_exported") {
      head.isExported = true
    } else if !starts(token, with: "_"), !isPlainAttribute(token) {
      head.attributes.append(attribute)
    }
  }

  /// Returns whether an attribute of the language is irrelevant to types.
  private func isPlainAttribute(_ token: Token) -> Bool {
    let words: [StaticString] = [
      "discardableResult", "objc", "escaping", "MainActor", "inlinable", "usableFromInline", "Sendable",
      "IBOutlet", "IBAction", "IBInspectable", "NSManaged", "testable", "main", "frozen", "preconcurrency",
      "objcMembers", "available",
      "autoclosure", "convention", "unknown", "nonobjc", "GKInspectable", "NSCopying", "warn_unqualified_access",
    ]
    return words.contains { self.is(token, $0) }
  }

  // MARK: Adding

  mutating func add(_ attributes: [Attribute]) -> Run { tree.attributes.append(run: attributes) }

  func declaration(_ kind: DeclarationKind, _ head: DeclarationHead, named token: Token, parent: Int32) -> Declaration {
    var declaration = Declaration(
      name: name(token), nameRange: ByteRange(start: token.start, end: token.end), flags: head.flags, parent: parent,
      kind: kind)
    if head.attributes.contains(where: \.hasLiteral) { declaration.flags.insert(.hasLiteral) }
    if parent >= 0, tree.declarations[Int(parent)].kind == .protocol { declaration.flags.insert(.isRequirement) }
    return declaration
  }

  @discardableResult
  mutating func add(_ declaration: Declaration, attributes: [Attribute]) -> Int32 {
    var declaration = declaration
    declaration.attributes = add(attributes)
    tree.declarations.append(declaration)
    return Int32(tree.declarations.count - 1)
  }
}
