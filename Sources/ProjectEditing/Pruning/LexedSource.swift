import StringExtraction
import SwiftLexing
import TextBasics

/// A Swift source with its tokens and string concatenations (sums).
struct LexedSource {
  let source: SourceText
  let tokens: ContiguousArray<Token>
  let sums: [SwiftSums.Sum]
  /// The positions of the sums' first tokens.
  let sumPositions: Set<Int>
  private let lines: LineTable

  init(_ source: SourceText) {
    self.source = source
    tokens = Lexer.tokenize(source)
    lines = LineTable(source)
    sums = SwiftSums(source, tokens, lines).sums
    sumPositions = Set(sums.map(\.position))
  }

  func text(_ position: Int) -> String { source.text(tokens[position]) }

  /// The modules that the source imports.
  var importedModules: Set<String> {
    var modules: Set<String> = []
    var follows = false
    for token in tokens {
      if token.kind == .identifier, follows { modules.insert(source.text(token)) }
      // `import struct Module.Name`
      follows = token.kind == .import || follows && token.kind.isKeyword
    }
    return modules
  }

  /// Returns the place of a token.
  func site(_ position: Int) -> LiteralSite {
    LiteralSite(in: source, lines.location(at: Int(tokens[position].start)), api: "")
  }

  /// Returns the arguments of a call whose parenthesis is at a position.
  func arguments(from start: Int) -> [(label: String?, range: Range<Int>)] {
    var (depth, first) = (0, start + 1)
    var found: [(label: String?, range: Range<Int>)] = []
    for position in start..<tokens.count {
      let kind = tokens[position].kind
      if [.rightParen, .rightSquare, .rightBrace, .stringTail].contains(kind) { depth -= 1 }
      if depth == 0 || depth == 1 && kind == .comma, position > first {
        let isLabelled = position > first + 2 && tokens[first + 1].kind == .colon
        found.append((isLabelled ? text(first) : nil, (isLabelled ? first + 2 : first)..<position))
        first = position + 1
      }
      if depth == 0, position > start { return found }
      if [.leftParen, .leftSquare, .leftBrace, .stringHead].contains(kind) { depth += 1 }
    }
    return found
  }

  /// Returns the position of the parenthesis or literal that ends at a position.
  func opening(of end: Int) -> Int {
    var depth = 0
    for position in stride(from: end, through: 0, by: -1) {
      let kind = tokens[position].kind
      if [.rightParen, .rightSquare, .rightBrace, .stringTail].contains(kind) { depth += 1 }
      if [.leftParen, .leftSquare, .leftBrace, .stringHead].contains(kind) { depth -= 1 }
      if depth <= 0 { return position }
    }
    return 0
  }
}

extension Sequence<SourceText> {
  /// The words of the sources, which include all names and the words of comments and literals.
  var words: Set<String> {
    reduce(into: []) { words, source in
      let found = source.bytes.split { !$0.isLetter && !$0.isDecimalDigit && $0 != .underscore && $0 < 0x80 }
      for word in found { words.insert(String(decoding: word, as: UTF8.self)) }
    }
  }
}
