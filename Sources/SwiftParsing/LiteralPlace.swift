import SwiftLexing
import TextBasics

/// The syntactic position of a string literal, derived from the surrounding tokens. For most literals this is enough to
/// know, before parsing, that they cannot be keys.
public struct LiteralPlace: Sendable {
  /// The offset of the literal's first byte.
  public var start: UInt32
  /// Whether the callee is a member (`value.name("…")`, `.name("…")`).
  public var isMember = false
  /// The name before the parenthesis if the literal is a whole argument. Otherwise, `_`.
  public var callee = Name.underscore
  /// The argument's label, or `_` for none.
  public var label = Name.underscore

  public var isArgument: Bool { callee != .underscore }
}

/// The positions of all string literals of a file, in order, and what its code declares under the names in them.
public struct LiteralPlaces: Sendable {
  public private(set) var places: ContiguousArray<LiteralPlace> = []
  /// The positions of arguments that are names instead of literals, in order.
  public private(set) var values: ContiguousArray<ValuePlace> = []
  /// The callees of literals that the code itself may declare, after `let`, `var` or `func` or as parameters. They
  /// cannot be looked up in the index.
  public private(set) var declaredCallees: Set<Name> = []
  /// The starts of literals that are initial values of names that the file makes keys from:
  /// `LocalizedStringKey(title)`.
  var keyConstants: Set<UInt32> = []

  init() {}

  /// Returns the positions of the literals that begin in a range of bytes.
  public func within(_ range: Range<Int>) -> ArraySlice<LiteralPlace> {
    ArraySlice(places[first(from: range.lowerBound)..<first(from: range.upperBound)])
  }

  /// The position of the literal that begins at an offset.
  public subscript(start: UInt32) -> LiteralPlace? {
    let position = first(from: Int(start))
    return position < places.count && places[position].start == start ? places[position] : nil
  }

  /// Returns whether the literal that begins at an offset is the initial value of a name that becomes a key at run
  /// time.
  public func isKeyConstant(_ start: UInt32) -> Bool { keyConstants.contains(start) }

  private func first(from offset: Int) -> Int { places.firstIndex(sortedSo: { Int($0.start) >= offset }) }
}

extension LiteralPlaces {
  /// An open bracket, or an open literal with interpolations.
  private enum Frame {
    /// The position of the callee's name.
    case call(Int)
    case other
    /// The number of the literal, and whether it is a complete argument.
    case literal(Int, startsArgument: Bool)
  }

  /// - Parameter tree: the outline of the file, with the names of its functions' parameters and generic parameters.
  init(_ tokens: ContiguousArray<Token>, in source: SourceText, _ tree: SyntaxTree) {
    var declared = Set(tree.parameters.map(\.name) + tree.generics.map(\.name))
    places.reserveCapacity(tokens.count { $0.kind == .string || $0.kind == .stringHead })
    var frames: [Frame] = []
    var keyed: Set<Name> = []
    for position in tokens.indices {
      switch tokens[position].kind {
      case .leftParen:
        frames.append(LiteralPlaces.call(at: position, tokens))
        LiteralPlaces.addAccessorParameter(behind: position, tokens, source, to: &declared)
        addValue(behind: position, frames, tokens, source)
        if let name = LiteralPlaces.nameMadeKey(at: position, tokens, source) { keyed.insert(name) }
      case .comma:
        addValue(behind: position, frames, tokens, source)
        if case .call? = frames.last { break }
        LiteralPlaces.addFurther(behind: position, tokens, source, to: &declared)
      case .leftSquare, .leftBrace: frames.append(.other)
      case .rightParen, .rightSquare, .rightBrace: LiteralPlaces.close(&frames)
      case .string: add(position, frames, tokens, source, endsAt: position)
      case .stringHead:
        add(position, frames, tokens, source, endsAt: nil)
        frames.append(.literal(places.count - 1, startsArgument: places[places.count - 1].isArgument))
      case .stringTail: end(position, &frames, tokens)
      case .let, .var, .func: LiteralPlaces.addNames(behind: position, tokens, source, to: &declared)
      case .in: LiteralPlaces.addParameters(before: position, tokens, source, to: &declared)
      default: break
      }
    }
    values = values.cut
    declaredCallees = Set(places.lazy.map(\.callee).filter(declared.contains))
    if !keyed.isEmpty { keyConstants = LiteralPlaces.initialValues(of: keyed, tokens, source) }
  }

  /// Closes the innermost bracket. A bracket inside a literal never closes that literal.
  private static func close(_ frames: inout [Frame]) {
    guard let last = frames.last else { return }
    if case .literal = last { return }
    frames.removeLast()
  }

  private static func call(at position: Int, _ tokens: ContiguousArray<Token>) -> Frame {
    guard position > 0, !tokens[position].flags.contains(.newlineBefore), tokens[position - 1].kind == .identifier
    else { return .other }
    let before = position > 1 ? tokens[position - 2].kind : .semicolon
    if before == .func { return .other }
    return .call(position - 1)
  }

  private mutating func add(
    _ position: Int, _ frames: [Frame], _ tokens: ContiguousArray<Token>, _ source: SourceText, endsAt end: Int?
  ) {
    var place = LiteralPlace(start: tokens[position].start)
    if case .call(let callee)? = frames.last, position >= 2 {
      let isLabelled = tokens[position - 1].kind == .colon
      let opener = isLabelled ? position - 3 : position - 1
      if opener >= 0, tokens[opener].kind == .leftParen || tokens[opener].kind == .comma {
        place.callee = Name(tokens[callee], in: source)
        let before = callee > 0 ? tokens[callee - 1].kind : .semicolon
        place.isMember = before == .period || before == .prefixPeriod
        if isLabelled { place.label = Name(tokens[position - 2], in: source) }
      }
    }
    if let end, !LiteralPlaces.endsArgument(end, tokens) { place.callee = .underscore }
    places.append(place)
  }

  /// Records the argument that begins after a parenthesis or comma.
  private mutating func addValue(
    behind position: Int, _ frames: [Frame], _ tokens: ContiguousArray<Token>, _ source: SourceText
  ) {
    guard case .call(let callee)? = frames.last,
      let place = ValuePlace(behind: position, callee: callee, tokens, source)
    else { return }
    values.append(place)
  }

  private static func endsArgument(_ end: Int, _ tokens: ContiguousArray<Token>) -> Bool {
    guard end + 1 < tokens.count else { return false }
    return tokens[end + 1].kind == .comma || tokens[end + 1].kind == .rightParen
  }

  private mutating func end(_ position: Int, _ frames: inout [Frame], _ tokens: ContiguousArray<Token>) {
    while let frame = frames.popLast() {
      guard case .literal(let number, let startsArgument) = frame else { continue }
      if startsArgument, !LiteralPlaces.endsArgument(position, tokens) { places[number].callee = .underscore }
      return
    }
  }

  // MARK: Names that code declares

  /// Records all names of a pattern, possibly one too many: `let name`, `let (a, b)`, `case let .some(name)`, `case let
  /// .run(action: name)`. For a function, records its name and its parameters.
  private static func addNames(
    behind position: Int, _ tokens: ContiguousArray<Token>, _ source: SourceText, to declared: inout Set<Name>
  ) {
    let isFunction = tokens[position].kind == .func
    var (next, depth) = (position + 1, 0)
    while next < tokens.count, next < position + (isFunction ? 64 : 24) {
      switch tokens[next].kind {
      case .identifier where !isFunction || depth == 0 || isBeforeColon(next, tokens):
        declared.insert(Name(tokens[next], in: source))
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .colon where depth > 0: break
      case .comma, .underscore, .period, .prefixPeriod: break
      default: if !isFunction || depth == 0 { return }
      }
      if isFunction, depth == 0, tokens[next].kind == .rightParen { return }
      next += 1
    }
  }

  /// Records the next name of `let a = 1, name: T = …`, possibly one too many. In a call it would be a label.
  private static func addFurther(
    behind position: Int, _ tokens: ContiguousArray<Token>, _ source: SourceText, to declared: inout Set<Name>
  ) {
    guard position + 2 < tokens.count, tokens[position + 1].kind == .identifier,
      tokens[position + 2].kind == .colon || tokens[position + 2].kind == .equal
    else { return }
    declared.insert(Name(tokens[position + 1], in: source))
  }

  /// Records the parameter of `set(name) {` and of observers.
  private static func addAccessorParameter(
    behind position: Int, _ tokens: ContiguousArray<Token>, _ source: SourceText, to declared: inout Set<Name>
  ) {
    guard position > 0, position + 3 < tokens.count, tokens[position + 1].kind == .identifier,
      tokens[position + 2].kind == .rightParen, tokens[position + 3].kind == .leftBrace,
      accessors.contains(Name(tokens[position - 1], in: source))
    else { return }
    declared.insert(Name(tokens[position + 1], in: source))
  }

  private static let accessors: Set<Name> = [Name("set"), Name("willSet"), Name("didSet")]

  private static func isBeforeColon(_ position: Int, _ tokens: ContiguousArray<Token>) -> Bool {
    position + 1 < tokens.count && tokens[position + 1].kind == .colon
  }

  /// Records all names from `in` back to the brace or `for`: `{ a, b in`, `{ (a: Int) -> Bool in`, `for (a, b) in`.
  private static func addParameters(
    before position: Int, _ tokens: ContiguousArray<Token>, _ source: SourceText, to declared: inout Set<Name>
  ) {
    guard position > 0 else { return }
    var next = position - 1
    while next > max(0, position - 64), tokens[next].kind != .leftBrace, !isLoop(next, tokens) { next -= 1 }
    // In a closure, only types follow a colon. In a loop's pattern, names may follow it, too.
    let isClosure = tokens[next].kind == .leftBrace
    for name in next..<position where tokens[name].kind == .identifier {
      if isClosure, name > 0, tokens[name - 1].kind == .colon || tokens[name - 1].kind == .arrow { continue }
      declared.insert(Name(tokens[name], in: source))
    }
  }

  /// Returns whether a token is the beginning of a loop, and not the label of an argument.
  private static func isLoop(_ position: Int, _ tokens: ContiguousArray<Token>) -> Bool {
    tokens[position].kind == .for && !isBeforeColon(position, tokens)
  }
}
