import SwiftLexing

/// The texts of all string literals of a source, keys or not, whatever compiles them.
public enum LiteralTexts {
  /// The literals in the order of their ends, each interpolation as `%@`; without those that the compiler would reject,
  /// and those of interpolations alone.
  public static func literals(in source: SourceText) -> [UntypedLiteral] {
    let site = LiteralSite(file: source.path, location: SourceLocation(line: 1, column: 1), api: "")
    return pieces(in: source).compactMap { pieces in
      guard let texts = StringLiteralDecoder.decode(pieces, in: source), texts.contains(where: { !$0.isEmpty }) else {
        return nil
      }
      return UntypedLiteral(text: texts.joined(separator: FormatSpecifierTable.other), site: site)
    }
  }

  /// The tokens of each literal: one, or head, middles and tail.
  private static func pieces(in source: SourceText) -> [[Token]] {
    var found: [[Token]] = []
    var open: [[Token]] = []
    for token in Lexer.tokenize(source) {
      switch token.kind {
      case .string: found.append([token])
      case .stringHead: open.append([token])
      case .stringMiddle where !open.isEmpty: open[open.count - 1].append(token)
      case .stringTail: if let head = open.popLast() { found.append(head + [token]) }
      default: break
      }
    }
    return found
  }
}
