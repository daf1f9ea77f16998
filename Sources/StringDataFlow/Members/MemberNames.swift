import SwiftLexing
import SwiftParsing

/// The static members of one generated source.
struct GeneratedMembers: Sendable {
  let outline: FileOutline
  let modules: Set<Int>
  /// The static members by their positions in the outline.
  private let positions: [Int]
  let names: Set<Name>

  init(_ source: GeneratedSource) {
    let outline = FileOutline(source.text)
    self.outline = outline
    modules = Set(source.modules)
    positions = outline.tree.declarations.indices.filter {
      let declaration = outline.tree.declarations[$0]
      return declaration.flags.contains(.isStatic) && [.variable, .function].contains(declaration.kind)
    }
    names = Set(positions.map { outline.tree.declarations[$0].name })
  }

  /// Returns the number of a static member, or `nil` for other declarations.
  func number(ofDeclaration position: Int) -> Int? { positions.firstIndex(of: position) }

  /// Returns the number of the static member with the name and the labels of another declaration.
  func number(like declaration: Declaration, labels: [Name?]) -> Int? {
    positions.firstIndex { position in
      let own = outline.tree.declarations[position]
      return own.name == declaration.name && own.kind == declaration.kind
        && labels == self.labels(ofDeclaration: position)
    }
  }

  /// Returns the numbers of all static members with a name.
  ///
  /// - Parameter kind: the kind of the members, or `nil` for all.
  func numbers(named name: Name, kind: DeclarationKind?) -> [Int] {
    positions.indices.filter { number in
      let declaration = outline.tree.declarations[positions[number]]
      return declaration.name == name && (kind ?? declaration.kind) == declaration.kind
    }
  }

  func labels(ofDeclaration position: Int) -> [Name?] {
    outline.tree.parameters[outline.tree.declarations[position].parameters.indices].map(\.label)
  }
}

/// The names in a source that may be members of generated sources, found by its tokens.
struct MemberNames {
  struct Place {
    let name: Name
    let range: Range<Int>
    /// Whether a generated source declares the name. Otherwise, no source does.
    let isGenerated: Bool
    /// The kind of the members that the name can mean: a variable is not called, and a function always is. `nil` if the
    /// spaces between the name and a parenthesis make this uncertain.
    let kind: DeclarationKind?
  }

  private(set) var places: [Place] = []

  /// - Parameters:
  ///   - names: the names that generated sources declare.
  ///   - findsMissing: whether to find names that no declaration has.
  ///   - isDeclared: returns whether the project or the SDK declares a member with a name.
  init(in source: SourceText, _ names: Set<Name>, findsMissing: Bool, isDeclared: (Name) -> Bool) {
    let tokens = Lexer.tokenize(source)
    let isInType = Self.extendsResource(tokens, source)
    let patterns = Self.casePatterns(tokens)
    for (position, token) in tokens.enumerated() where position > 0 && token.kind.isWord {
      let before = tokens[position - 1].kind
      let isMember = before == .period || before == .prefixPeriod
      guard isMember || isInType, !Self.isInKeyPath(position, tokens) else { continue }
      let name = Name(token, in: source)
      let kind = Self.kind(of: token, before: tokens[min(position + 1, tokens.count - 1)])
      if patterns.contains(position), isDeclared(name) { continue }
      if names.contains(name) {
        places.append(Place(name: name, range: token.range, isGenerated: true, kind: kind))
      } else if before == .prefixPeriod, token.kind == .identifier, findsMissing, !isDeclared(name) {
        places.append(Place(name: name, range: token.range, isGenerated: false, kind: kind))
      }
    }
  }

  private static func kind(of name: Token, before next: Token) -> DeclarationKind? {
    if next.kind != .leftParen { return .variable }
    return next.range.lowerBound == name.range.upperBound ? .function : nil
  }

  /// Returns the positions of names such as `.open` in `case .open, .closed:`, which are enum cases if the code
  /// declares such cases.
  private static func casePatterns(_ tokens: ContiguousArray<Token>) -> Set<Int> {
    var found: Set<Int> = []
    let ends: Set<TokenKind> = [.colon, .equal, .where, .in, .leftBrace, .rightBrace, .semicolon, .case]
    for start in tokens.indices where tokens[start].kind == .case {
      var (position, depth, begins) = (start + 1, 0, true)
      while position < tokens.count - 1 {
        let kind = tokens[position].kind
        if depth == 0, ends.contains(kind) { break }
        if begins, kind == .prefixPeriod { found.insert(position + 1) }
        switch kind {
        case .leftParen, .leftSquare: depth += 1
        case .rightParen, .rightSquare: depth -= 1
        default: break
        }
        // `case let .open(tide)` and `case (.open, _)` begin patterns, too.
        begins = kind == .comma || kind == .leftParen || kind == .let || kind == .var
        if depth < 0 { break }
        position += 1
      }
    }
    return found
  }

  /// Returns whether a name is a component of a key path, which has no static members.
  private static func isInKeyPath(_ position: Int, _ tokens: ContiguousArray<Token>) -> Bool {
    var position = position
    while position > 1, tokens[position - 1].kind == .period || tokens[position - 1].kind == .prefixPeriod {
      if tokens[position - 2].kind == .backslash { return true }
      position -= 2
      while tokens[position].kind == .rightSquare, let start = subscriptStart(position, tokens) { position = start - 1 }
      // `\.[0].name` has a period before the subscript.
      if tokens[position].kind == .period || tokens[position].kind == .prefixPeriod {
        return position > 0 && tokens[position - 1].kind == .backslash
      }
      guard position > 0, tokens[position].kind == .identifier else { return false }
    }
    return position > 0 && tokens[position - 1].kind == .backslash
  }

  /// Returns the position of the bracket that begins a subscript, if there is a token before it.
  private static func subscriptStart(_ end: Int, _ tokens: ContiguousArray<Token>) -> Int? {
    var depth = 0
    for position in stride(from: end, to: 0, by: -1) {
      if tokens[position].kind == .rightSquare { depth += 1 }
      if tokens[position].kind == .leftSquare { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  /// Returns whether a file extends the type of the members, so that its code may name them without a type.
  private static func extendsResource(_ tokens: ContiguousArray<Token>, _ source: SourceText) -> Bool {
    let type = Name("LocalizedStringResource")
    return tokens.indices.dropLast().contains { position in
      tokens[position].kind == .extension && Name(tokens[position + 1], in: source) == type
    }
  }
}

extension TokenKind {
  /// Whether a token of this kind is a name after a period: keywords are names there.
  fileprivate var isWord: Bool { self == .identifier || rawValue > TokenKind.underscore.rawValue }
}
