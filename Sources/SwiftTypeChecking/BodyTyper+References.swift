import SwiftParsing

extension BodyTyper {
  /// Returns the parts of a chain such as `account.visits`, from its base outwards, with the declaration of each.
  func references(in expr: ExprID) -> [ReferenceFinding] {
    let inner: [ReferenceFinding]
    switch unit.tree[expr] {
    case .member(let base, _, _), .optionalChain(let base), .forceUnwrap(let base), .paren(let base), .await(let base),
      .try(_, let base), .subscript(let base, _):
      inner = references(in: base)
    case .call(let callee, _):
      inner = references(in: callee).filter { $0.expr != callee }
    case .binary(_, let a, let b):
      inner = references(in: a) + references(in: b)
    default:
      inner = []
    }
    guard let type = unit.exprTypes[expr.index] else { return inner }
    let finding = ReferenceFinding(
      expr: expr, range: unit.tree.record(expr).range, type: facts.describe(solver.resolved(type)),
      decl: unit.references[expr.index])
    return inner + [finding]
  }
}

/// A part of an interpolation: the declaration that it refers to, and the description of its type.
public struct ReferenceFinding: Sendable {
  public var expr: ExprID
  public var range: Range<Int>
  public var type: String
  public var decl: DeclID?
}
