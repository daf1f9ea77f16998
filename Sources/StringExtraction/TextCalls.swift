import SwiftLexing
import TextBasics

/// The calls of `Text("…")` in a source, found by text as `genstrings -SwiftUI` does. Xcode does so for targets that do
/// not extract by types.
public struct TextCalls {
  private let source: SourceText
  private let tokens: ContiguousArray<Token>

  /// Finds the calls in a source.
  public init(_ source: SourceText) {
    self.source = source
    tokens = Lexer.tokenize(source)
  }

  /// The keys by the positions of their literals: each interpolation is `%@`, or its `specifier:` as written.
  public var keys: [SourceLocation: String] {
    let lines = LineTable(source)
    var found: [SourceLocation: String] = [:]
    for index in tokens.indices.dropLast(2) where isCall(at: index) {
      guard let key = key(at: index + 2) else { continue }
      found[lines.location(at: Int(tokens[index + 2].start))] = key
    }
    return found
  }

  private func isCall(at index: Int) -> Bool {
    tokens[index].kind == .identifier && tokens[index + 1].kind == .leftParen && source.text(tokens[index]) == "Text"
  }

  /// Returns the key of a literal that is a whole argument.
  private func key(at start: Int) -> String? {
    guard let literal = literal(at: start), literal.end + 1 < tokens.count,
      [.comma, .rightParen].contains(tokens[literal.end + 1].kind),
      let texts = StringLiteralDecoder.decode(literal.pieces.map { tokens[$0] }, in: source)
    else { return nil }
    guard texts.count > 1 else { return texts.first }
    var key = ""
    for (position, text) in texts.enumerated() {
      key += text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      guard position + 1 < texts.count else { break }
      key += specifier(from: literal.pieces[position] + 1, to: literal.pieces[position + 1])
    }
    return key
  }

  /// Returns the positions of a literal's tokens (one, or head, middles and tail), and the position of the last token.
  private func literal(at start: Int) -> (pieces: [Int], end: Int)? {
    if tokens[start].kind == .string { return ([start], start) }
    guard tokens[start].kind == .stringHead else { return nil }
    var pieces: [Int] = []
    var depth = 0
    for index in tokens.indices[start...] {
      switch tokens[index].kind {
      case .stringHead:
        depth += 1
        if depth == 1 { pieces.append(index) }
      case .stringMiddle where depth == 1: pieces.append(index)
      case .stringTail:
        if depth == 1 { return (pieces + [index], index) }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  /// Returns the format specifier of the interpolation between two tokens.
  private func specifier(from start: Int, to end: Int) -> String {
    var depth = 0
    for index in start..<end {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .string where depth == 0 && index > start + 1 && tokens[index - 1].kind == .colon:
        guard source.text(tokens[index - 2]) == "specifier" else { continue }
        return StringLiteralDecoder.decode([tokens[index]], in: source)?.first ?? FormatSpecifierTable.other
      default: break
      }
    }
    return FormatSpecifierTable.other
  }
}
