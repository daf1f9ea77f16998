import SwiftParsing

// Calls such as `Reducer { state, action in … }` of generic types: the contextual type determines their generic
// arguments and therefore the closures' parameters.
extension BodyTyper {
  /// Returns whether an expression makes a value of a generic type, without generic arguments, from a closure with
  /// parameters.
  func isInstantiation(_ expr: ExprID) -> Bool {
    guard case .call(let callee, let run) = unit.tree[expr], unit.exprTypes[expr.index] == nil, takesParameters(run),
      case .identifier(let name, let generics) = unit.tree[callee], generics.isEmpty,
      case .type(let type) = meaning(of: name, isCalled: true)
    else { return false }
    return facts.opensArguments(type)
  }

  private func takesParameters(_ run: Run) -> Bool {
    unit.tree.arguments[run.indices].contains { argument in
      guard case .closure(let index) = unit.tree[argument.value] else { return false }
      let closure = unit.tree.closures[Int(index)]
      return !closure.parameters.isEmpty || closure.shorthandCount > 0
    }
  }

  func inferCall(in expr: ExprID, expected: TypeID) {
    unit.exprTypes[expr.index] = inferCall(expr, expected: expected)
  }
}
