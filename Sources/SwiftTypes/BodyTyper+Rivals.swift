import SwiftOutline

// Calls of functions that only the type of the result tells apart: what the place expects decides.
extension BodyTyper {
  func hasRivals(_ callee: ExprID) -> Bool {
    switch unit.tree[callee] {
    case .identifier(let name, _): unit.locals.position(of: name) == nil && facts.hasRivals(name)
    case .member(_, let name, _): facts.hasRivals(name)
    default: false
    }
  }

  func checkRivals(of callee: ExprID, _ expr: ExprID, _ expected: TypeID, _ commits: Bool) -> Bool {
    guard commits else {
      return solver.variable(expected) != nil
        || rivals(of: callee, expr).contains { rival in
          solver.attempt { solver.convert(solver.open(rival).result, to: expected) }
        }
    }
    let type = inferCall(expr, expected: expected)
    unit.exprTypes[expr.index] = type
    return solver.convert(whole(expr), to: expected)
  }

  private func rivals(of callee: ExprID, _ expr: ExprID) -> [Candidate] {
    guard case .call(_, let run) = unit.tree[expr] else { return [] }
    return fitting(functions(of: callee), callArguments(run), false).map(\.0)
  }

  private func functions(of callee: ExprID) -> [Candidate] {
    switch unit.tree[callee] {
    case .identifier(let name, _):
      guard case .candidates(let found) = meaning(of: name, isCalled: true) else { return [] }
      return found
    case .member(let base, let name, _):
      return facts.candidates(named: name, of: infer(base)).filter { index[$0.decl].kind == .function }
    default: return []
    }
  }
}
