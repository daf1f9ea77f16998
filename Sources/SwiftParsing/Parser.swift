import SwiftLexing

/// Parses tokens into a syntax tree: the declarations of a file without bodies, or the code of a single body. Never
/// throws: code that cannot be parsed is skipped, and every loop makes progress.
///
/// It is not copyable: unoptimized builds would copy its many lists for each call.
public struct Parser: ~Copyable {
  public let source: SourceText
  public internal(set) var tree: SyntaxTree
  let room: TreeStorage
  /// The byte ranges that only debug builds compile, in order.
  public let debugRanges: [Range<Int>]
  /// The byte ranges that only release builds compile, in order.
  let releaseRanges: [Range<Int>]
  /// The offsets where the set of builds that compile the code changes.
  let buildChanges: [ConditionalCompilation.BuildChange]
  /// The first position where the file is incomplete Swift; always `nil` for a part of a file.
  let sourceBreak: SourceBreak?
  /// The modules that the file imports.
  var imports: [Name] = []
  /// The modules that the file imports with `@_exported`.
  var exports: [Name] = []
  let operators: OperatorTable
  /// The functions that never return, including local ones that were parsed so far.
  var stops: StoppingFunctions
  var tokens: ContiguousArray<Token>
  var position = 0
  /// The number of consumed tokens, including second attempts.
  private(set) var steps = 0
  /// Whether `{` after a call starts a trailing closure. It does not in conditions.
  var allowsTrailingClosure = true
  /// The highest `$n` seen in the innermost closure, plus one.
  var shorthandCount: Int32 = 0
  /// The nesting depth of expressions, types and blocks.
  var depth = 0
  var lastTypeIsImplicitlyUnwrapped = false
  /// The start of the current code that the compiler removes because it never runs.
  var removedFrom: UInt32?
  /// The local constants in scope that are `true` or `false`.
  var constants: [Name: Bool] = [:]
  /// The number of `#if` inside the current chain of members without their `#endif` yet.
  var openMarks = 0
  /// The end of the last list after a `<` that was nested too deep for types and turned out to be a comparison. No `<`
  /// before it is tried again.
  var endOfDeepList = 0

  /// The height of the tree that was parsed so far inside the innermost `nested`, in steps.
  private var height = 0

  /// The greatest nesting depth that is parsed. Deeper code is skipped. The stack must fit into the 512 KB of a Swift
  /// concurrency thread on macOS. The deepest code of 25 real apps needs half of it. The compiler stops at 256.
  static let maximumDepth = 100
  /// The steps of one level. Suffixes and operators that follow each other nest to the left, so walking them recurses
  /// one step deeper for each. A step needs less stack than a level.
  static let stepsOfLevel = 8

  /// - Parameter room: the storage where the tree grows. Callers that parse many files pass the same one for all.
  public init(
    _ source: SourceText, in range: Range<Int>? = nil, operators: OperatorTable = .standard,
    stops: StoppingFunctions = .standard, room: TreeStorage = TreeStorage()
  ) {
    self.source = source
    self.room = room
    tree = room.take()
    (self.operators, self.stops) = (operators, stops)
    let tokens = Lexer.tokenize(source, in: range ?? 0..<source.bytes.count)
    sourceBreak = range == nil ? SourceBreak(in: tokens, of: source) : nil
    let compiled = ConditionalCompilation.resolve(tokens, in: source)
    self.tokens = compiled.tokens
    debugRanges = compiled.debugRanges
    releaseRanges = compiled.releaseRanges
    buildChanges = compiled.changes
  }

  /// Returns the tree of everything that was parsed. The parser must not be used afterwards.
  public mutating func finish() -> SyntaxTree { room.cut(&tree) }
}

// The cursor. Functions that are called at every token are inlined: a call would copy the whole parser to the stack.
extension Parser {
  var token: Token { tokens[position] }
  var kind: TokenKind { tokens[position].kind }
  @inline(__always)
  var isAtEnd: Bool { tokens[position].kind == .endOfFile }

  @inline(__always)
  func peek(_ distance: Int) -> Token { tokens[min(position + distance, tokens.count - 1)] }

  func peekKind(_ distance: Int) -> TokenKind { peek(distance).kind }

  @inline(__always)
  var previousEnd: UInt32 { position == 0 ? token.start : tokens[position - 1].end }

  /// Returns the bytes from an offset up to the current token, or an empty range if nothing was parsed since.
  func range(from start: UInt32) -> ByteRange { ByteRange(start: min(start, previousEnd), end: previousEnd) }

  /// Returns whether a token starts with this byte. The end of the file has no bytes.
  @inline(__always)
  func starts(_ token: Token, with byte: StaticString) -> Bool {
    let offset = Int(token.start)
    return offset < source.bytes.count && byte.withUTF8Buffer { $0.first == source.bytes[offset] }
  }

  mutating func advance() {
    steps += 1
    if position < tokens.count - 1 { position += 1 }
  }

  mutating func take(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  @inline(__always)
  func name(_ token: Token) -> Name { Name(token, in: source) }

  /// Returns whether a token is the contextual keyword or operator `text`.
  @inline(__always)
  func `is`(_ token: Token, _ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard token.range.count == length else { return false }
    return text.withUTF8Buffer { expected in
      let start = Int(token.start)
      for index in 0..<length where source.bytes[start + index] != expected[index] { return false }
      return true
    }
  }

  func isAt(_ text: StaticString) -> Bool { self.is(token, text) }

  /// Returns whether the current token is an identifier with this text.
  func isWord(_ text: StaticString) -> Bool { kind == .identifier && self.is(token, text) }

  /// Consumes the first character of an operator token: `>` of `>>`, `?` of `?.`.
  mutating func takeOperator(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard isOperatorToken, token.range.count >= length else { return false }
    let head = Token(kind: kind, start: token.start, end: token.start + UInt32(length))
    guard self.is(head, text) else { return false }
    if token.range.count == length {
      advance()
    } else {
      tokens[position].start += UInt32(length)
      tokens[position].flags.subtract([.spaceBefore, .newlineBefore])
      reclassify()
    }
    return true
  }

  /// Sets the kind of the remaining operator after its first character was consumed: it may be punctuation.
  private mutating func reclassify() {
    if isAt("?") {
      tokens[position].kind = .questionPostfix
    } else if isAt("!") {
      tokens[position].kind = .exclaimPostfix
    } else if isAt("=") {
      tokens[position].kind = .equal
    } else if starts(token, with: "?") {
      // The `?>` of `Binding<Set<Int>?>`.
      tokens[position].kind = .postfixOperator
    }
  }

  var isOperatorToken: Bool {
    switch kind {
    case .infixOperator, .prefixOperator, .postfixOperator, .prefixAmpersand: true
    default: false
    }
  }

  /// Skips a bracketed group, including the brackets. Returns whether it contains a string literal.
  @discardableResult
  mutating func skipGroup() -> Bool {
    var depth = 0
    var hasLiteral = false
    repeat {
      switch kind {
      case .leftParen, .leftBrace, .leftSquare: depth += 1
      case .rightParen, .rightBrace, .rightSquare: depth -= 1
      case .string, .stringHead: hasLiteral = true
      case .endOfFile: return hasLiteral
      default: break
      }
      advance()
    } while depth > 0
    return hasLiteral
  }

  /// Skips `#if` marks where the branches are treated as consecutive.
  mutating func skipMarks() {
    while isMark(kind) { advance() }
  }

  func isMark(_ kind: TokenKind) -> Bool {
    kind == .poundIf || kind == .poundElseif || kind == .poundElse || kind == .poundEndif
  }

  /// Whether `.member` follows the `#if` marks here.
  var memberFollowsMarks: Bool {
    var distance = 0
    while isMark(peekKind(distance)) { distance += 1 }
    return peekKind(distance) == .prefixPeriod
  }

  /// Runs `body` one level deeper, or several if it needs much stack. Beyond the limit, the group at the current token
  /// is skipped instead.
  mutating func nested<Result>(
    _ fallback: Result, levels: Int = 1, _ body: (inout Parser) -> Result
  ) -> Result {
    guard depth + levels <= Parser.maximumDepth else {
      passOver()
      return fallback
    }
    depth += levels
    let outer = height
    height = 0
    defer {
      depth -= levels
      height = max(outer, height + levels * Parser.stepsOfLevel)
    }
    return body(&self)
  }

  /// Parses consecutive suffixes or operators. Those that would nest the tree too deep are parsed, but not added to it.
  ///
  /// - Parameter next: parses the next one after an expression, if there is one.
  mutating func parseChain(_ first: ExprID, _ next: (inout Parser, ExprID) -> ExprID?) -> ExprID {
    var expr = first
    var isCut = false
    while let longer = next(&self, expr) {
      isCut = isCut || depth * Parser.stepsOfLevel + height >= Parser.maximumDepth * Parser.stepsOfLevel
      if isCut { continue }
      height += stepsOfSuffix(longer)
      expr = longer
    }
    guard isCut else { return expr }
    let kept = tree.record(expr)
    if kept.literals.upperBound < tree.literals.count {
      tree.passedOver.append(ByteRange(start: kept.end, end: previousEnd))
    }
    return add(.paren(expr), from: mark(of: first))
  }

  /// Adds the steps of several operators that nest the tree.
  ///
  /// - Returns: how many of them fit.
  mutating func keepSteps(_ count: Int) -> Int {
    let left = (Parser.maximumDepth - depth) * Parser.stepsOfLevel - height
    let kept = max(0, min(count, left))
    height += kept
    return kept
  }

  /// Returns the steps that an operator or suffix adds. Walking a subscript needs the most stack.
  private func stepsOfSuffix(_ expr: ExprID) -> Int {
    if case .subscript = tree[expr] { return 2 }
    return 1
  }

  /// Skips the group or token here, which is nested too deep.
  mutating func passOver() {
    let start = token.start
    switch kind {
    case .leftParen, .leftBrace, .leftSquare: skipGroup()
    default: advance()
    }
    tree.passedOver.append(ByteRange(start: start, end: previousEnd))
  }
}
