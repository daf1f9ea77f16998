import SwiftLexing
import TextBasics

// Strings with their interpolations, brackets, key paths, closures.
extension Parser {
  mutating func parseString(_ start: Mark) -> ExprID {
    let index = tree.literals.count
    tree.literals.append(
      StringLiteral(pieces: .empty, interpolations: .empty, start: token.start, end: token.end, expr: ExprID(index: 0)))
    var pieces = [token]
    var interpolations: [Interpolation] = []
    if kind == .stringHead {
      parseHoles(&pieces, &interpolations)
    } else {
      advance()
    }
    let expr = add(.string(Int32(index)), from: start)
    tree.literals[index].pieces = tree.pieces.append(run: pieces)
    tree.literals[index].interpolations = tree.interpolations.append(run: interpolations)
    tree.literals[index].end = previousEnd
    tree.literals[index].expr = expr
    return expr
  }

  private mutating func parseHoles(_ pieces: inout [Token], _ interpolations: inout [Interpolation]) {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    while kind == .stringHead || kind == .stringMiddle {
      let start = token.end
      advance()
      let arguments = parseArgumentList(until: .stringMiddle)
      skipToPiece()
      interpolations.append(Interpolation(arguments: add(arguments), start: start, end: token.start))
      guard kind == .stringMiddle || kind == .stringTail else { return }
      pieces.append(token)
    }
    if kind == .stringTail { advance() }
  }

  /// Skips the rest of an argument list, up to the next piece of this literal.
  private mutating func skipToPiece() {
    var open = 0
    while !isAtEnd {
      if kind == .stringHead { open += 1 }
      if kind == .stringMiddle, open == 0 { return }
      if kind == .stringTail {
        if open == 0 { return }
        open -= 1
      }
      advance()
    }
  }

  mutating func parseParens(_ start: Mark) -> ExprID {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    if let type = parseParenthesizedType(start) { return type }
    advance()
    let elements = parseArgumentList(until: .rightParen)
    _ = take(.rightParen)
    if elements.count == 1, elements[0].label == nil { return add(.paren(elements[0].value), from: start) }
    return add(.tuple(add(elements)), from: start)
  }

  /// Parses a function type in an expression: `(Int) -> Void`.
  private mutating func parseParenthesizedType(_ start: Mark) -> ExprID? {
    var distance = 0
    var open = 0
    repeat {
      switch peekKind(distance) {
      case .leftParen: open += 1
      case .rightParen: open -= 1
      case .identifier, .comma, .period, .colon, .leftSquare, .rightSquare, .questionPostfix: break
      default: return nil
      }
      distance += 1
    } while open > 0
    guard peekKind(distance) == .arrow else { return nil }
    return add(.type(parseType()), from: start)
  }

  mutating func parseCollection(_ start: Mark) -> ExprID {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    advance()
    if kind == .colon, peekKind(1) == .rightSquare {
      advance()
      advance()
      return add(.dictionary(.empty), from: start)
    }
    var items: [ExprID] = []
    var isDictionary = false
    while kind != .rightSquare, !isAtEnd {
      skipMarks()
      if kind == .rightSquare { break }
      let before = position
      items.append(parseExpr())
      if take(.colon) {
        isDictionary = true
        items.append(parseExpr())
      }
      skipMarks()
      if !take(.comma), kind != .rightSquare {
        if kind == .rightParen || kind == .rightBrace || kind == .stringTail || kind == .stringMiddle { break }
        if position == before { advance() }
      }
    }
    _ = take(.rightSquare)
    let run = add(items)
    return add(isDictionary ? .dictionary(run) : .array(run), from: start)
  }

  mutating func add(_ exprs: [ExprID]) -> Run { tree.exprList.append(run: exprs) }

  // MARK: Key paths

  mutating func parseKeyPath(_ start: Mark) -> ExprID {
    advance()
    var root: TypeRefID?
    if kind == .identifier || kind == .leftSquare || kind == .Self { root = parseKeyPathRoot() }
    var components: [KeyPathComponent] = []
    while let component = parseKeyPathComponent(isFirst: components.isEmpty && root == nil) {
      components.append(component)
    }
    return add(.keyPath(root: root, tree.keyPathComponents.append(run: components)), from: start)
  }

  /// Parses the root type: consecutive names that start with a capital letter. Without types, the parser cannot decide
  /// more.
  private mutating func parseKeyPathRoot() -> TypeRefID {
    if kind == .leftSquare { return parseType() }
    var type: TypeRefID
    let first = name(token)
    advance()
    type = add(.named(first, arguments: parseExprGenericArguments()))
    while kind == .period, peekKind(1) == .identifier, startsUppercase(peek(1)) {
      advance()
      let member = name(token)
      advance()
      type = add(.member(type, member, arguments: .empty))
    }
    return type
  }

  private func startsUppercase(_ token: Token) -> Bool { source.bytes[Int(token.start)].isUppercaseLetter }

  private mutating func parseKeyPathComponent(isFirst: Bool) -> KeyPathComponent? {
    switch kind {
    case .period, .prefixPeriod:
      guard isFirst || !token.flags.contains(.newlineBefore) else { return nil }
      advance()
      if kind == .self {
        advance()
        return .identity
      }
      if kind == .leftSquare || kind == .questionPostfix || kind == .exclaimPostfix {
        return parseKeyPathComponent(isFirst: false)
      }
      let member = name(token)
      if kind == .identifier || kind == .integerLiteral || kind == .dollarIdentifier { advance() }
      return .member(member)
    case .leftSquare:
      guard !token.flags.contains(.spaceBefore) else { return nil }
      skipGroup()
      return .subscript
    case .questionPostfix:
      advance()
      return .optionalChain
    case .exclaimPostfix:
      advance()
      return .forceUnwrap
    default: return nil
    }
  }
}
