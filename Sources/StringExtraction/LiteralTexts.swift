import SwiftLexing
import TextBasics

/// The texts of all string literals of a source, keys or not, including those in code that is not compiled.
public enum LiteralTexts {
  /// The literals in the order of their ends, each interpolation as `%@`, without those that the compiler would reject.
  /// A literal with nothing but interpolations counts: `"\(value)"` kept an app's `%@` (facts I).
  /// - Parameter isWanted: whether a text is of interest.
  public static func literals(in source: SourceText, where isWanted: (String) -> Bool) -> [UntypedLiteral] {
    lazy var lines = LineTable(source)
    return pieces(in: source).compactMap { pieces in
      guard let texts = StringLiteralDecoder.decode(pieces, in: source) else { return nil }
      let text = texts.joined(separator: FormatSpecifierTable.other)
      guard isWanted(text) else { return nil }
      let location = lines.location(at: Int(pieces[0].start))
      return UntypedLiteral(text: text, site: LiteralSite(in: source, location, api: ""))
    }
  }

  /// Where the literal that begins at an offset ends, in Objective-C with its `@`; `nil` if none does.
  public static func end(ofLiteralAt start: Int, in source: SourceText) -> Int? {
    guard source.bytes.indices.contains(start) else { return nil }
    let quote = source.bytes[start] == .at ? start + 1 : start
    return pieces(in: source).first { Int($0[0].start) == quote }?.last.map { Int($0.end) }
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
