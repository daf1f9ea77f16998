import SwiftLexing

/// Reads values in a manifest from its tokens. Anything other than a literal, call or name is a computed value.
struct ManifestReader {
  private let source: SourceText
  private let tokens: ContiguousArray<Token>
  private var position = 0
  private(set) var constants = ManifestConstants()

  private static let maximumDepth = 64
  private static let maximumLength = 1 << 14
  /// The maximum number of elements and bytes in all sums together.
  private static let maximumSums = 1 << 20
  private var sums = 0

  init(_ source: SourceText) {
    self.source = source
    tokens = Lexer.tokenize(source)
  }

  /// Returns the first call of a name that is not part of a longer name, and reads the constants before and after it.
  mutating func call(of name: String) -> ManifestValue? {
    var found: ManifestValue?
    var depth = 0
    while position < tokens.count {
      switch kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .let where depth == 0:
        if let value = constant(), found == nil, value.name == name { found = value }
        continue
      case .identifier where found == nil && text == name && kind(after: 1) == .leftParen:
        found = value(0)
        continue
      default: break
      }
      position += 1
    }
    return found
  }

  private var kind: TokenKind { kind(after: 0) }
  private var text: String { position < tokens.count ? source.text(tokens[position]) : "" }
  private var offset: Int { position < tokens.count ? Int(tokens[position].range.lowerBound) : source.bytes.count }

  private func kind(after count: Int) -> TokenKind {
    position + count < tokens.count ? tokens[position + count].kind : .endOfFile
  }

  /// `let name: Type = value`
  private mutating func constant() -> ManifestValue? {
    position += 1
    guard kind == .identifier else { return nil }
    let name = text
    position += 1
    while kind != .equal {
      switch kind {
      case .colon, .identifier, .period, .leftSquare, .rightSquare, .questionPostfix: position += 1
      default: return nil
      }
    }
    position += 1
    let value = value(0)
    constants.add(name, value)
    return value
  }

  /// Reads a value, with all its operators and methods.
  private mutating func value(_ depth: Int) -> ManifestValue {
    let start = offset
    guard depth < Self.maximumDepth else { return computed(from: start) }
    var value = methods(of: primary(depth), depth)
    while kind == .infixOperator, text == "+" {
      position += 1
      let next = methods(of: primary(depth), depth)
      value = sum(constants.resolved(value), constants.resolved(next), start)
    }
    return isAtEnd ? value : computed(from: start)
  }

  /// Reads the methods that are called on a value.
  private mutating func methods(of value: ManifestValue, _ depth: Int) -> ManifestValue {
    var value = value
    var count = 0
    while kind == .period || kind == .prefixPeriod, kind(after: 1) == .identifier, kind(after: 2) == .leftParen,
      count < Self.maximumDepth
    {
      count += 1
      position += 1
      let name = text
      position += 1
      value = ManifestValue(kind: .method(name, of: value, arguments(depth)), offset: value.offset)
    }
    return value
  }

  /// Whether the expression ends here: before a separator or a bracket, or in a new line that does not continue it.
  private var isAtEnd: Bool {
    switch kind {
    case .comma, .rightParen, .rightSquare, .rightBrace, .colon, .semicolon, .endOfFile: true
    case .period, .prefixPeriod, .infixOperator, .questionInfix, .leftParen, .leftSquare, .leftBrace, .exclaimPostfix,
      .questionPostfix, .postfixOperator, .as, .is:
      false
    default: true
    }
  }

  private mutating func sum(_ a: ManifestValue, _ b: ManifestValue, _ start: Int) -> ManifestValue {
    let isWhole = addSum(a, b)
    let kind: ManifestValue.Kind =
      switch (a.kind, b.kind) {
      case (.list(let a), .list(let b)) where isWhole: .list(a + b)
      case (.text(let a), .text(let b)) where isWhole: .text(a + b)
      case (.list(let a), _) where isWhole: .list(a + [b])
      default: .computed
      }
    return ManifestValue(kind: kind, offset: start)
  }

  /// Counts the size of a sum, because sums of sums may double with every line.
  /// - Returns: whether the size is within the limit.
  private mutating func addSum(_ a: ManifestValue, _ b: ManifestValue) -> Bool {
    let (size, limit): (Int, Int) =
      switch (a.kind, b.kind) {
      case (.list(let a), .list(let b)): (a.count + b.count, ManifestConstants.maximumElements)
      case (.text(let a), .text(let b)): (a.utf8.count + b.utf8.count, Self.maximumLength)
      case (.list(let a), _): (a.count + 1, ManifestConstants.maximumElements)
      default: (0, 0)
      }
    guard size < limit, sums + size <= Self.maximumSums else { return false }
    sums += size
    return true
  }

  /// Skips the rest of an expression.
  private mutating func computed(from start: Int) -> ManifestValue {
    var open = 0
    let first = position
    while kind != .endOfFile {
      switch kind {
      case .leftParen, .leftSquare, .leftBrace: open += 1
      case .rightParen, .rightSquare, .rightBrace:
        if open == 0 { return ManifestValue(kind: .computed, offset: start) }
        open -= 1
      case .comma where open == 0: return ManifestValue(kind: .computed, offset: start)
      case .let where open == 0 && position > first, .var where open == 0 && position > first,
        .func where open == 0 && position > first:
        return ManifestValue(kind: .computed, offset: start)
      default: break
      }
      position += 1
    }
    return ManifestValue(kind: .computed, offset: start)
  }

  private mutating func primary(_ depth: Int) -> ManifestValue {
    let start = offset
    switch kind {
    case .string, .stringHead: return literal(start)
    case .leftSquare: return brackets(depth, start)
    case .nil, .true, .false, .integerLiteral, .floatLiteral:
      defer { position += 1 }
      return ManifestValue(kind: .name(text), offset: start)
    case .identifier, .prefixPeriod, .period: return named(depth, start)
    default:
      position += kind == .endOfFile ? 0 : 1
      return ManifestValue(kind: .computed, offset: start)
    }
  }

  /// Reads `name`, `.name` or `Type.name`, each with or without arguments. Only the last name is kept.
  private mutating func named(_ depth: Int, _ start: Int) -> ManifestValue {
    var name = ""
    while true {
      if kind == .period || kind == .prefixPeriod && name.isEmpty { position += 1 }
      guard kind == .identifier || kind.isKeyword else { return ManifestValue(kind: .computed, offset: start) }
      name = text
      position += 1
      if kind != .period { break }
    }
    guard kind == .leftParen else { return ManifestValue(kind: .name(name), offset: start) }
    return ManifestValue(kind: .call(name, arguments(depth)), offset: start)
  }

  private mutating func arguments(_ depth: Int) -> [(label: String?, value: ManifestValue)] {
    position += 1
    var arguments: [(label: String?, value: ManifestValue)] = []
    while kind != .rightParen, kind != .endOfFile {
      var label: String?
      if kind == .identifier || kind.isKeyword, kind(after: 1) == .colon {
        label = text
        position += 2
      }
      arguments.append((label, value(depth + 1)))
      if kind == .comma { position += 1 } else if kind != .rightParen { _ = computed(from: offset) }
      if kind == .rightSquare || kind == .rightBrace { break }
    }
    if kind == .rightParen { position += 1 }
    return arguments
  }

  /// Reads a list or a dictionary.
  private mutating func brackets(_ depth: Int, _ start: Int) -> ManifestValue {
    position += 1
    var values: [ManifestValue] = []
    var isDictionary = false
    while kind != .rightSquare, kind != .endOfFile {
      if kind == .colon {
        isDictionary = true
        position += 1
        continue
      }
      values.append(value(depth + 1))
      if kind == .comma { position += 1 } else if kind != .rightSquare, kind != .colon { _ = computed(from: offset) }
      if kind == .rightParen || kind == .rightBrace { break }
    }
    if kind == .rightSquare { position += 1 }
    return ManifestValue(kind: isDictionary ? .dictionary(values) : .list(values), offset: start)
  }

  /// Reads a string literal; interpolated constants are replaced by their texts.
  private mutating func literal(_ start: Int) -> ManifestValue {
    var pieces = [tokens[position]]
    var names: [String?] = []
    var isOpen = kind == .stringHead
    position += 1
    while isOpen, kind != .endOfFile {
      let isName = kind == .identifier && (kind(after: 1) == .stringMiddle || kind(after: 1) == .stringTail)
      names.append(isName ? constants.text(ManifestValue(kind: .name(text), offset: offset)) : nil)
      var nested = 0
      while kind != .endOfFile, nested > 0 || kind != .stringMiddle && kind != .stringTail {
        if kind == .stringHead { nested += 1 } else if kind == .stringTail { nested -= 1 }
        position += 1
      }
      guard kind != .endOfFile else { break }
      pieces.append(tokens[position])
      isOpen = kind == .stringMiddle
      position += 1
    }
    guard let texts = StringLiteralDecoder.decode(pieces, in: source), texts.count == names.count + 1 else {
      return ManifestValue(kind: .computed, offset: start)
    }
    var whole = texts[0]
    for (name, text) in zip(names, texts.dropFirst()) {
      guard let name else { return ManifestValue(kind: .computed, offset: start) }
      whole += name + text
    }
    return ManifestValue(kind: whole.utf8.count < Self.maximumLength ? .text(whole) : .computed, offset: start)
  }
}
