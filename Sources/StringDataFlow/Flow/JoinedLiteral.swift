import SwiftLexing
import SwiftParsing
import TextBasics

/// A chain of `+` as one literal: `"Sown by " + name` → `"Sown by \(name)"`.
package struct JoinedLiteral: Hashable, Sendable {
  /// The code of the literal, including quotes.
  package let code: String
  /// Whether its strings look the same when they are rendered as Markdown.
  package let isFreeOfMarkdown: Bool

  /// Fails unless all operands but one have a simple literal: on one line, without interpolations, not raw. It also
  /// fails if the other operand spans several lines, or if code that may be a comment would be lost.
  ///
  /// - Parameters:
  ///   - literal: returns the literal expression of an operand, or `nil` for the other operand.
  ///   - isPart: returns whether the other operand can be interpolated.
  package init?(
    _ sum: Range<Int>, _ operands: [ExprID], _ tree: SyntaxTree, _ source: SourceText,
    literal: (ExprID) -> ExprID?, isPart: (ExprID) -> Bool
  ) {
    var (code, text, others, end) = ("", "", 0, sum.lowerBound)
    for operand in operands {
      let literal = literal(operand)
      let range = tree.record(literal ?? operand).range
      guard range.lowerBound >= end, !source.bytes[end..<range.lowerBound].contains(.slash) else { return nil }
      end = range.upperBound
      if let literal {
        guard let simple = Self.simple(literal, tree, source) else { return nil }
        code += simple.code
        text += simple.text
      } else {
        let own = source.text(range)
        others += 1
        guard others == 1, isPart(operand), !own.contains(where: \.isNewline) else { return nil }
        code += #"\("# + own + ")"
        text += " "
      }
    }
    guard others == 1, end <= sum.upperBound, !source.bytes[end..<sum.upperBound].contains(.slash) else { return nil }
    self.code = "\"" + code + "\""
    isFreeOfMarkdown = Markdown.isAbsent(in: [text])
  }

  /// Returns the code between the quotes of a simple literal, and its text.
  private static func simple(
    _ expr: ExprID, _ tree: SyntaxTree, _ source: SourceText
  ) -> (code: String, text: String)? {
    guard case .string(let number) = tree[expr] else { return nil }
    let literal = tree.literals[Int(number)]
    let code = source.text(tree.record(expr).range)
    guard literal.interpolations.isEmpty, code.count >= 2, code.hasPrefix("\""), code.hasSuffix("\""),
      !code.hasPrefix("\"\"\""),
      let texts = tree.texts(of: Int(number), in: source)
    else { return nil }
    return (String(code.dropFirst().dropLast()), texts.joined())
  }
}
