import SwiftOutline

// What need not be typed: code without literals that may be keys, where no other type follows from it.
extension Checker {
  func visitIfNeeded(_ expr: ExprID) {
    if unit.mayContainKey(expr) { infer(core(of: expr)) }
  }

  /// The part of an expression that holds the literals: what is called on its value afterwards changes nothing for them.
  func core(of expr: ExprID) -> ExprID {
    guard !startsImplicitly(expr) else { return expr }
    var core = expr
    while let base = base(of: core) { core = base }
    return core
  }

  private func base(of expr: ExprID) -> ExprID? {
    switch unit.tree[expr] {
    case .member(let base, _, _), .forceUnwrap(let base), .optionalChain(let base): return base
    case .call(let callee, let run):
      guard case .member(let base, let name, _) = unit.tree[callee], name != .`init` else { return nil }
      return unit.tree.arguments[run.indices].contains { unit.mayContainKey($0.value) } ? nil : base
    default: return nil
    }
  }

  /// Whether nothing follows from an argument: no key stands in it, and its parameter's type is fixed or, for a result
  /// builder's closure, only seen from outside.
  func canSkip(_ argument: CallArgument, _ parameter: Signature.Parameter) -> Bool {
    guard let expr = argument.expr, !unit.mayContainKey(expr) else { return false }
    if !parameter.type.isOpen { return true }
    guard case .closure(let closure) = unit.tree[expr], !unit.tree.closures[Int(closure)].hasParameterList else {
      return false
    }
    // What a builder of the project makes may matter.
    return parameter.builder.flatMap { declaration(of: $0) }.map { !index.isProject($0) } ?? false
  }
}
