import SwiftParsing

// The type of the errors that `catch` catches: the only type that all calls marked with `try` are declared to throw,
// otherwise `any Error`.
extension BodyTyper {
  func walkCatches(_ catches: Run, _ error: Local.Source, _ mode: StatementMode) {
    for entry in unit.tree.cases[catches.indices] {
      let depth = unit.locals.count
      unit.locals.append(Local(name: Name("error"), source: error))
      for element in unit.tree.patternList[entry.patterns.indices] { bindError(element.pattern, error) }
      if let condition = entry.condition { visitIfNeeded(condition) }
      walk(entry.body, mode)
      unit.locals.cut(to: depth)
    }
  }

  private func bindError(_ pattern: PatternID, _ error: Local.Source) {
    if case .name(let name) = unit.tree[pattern] { return unit.locals.append(Local(name: name, source: error)) }
    var type = nominal(known.error)
    if case .enumCase = unit.tree[pattern] { type = typeOfLocal(unit.locals.count - 1) }
    bindings(of: pattern, to: type) { name, type in unit.locals.append(Local(name: name, source: .type(type))) }
  }

  /// Returns the type of the errors that the `try` expressions of a body throw.
  func errorType(of exprs: Range<Int32>) -> TypeID {
    var found: TypeID?
    for number in exprs {
      guard case .try(.plain, let tried) = unit.tree[ExprID(index: number)] else { continue }
      guard let type = errorType(tried, exprs.lowerBound), found == nil || found == type else {
        return nominal(known.error)
      }
      found = type
    }
    return found ?? nominal(known.error)
  }

  /// Returns the only error type that the calls inside an expression throw, or `nil` if they differ or do not name it.
  private func errorType(_ tried: ExprID, _ first: Int32) -> TypeID? {
    let place = unit.tree.record(tried)
    var found: TypeID?
    // The parts of an expression precede it directly in the tree.
    for number in (first...tried.index).reversed() {
      let record = unit.tree.record(ExprID(index: number))
      guard record.start >= place.start else { break }
      guard case .call(let callee, _) = record.node else { continue }
      for decl in throwing(callee) {
        guard let type = errorType(of: decl), found == nil || found == type else { return nil }
        found = type
      }
    }
    return found
  }

  private func errorType(of decl: DeclID) -> TypeID? {
    let outline = index.outline(decl)
    guard let element = outline.tree.typeList[index[decl].inherited.indices].first else { return nil }
    return facts.resolve(element.type, outline.shared, NameScope(file: decl.file, context: decl))
  }

  /// Returns the throwing functions that a call may refer to.
  private func throwing(_ callee: ExprID) -> [DeclID] {
    let candidates: [Candidate]
    switch unit.tree[callee] {
    case .identifier(let name, _):
      guard case .candidates(let found) = meaning(of: name, isCalled: true) else { return [] }
      candidates = found
    case .member(let base, let name, _): candidates = facts.candidates(named: name, of: infer(base))
    default: return []
    }
    return candidates.map(\.decl).filter { index[$0].flags.contains(.isThrowing) }
  }
}
