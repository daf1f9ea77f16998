import SwiftLexing
import SwiftOutline

/// What the format specifier of an interpolation most likely is where its type is not known: a count is an `Int`, and
/// so is what is computed with one; most other values are texts or objects.
struct SpecifierGuess {
  let tree: SyntaxTree
  let source: SourceText

  func specifier(of expr: ExprID) -> String {
    isWholeNumber(expr) ? FormatSpecifierTable.specifier(forType: "Int") : FormatSpecifierTable.other
  }

  private func isWholeNumber(_ expr: ExprID) -> Bool {
    switch tree[expr] {
    case .integer: true
    case .identifier, .member: isCount(expr)
    case .call(let callee, _): isWholeNumber(callee)
    case .paren(let inner), .await(let inner), .try(_, let inner), .forceUnwrap(let inner): isWholeNumber(inner)
    case .binary(let op, let a, let b): isComputed(op, a, b)
    default: false
    }
  }

  private func isComputed(_ op: Name, _ a: ExprID, _ b: ExprID) -> Bool {
    switch op {
    case Name("+"), Name("-"), Name("*"), Name("/"), Name("%"): isWholeNumber(a) || isWholeNumber(b)
    case Name("??"): isWholeNumber(a)
    default: false
    }
  }

  /// `items.count`, `failureCount`, `store.count(of: kind)`.
  private func isCount(_ expr: ExprID) -> Bool {
    let record = tree.record(expr)
    let text = source.text(Int(record.start)..<Int(record.end))
    let name = text.split(separator: ".").last ?? ""
    return name == "count" || name.hasSuffix("Count")
  }
}
