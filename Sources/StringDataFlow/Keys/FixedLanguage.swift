import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

extension TypedCode {
  /// Returns whether code opens the bundle of a fixed language: `Bundle.main.path(forResource: "en", ofType: "lproj")`.
  func opensFixedLanguage(in source: SourceText) -> Bool {
    let tree = code.tree
    return tree.exprs.contains { record in
      guard case .call(_, let run) = record.node, run.indices.count > 1 else { return false }
      let arguments = tree.arguments[run.indices]
      guard let first = arguments.first, first.label == Name("forResource") else { return false }
      return isLiteral(first.value)
        && arguments.contains { argument in
          if case .string(let literal) = tree[argument.value] {
            tree.texts(of: Int(literal), in: source)?.joined() == "lproj"
          } else {
            false
          }
        }
    }
  }

  /// Returns whether an expression is a literal, or names a local constant that is one.
  private func isLiteral(_ expr: ExprID) -> Bool {
    let tree = code.tree
    switch tree[expr] {
    case .string(let literal): return tree.literals[Int(literal)].interpolations.indices.isEmpty
    case .identifier(let name, _):
      return tree.stmts.contains { statement in
        guard case .binding(isLet: true, let pattern, let value?, _, _) = statement, case .name(name) = tree[pattern],
          case .string = tree[value]
        else { return false }
        return true
      }
    default: return false
    }
  }
}
