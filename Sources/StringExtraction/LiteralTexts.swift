import SwiftLexing
import TextBasics

/// The texts of all string literals of a source, keys or not, including those in code that is not compiled.
public enum LiteralTexts {
  /// Returns the literals in the order of their ends, with `%@` for each interpolation, without those that the compiler
  /// would reject. A literal that contains only interpolations counts: `"\(value)"` kept an app's `%@` (facts I).
  ///
  /// - Parameters:
  ///   - countsVerbatim: whether to include the literals of `Text(verbatim:)`.
  ///   - isWanted: returns whether a text is needed.
  public static func literals(
    in source: SourceText, countsVerbatim: Bool = true, where isWanted: (String) -> Bool
  ) -> [UntypedLiteral] {
    lazy var lines = LineTable(source)
    return pieces(in: source, countsVerbatim: countsVerbatim).compactMap { pieces in
      guard let texts = StringLiteralDecoder.decode(pieces, in: source) else { return nil }
      let text = texts.joined(separator: FormatSpecifierTable.other)
      guard isWanted(text) else { return nil }
      let location = lines.location(at: Int(pieces[0].start))
      return UntypedLiteral(text: text, site: LiteralSite(in: source, location, api: ""))
    }
  }

  /// Returns the end of the literal that begins at an offset (in Objective-C at its `@`), or `nil` if none does.
  public static func end(ofLiteralAt start: Int, in source: SourceText) -> Int? {
    guard source.bytes.indices.contains(start) else { return nil }
    let quote = source.bytes[start] == .at ? start + 1 : start
    return ends(in: source)[quote]
  }

  /// Returns the end of each literal by the offset of its first delimiter.
  public static func ends(in source: SourceText) -> [Int: Int] {
    Dictionary(pieces(in: source).map { (Int($0[0].start), Int($0[$0.count - 1].end)) }) { first, _ in first }
  }

  /// Returns the tokens of each literal: one, or head, middles and tail.
  private static func pieces(in source: SourceText, countsVerbatim: Bool = true) -> [[Token]] {
    var found: [[Token]] = []
    var open: [(pieces: [Token], counts: Bool)] = []
    let tokens = Lexer.tokenize(source)
    func counts(_ index: Int) -> Bool { countsVerbatim || !isVerbatim(tokens, at: index, in: source) }
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .string: if counts(index) { found.append([token]) }
      case .stringHead: open.append(([token], counts(index)))
      case .stringMiddle where !open.isEmpty: open[open.count - 1].pieces.append(token)
      case .stringTail: if let (head, counts) = open.popLast(), counts { found.append(head + [token]) }
      default: break
      }
    }
    return found
  }

  /// Returns whether the literal at an index is the argument of `Text(verbatim:)`.
  private static func isVerbatim(_ tokens: ContiguousArray<Token>, at index: Int, in source: SourceText) -> Bool {
    guard index >= 4, tokens[index - 1].kind == .colon, tokens[index - 3].kind == .leftParen else { return false }
    return source.text(tokens[index - 2]) == "verbatim" && source.text(tokens[index - 4]) == "Text"
  }
}
