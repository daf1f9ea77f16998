import SwiftParsing

// Calls of the project's functions whose overloads differ in their results, such as `make(_: String) -> String` and
// `make(_: LocalizedStringKey) -> LocalizedStringKey`. The contextual type decides between them.
extension BodyTyper {
  /// Returns whether the contextual type may decide which declaration a call refers to.
  func isDecidedByResult(_ expr: ExprID) -> Bool {
    guard case .call(let callee, let run) = unit.tree[expr], unit.exprTypes[expr.index] == nil, unit.mayContainKey(expr)
    else { return false }
    let arguments = unit.tree.arguments[run.indices]
    guard arguments.contains(where: { isLiteral($0.value) && unit.mayContainKey($0.value) }),
      !arguments.contains(where: { isClosure($0.value) })
    else { return false }
    switch unit.tree[callee] {
    case .identifier(let name, let generics): return generics.isEmpty && hasResultOverloads(name)
    case .member(let base, let name, _): return !startsImplicitly(base) && hasResultOverloads(name)
    default: return false
    }
  }

  private func hasResultOverloads(_ name: Name) -> Bool {
    guard name != .`init` else { return false }
    return facts.derived(facts.tables.resultOverloads, name) {
      let found =
        facts.few(facts.topLevel(name)) { index.isProject($0) } + facts.allMembers(name).filter(index.isProject)
      let functions = found.filter { index[$0].kind == .function }
      guard functions.count > 1, functions.count <= DeclarationFacts.fewCandidates else { return false }
      return Set(functions.map { facts.signature(of: $0).result }).count > 1
    }
  }

  /// Prepares the arguments of a call without choosing its declaration.
  func prepareArguments(of expr: ExprID) {
    guard case .call(let callee, let run) = unit.tree[expr] else { return }
    if case .member(let base, _, _) = unit.tree[callee] { prepare(base) }
    prepare(callArguments(run))
  }

  /// Returns whether a call decided by its result fits the contextual type.
  func checkDecidedByResult(_ expr: ExprID, _ expected: TypeID, _ commits: Bool) -> Bool {
    guard commits else { return overloads(of: expr).contains { mayResult($0, in: expected) } }
    inferCall(in: expr, expected: expected)
    return solver.convert(whole(expr), to: expected)
  }

  private func overloads(of expr: ExprID) -> [Candidate] {
    guard case .call(let callee, _) = unit.tree[expr] else { return [] }
    switch unit.tree[callee] {
    case .identifier(let name, _):
      if case .candidates(let found) = meaning(of: name, isCalled: true) { return found }
      return []
    case .member(let base, let name, _): return facts.candidates(named: name, of: infer(base))
    default: return []
    }
  }

  private func mayResult(_ candidate: Candidate, in expected: TypeID) -> Bool {
    guard case .function(_, let result) = node(solver.typeOfReference(candidate)) else { return true }
    return onTrial { if !solver.convert(result, to: expected) { solver.score.mismatches += 1 } }.mismatches == 0
  }
}
