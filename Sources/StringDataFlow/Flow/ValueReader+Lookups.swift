import SwiftParsing

// Texts that the code looks up.
extension ValueReader {
  /// Returns the keys that an expression looks up, with their default values, unless they contain interpolations.
  package func lookedUpTexts(_ expr: ExprID) -> [String] { lookedUpTexts(expr, depth: 0) }

  private func lookedUpTexts(_ expr: ExprID, depth: Int) -> [String] {
    guard depth < Self.maximumDepth else { return [] }
    func inner(_ expr: ExprID) -> [String] { lookedUpTexts(expr, depth: depth + 1) }
    switch tree[expr] {
    case .paren(let value), .await(let value), .try(_, let value), .forceUnwrap(let value), .optionalChain(let value),
      .cast(_, let value, _):
      return inner(value)
    case .ternary(let items): return tree.ternary(items).values.flatMap(inner)
    case .binary(Name("??"), let a, let b): return inner(a) + inner(b)
    case .array(let items): return tree.exprList[items.indices].flatMap(inner)
    case .dictionary(let items):
      return stride(from: items.indices.lowerBound + 1, to: items.indices.upperBound, by: 2).flatMap {
        inner(tree.exprList[$0])
      }
    case .statement(let statement): return ResultFinder(reading.code).values(of: statement).flatMap(inner)
    case .call(_, let run) where isLookedUp(expr):
      return tree.arguments[run.indices].enumerated().compactMap { position, argument in
        position == 0 || Self.defaultLabels.contains(argument.label) ? plainText(argument.value) : nil
      }
    default: return []
    }
  }

  private static let defaultLabels: Set<Name?> = [Name("defaultValue"), Name("value")]

  /// Returns the text of a literal without interpolations.
  private func plainText(_ expr: ExprID) -> String? {
    guard case .string(let literal) = tree[expr] else { return nil }
    let texts = tree.texts(of: Int(literal), in: index.files[Int(reading.file)].source)
    return texts?.count == 1 ? texts?.first : nil
  }
}
