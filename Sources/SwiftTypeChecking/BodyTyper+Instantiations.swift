import SwiftParsing

// Calls such as `Reducer { state, action in … }` and `Task { "a" }` of generic types: the contextual type determines
// their generic arguments and therefore the closures' parameters and results.
extension BodyTyper {
  /// Returns whether an expression makes a value of a generic type, without generic arguments, from a closure. A
  /// closure without parameters counts only if the contextual type has the generic arguments.
  func isInstantiation(_ expr: ExprID, of expected: TypeID) -> Bool {
    guard case .call(let callee, let run) = unit.tree[expr], unit.exprTypes[expr.index] == nil, hasClosure(run),
      case .identifier(let name, let generics) = unit.tree[callee], generics.isEmpty,
      case .type(let type) = meaning(of: name, isCalled: true), facts.opensArguments(type)
    else { return false }
    return hasClosure(run, where: { !$0.parameters.isEmpty || $0.shorthandCount > 0 })
      || declaration(of: wrapped(expected) ?? expected) == declaration(of: type)
  }

  private func hasClosure(_ run: Run, where holds: (Closure) -> Bool = { _ in true }) -> Bool {
    unit.tree.arguments[run.indices].contains { argument in
      if case .closure(let index) = unit.tree[argument.value] { holds(unit.tree.closures[Int(index)]) } else { false }
    }
  }

  func inferCall(in expr: ExprID, expected: TypeID) { unit.exprTypes[expr.index] = inferCall(expr, expected: expected) }
}
