import SwiftParsing

// Skips code that need not be typed: none of its literals may be a key, and no other type depends on it.
extension BodyTyper {
  func visitIfNeeded(_ expr: ExprID) {
    guard unit.mayContainKey(expr) else { return }
    let core = core(of: expr)
    if solver.hasOpenTexts(infer(core)), core != expr { infer(expr) }
  }

  /// Returns the innermost base of an expression that contains all its literals that may be keys. The members and calls
  /// that follow it do not change these literals, unless its type depends on them: `["a"].map { Row($0) }`.
  /// Returns the whole expression if all code is typed.
  func core(of expr: ExprID) -> ExprID {
    guard !unit.typesAll, !startsImplicitly(expr) else { return expr }
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

  /// Returns whether an argument need not be typed: none of its literals may be a key, and no other type depends on it.
  /// No type does if its parameter's type is fixed, or if it is a closure for a result builder that the project does
  /// not declare.
  func canSkip(_ argument: CallArgument, _ parameter: Signature.Parameter) -> Bool {
    guard let expr = argument.expr, !unit.mayContainKey(expr) else { return false }
    if !parameter.type.isOpen { return true }
    guard case .closure(let closure) = unit.tree[expr], !unit.tree.closures[Int(closure)].hasParameterList else {
      return false
    }
    // Other code may depend on the type that one of the project's own builders makes.
    return parameter.builder.flatMap { declaration(of: $0) }.map { !index.isProject($0) } ?? false
  }
}
