import SwiftParsing

// Calls such as `Reducer { state, action in … }` and `Task { "a" }` of generic types: the contextual type determines
// their generic arguments and therefore the closures' parameters and results.
extension BodyTyper {
  /// Returns whether an expression makes a value of a generic type, without generic arguments, from a closure. A closure
  /// without parameters counts only if the contextual type has the generic arguments.
  func isInstantiation(_ expr: ExprID, of expected: TypeID) -> Bool {
    guard case .call(let callee, let run) = unit.tree[expr], unit.exprTypes[expr.index] == nil, takesClosure(run),
      case .identifier(let name, let generics) = unit.tree[callee], generics.isEmpty,
      case .type(let type) = meaning(of: name, isCalled: true), facts.opensArguments(type)
    else { return false }
    return takesParameters(run) || declaration(of: wrapped(expected) ?? expected) == declaration(of: type)
  }

  private func takesClosure(_ run: Run) -> Bool {
    unit.tree.arguments[run.indices].contains {
      if case .closure = unit.tree[$0.value] { return true }
      return false
    }
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
