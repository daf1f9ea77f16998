import SwiftParsing

// Values that keep their own types although they share a generic parameter with a key (`CSBindings.cpp`, `join`). In
// `pair(["a"].first ?? "b", key)`, the compiler gives the literals their default type and makes the parameter `Any`.
extension BodyTyper {
  /// Types the arguments of a call that do not take the type of a key with which they share a generic parameter.
  ///
  /// - Returns: the positions of these arguments.
  func commitSeparated(_ opened: OpenedCall, _ arguments: [CallArgument], _ matching: [Int]) -> Set<Int> {
    guard arguments.count > 1, arguments.contains(where: { $0.expr.map(isSeparable) ?? false }) else { return [] }
    var found: Set<Int> = []
    for (number, argument) in arguments.enumerated() {
      let type = opened.parameters[matching[number]].type
      guard let expr = argument.expr, isSeparable(expr), type.variableNumber != nil,
        !unit.tree.record(expr).literals.contains(where: formatsInterpolations)
      else { continue }
      let sharesKey = arguments.indices.contains { other in
        opened.parameters[matching[other]].type == type && arguments[other].expr.map(isKey) ?? false
      }
      if sharesKey {
        _ = commit(expr, types.make(.composition([])))
        found.insert(number)
      }
    }
    return found
  }

  /// Returns whether an expression reads an element of a collection literal and contains `??`: `["a"].first ?? "b"`,
  /// `["a", value ?? "b"][0]`.
  func isSeparable(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .paren(let inner): isSeparable(inner)
    case .binary(BodyTyper.coalescing, let a, let b): readsLiteral(a) || isSeparable(b)
    case .subscript(let base, _): mixesCoalescing(base)
    case .call(let callee, let run): immediateValue(callee, run).map(isSeparable) ?? false
    default: false
    }
  }

  /// Returns whether an expression is a member or an element of a collection literal, or the result of a method that is
  /// not generic.
  private func readsLiteral(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .paren(let inner): readsLiteral(inner)
    case .member(let base, _, _), .subscript(let base, _), .forceUnwrap(let base):
      isCollection(base) || readsLiteral(base)
    case .call(let callee, let run): readsLiteral(callee) && !isGeneric(callee, callArguments(run))
    default: false
    }
  }

  private func isCollection(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .array, .dictionary: true
    default: false
    }
  }

  private func isGeneric(_ callee: ExprID, _ arguments: [CallArgument]) -> Bool {
    guard case .declarations(let found) = overloads(ofCallee: callee) else { return true }
    return fitting(found, arguments, false).contains { !facts.ownGenerics(of: $0.decl).isEmpty }
  }

  private func mixesCoalescing(_ base: ExprID) -> Bool {
    guard case .array(let items) = unit.tree[base] else { return false }
    return unit.tree.exprList[items.indices].contains {
      if case .binary(BodyTyper.coalescing, _, _) = unit.tree[$0] { return true }
      return false
    }
  }

  /// Returns whether an expression has a localizable type of its own.
  func isKey(_ expr: ExprID) -> Bool {
    guard !isContextual(expr), !isDecidedByResult(expr), !isLiteral(expr) else { return false }
    return declaration(of: whole(expr)).map { index[$0].flags.contains(.isLocalizable) } ?? false
  }
}
