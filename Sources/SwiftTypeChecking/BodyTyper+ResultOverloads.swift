import SwiftParsing

// Calls whose declaration or generic arguments the contextual type decides: overloads that differ in their results, as
// `make(_: String) -> String` and `make(_: LocalizedStringKey) -> LocalizedStringKey`, and generic functions with
// arguments that have no type of their own, as `first(.init("a"), nil)`.
extension BodyTyper {
  /// Returns whether the contextual type may decide which declaration a call refers to, or its generic arguments.
  func isDecidedByResult(_ expr: ExprID) -> Bool {
    guard unit.exprTypes[expr.index] == nil, unit.mayContainKey(expr) else { return false }
    switch unit.tree[expr] {
    case .call(let callee, let run):
      if let known = unit.decidedByResult[expr.index], known.pass == unit.pass { return known.isDecided }
      let isDecided =
        choosesByResult(callee, run) || isInferredFromResult(callee, run) || choosesByReceiver(callee, run)
      unit.decidedByResult[expr.index] = (isDecided, unit.pass)
      return isDecided
    case .subscript(let base, let run): return choosesByResult(subscript: base, run)
    case .binary(let op, let a, let b): return (isLiteral(a) || isLiteral(b)) && choosesByResult(op, a, b)
    default: return false
    }
  }

  /// Returns whether a collection literal is the receiver of one of several methods with different results:
  /// `["a"].reversed()`. If the arguments contain literals or closures, the literal's type does not matter.
  private func choosesByReceiver(_ callee: ExprID, _ run: Run) -> Bool {
    guard case .member(let base, let name, _) = unit.tree[callee], unit.mayContainKey(base), readsCollection(base),
      !unit.tree.arguments[run.indices].contains(where: { isClosure($0.value) || unit.mayContainKey($0.value) })
    else { return false }
    let type = infer(base, having: name)
    guard solver.hasOpenTexts(type) else { return false }
    let found = facts.candidates(named: name, of: type)
    return found.count > 1 && found.count <= DeclarationFacts.fewCandidates
      && Set(fitting(found, callArguments(run), false).map(\.signature.result)).count > 1
  }

  private func readsCollection(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .array, .dictionary: true
    case .paren(let inner), .member(let inner, _, _), .subscript(let inner, _): readsCollection(inner)
    case .call(let callee, let run):
      readsCollection(callee) || unit.tree.arguments[run.indices].contains { readsCollection($0.value) }
    default: false
    }
  }

  private func choosesByResult(subscript base: ExprID, _ run: Run) -> Bool {
    let arguments = callArguments(run)
    guard !startsImplicitly(base), arguments.contains(where: { $0.expr.map(isStringLiteral) ?? false }),
      hasResultOverloads(.subscript), !arguments.contains(where: { $0.expr.map(isClosure) ?? false })
    else { return false }
    return differ(fitting(subscripts(of: base), arguments, false).map(\.decl))
  }

  /// Returns whether declarations of the project differ in their results.
  private func differ(_ decls: [DeclID]) -> Bool {
    Set(decls.filter(index.isProject).map { facts.signature(of: $0).result }).count > 1
  }

  private func subscripts(of base: ExprID) -> [Candidate] {
    let found = facts.candidates(named: .subscript, of: infer(base))
    return found.count <= DeclarationFacts.fewCandidates ? found : []
  }

  /// Returns whether only the project declares an operator, and with several results that the operands do not decide.
  private func choosesByResult(_ op: Name, _ a: ExprID, _ b: ExprID) -> Bool {
    guard hasResultOverloads(op), isProjectOperatorOnly(op) else { return false }
    let arguments = [a, b].map { CallArgument(expr: $0) }
    return plausible(fitting(overloads(of: op, 2), arguments, true), arguments).count > 1
  }

  private func choosesByResult(_ callee: ExprID, _ run: Run) -> Bool {
    let arguments = unit.tree.arguments[run.indices]
    guard arguments.contains(where: { unit.mayContainKey($0.value) }),
      !arguments.contains(where: { isClosure($0.value) && !makesTexts($0.value) })
    else { return false }
    switch unit.tree[callee] {
    case .identifier(let name, let generics): return generics.isEmpty && hasResultOverloads(name)
    case .member(let base, let name, _):
      guard !startsImplicitly(base), hasResultOverloads(name) else { return false }
      guard case .declarations(let found) = overloads(ofCallee: callee), !found.isEmpty else { return true }
      return differ(found.map(\.decl))
    default: return false
    }
  }

  /// Returns whether an expression is a closure that consists of a single text.
  func makesTexts(_ expr: ExprID) -> Bool {
    guard case .closure(let index) = unit.tree[expr] else { return false }
    return !onlyTexts(unit.tree.closures[Int(index)]).isEmpty
  }

  /// Returns whether the result of a call has generic parameters on which arguments without a type of their own depend.
  private func isInferredFromResult(_ callee: ExprID, _ run: Run) -> Bool {
    let arguments = unit.tree.arguments[run.indices]
    guard !startsImplicitly(callee),
      arguments.contains(where: { dependsOnPlace($0.value) || isSeparable($0.value) }) || bindsTexts(arguments),
      case .declarations(let found) = overloads(ofCallee: callee), found.count <= DeclarationFacts.fewCandidates
    else { return false }
    return found.contains { candidate in
      facts.signature(of: candidate.decl).result.isOpen
        && (candidate.instantiatesReceiver || !facts.ownGenerics(of: candidate.decl).isEmpty)
    }
  }

  /// Returns whether one argument is a closure with statements, and another contains literals that its parameters may
  /// depend on. The compiler types the closure when the contextual type has determined the types of its parameters.
  private func bindsTexts(_ arguments: ArraySlice<Argument>) -> Bool {
    arguments.count > 1 && arguments.contains { isTypedLast($0.value) }
      && arguments.contains { unit.mayContainKey($0.value) && !isTypedLast($0.value) }
  }

  /// Returns whether an expression is a closure with parameters that has statements or contains a closure with
  /// statements.
  private func isTypedLast(_ expr: ExprID) -> Bool {
    guard case .closure(let index) = unit.tree[expr] else { return false }
    let closure = unit.tree.closures[Int(index)]
    guard !closure.parameters.isEmpty || closure.shorthandCount > 0 else { return false }
    return singleValue(closure.body) == nil || containsStatements(index)
  }

  /// Returns whether a closure contains another one with statements. Inner closures precede it.
  private func containsStatements(_ index: Int32) -> Bool {
    let exprs = unit.tree.closures[Int(index)].exprs
    let inner = unit.tree.closures[..<Int(index)].reversed().prefix { exprs.contains($0.exprs.lowerBound) }
    return inner.contains { singleValue($0.body) == nil }
  }

  /// Returns whether an expression has no type without a contextual type: `nil`, `.some("a")`, `{ .init("a") }`.
  func dependsOnPlace(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .null, .implicitMember: return true
    case .paren(let inner), .await(let inner), .try(_, let inner): return dependsOnPlace(inner)
    case .member(let base, _, _), .subscript(let base, _), .forceUnwrap(let base), .optionalChain(let base):
      return startsImplicitly(base)
    case .call(let callee, let run):
      return startsImplicitly(callee) || immediateValue(callee, run).map(dependsOnPlace) ?? isDecidedByResult(expr)
    case .ternary(let items): return unit.tree.ternary(items).values.contains { dependsOnPlace($0) }
    case .binary(BodyTyper.coalescing, let a, let b): return dependsOnPlace(a) || dependsOnPlace(b)
    case .array(let items), .dictionary(let items):
      return unit.tree.exprList[items.indices].contains { dependsOnPlace($0) }
    case .tuple(let fields): return unit.tree.arguments[fields.indices].contains { dependsOnPlace($0.value) }
    case .closure(let index):
      let closure = unit.tree.closures[Int(index)]
      guard closure.result == nil else { return false }
      return singleValue(closure.body).map(dependsOnPlace) ?? returnsDependently(closure.body)
    case .statement(let statement): return givesDependently(statement)
    default: return false
    }
  }

  /// Returns whether a closure with statements returns a value without a type of its own.
  func returnsDependently(_ body: Run) -> Bool {
    if containsReturn(body) { return containsReturn(body) { $0.map(dependsOnPlace) ?? false } }
    return body.count == 1 && givesDependently(unit.tree.stmtList[Int(body.start)])
  }

  /// Returns whether a branch of an `if` or `switch` expression has no type of its own.
  private func givesDependently(_ statement: StmtID) -> Bool {
    switch unit.tree[statement] {
    case .expr(let expr): return dependsOnPlace(expr)
    case .block(let body): return returnsDependently(body)
    case .if:
      let chain = IfChain(statement, in: unit.tree.stmts)
      return chain.links.contains { returnsDependently($0.then) }
        || chain.otherwise.map(givesDependently) ?? false
    case .switch(_, let cases): return unit.tree.cases[cases.indices].contains { returnsDependently($0.body) }
    default: return false
    }
  }

  private func hasResultOverloads(_ name: Name) -> Bool {
    guard name != .`init` else { return false }
    return facts.derived(facts.tables.resultOverloads, name) {
      let found =
        facts.few(facts.topLevel(name)) { index.isProject($0) } + facts.allMembers(name).filter(index.isProject)
      let functions = found.filter { index[$0].kind == (name == .subscript ? .subscript : .function) }
      guard functions.count > 1, functions.count <= DeclarationFacts.fewCandidates else { return false }
      return differ(functions)
    }
  }

  /// Prepares the arguments of a call without choosing its declaration.
  func prepareArguments(of expr: ExprID) {
    switch unit.tree[expr] {
    case .call(let callee, let run):
      if case .member(let base, _, _) = unit.tree[callee] { prepare(base) }
      prepare(callArguments(run))
    case .subscript(let base, let run):
      infer(base)
      prepare(callArguments(run))
    case .binary(_, let a, let b):
      prepare(a)
      prepare(b)
    default: break
    }
  }

  /// Returns whether a call decided by its result fits the contextual type.
  func checkDecidedByResult(_ expr: ExprID, _ expected: TypeID, _ commits: Bool) -> Bool {
    switch (unit.tree[expr], commits) {
    case (.call(let callee, let run), false):
      guard case .declarations(let found) = overloads(ofCallee: callee) else { return false }
      return mayResult(found, callArguments(run), in: expected, isOperator: false)
    case (.subscript(let base, let run), false):
      return mayResult(subscripts(of: base), callArguments(run), in: expected, isOperator: false)
    case (.subscript(let base, let run), true):
      unit.exprTypes[expr.index] = inferSubscript(base, run, expr, expected: expected)
    case (.binary(let op, let a, let b), false):
      return mayResult(overloads(of: op, 2), [a, b].map { CallArgument(expr: $0) }, in: expected, isOperator: true)
    case (.binary(let op, let a, let b), true):
      unit.exprTypes[expr.index] = resolveOperator(op, [a, b], expr, flags: [], expected: expected)
    default: inferCall(in: expr, expected: expected)
    }
    return solver.convert(whole(expr), to: expected)
  }

  /// Returns the type of an expression that has a member of a given name. Of the overloads of a call, only those with
  /// such a result fit.
  func infer(_ base: ExprID, having name: Name) -> TypeID {
    switch unit.tree[base] {
    case .paren(let inner), .try(_, let inner), .await(let inner): _ = infer(inner, having: name)
    default: break
    }
    if !unit.openTypes.isEmpty {
      let type = infer(base)
      if isVariable(type), !facts.candidates(named: name, of: type).isEmpty { solver.bindOpenTexts(in: type) }
    }
    guard isDecidedByResult(base), case .call(let callee, let run) = unit.tree[base],
      case .declarations(let found) = overloads(ofCallee: callee)
    else { return infer(base) }
    let results = fitting(found, callArguments(run), false).compactMap { fitting -> TypeID? in
      guard case .function(_, let result) = node(solver.typeOfReference(fitting.candidate)) else { return nil }
      return solver.variable(result).map { number in
        string(for: solver.variables[Int(number)].constraints) ?? result
      } ?? result
    }
    let suitable = Set(results.filter { !facts.candidates(named: name, of: $0).isEmpty })
    if suitable.count == 1, let only = suitable.first, results.contains(where: { $0 != only }) {
      inferCall(in: base, expected: only)
    }
    return infer(base)
  }

  private func isVariable(_ type: TypeID) -> Bool { solver.variable(type) != nil }

  private func string(for constraints: [TypeID]) -> TypeID? {
    !constraints.isEmpty && constraints.allSatisfy { facts.meets(string, $0) } ? string : nil
  }

  /// Returns whether one of several declarations may have the contextual type as its result.
  private func mayResult(
    _ found: [Candidate], _ arguments: [CallArgument], in expected: TypeID, isOperator: Bool
  ) -> Bool {
    let fitting = fitting(found, arguments, isOperator)
    // With one declaration, the arguments count for the enclosing call. Of several, only literals do: trying all
    // arguments of each would double the work with each level.
    guard fitting.count == 1 else {
      let possible =
        fitting.isEmpty
        ? found.map { mayResult($0, in: expected) } : fitting.map { mayResult($0, arguments, in: expected) }
      let exact = isOperator ? [] : exactMatches(fitting, among: found, arguments)
      if !exact.isEmpty, !exact.contains(where: { possible[$0] }) { solver.score.unfavored += 1 }
      return possible.contains(true)
    }
    let score = trial(fitting[0], arguments, expected)
    if score.mismatches == 0 { solver.score.add(score) }
    return score.mismatches == 0
  }

  private func mayResult(_ fitting: FittingCandidate, _ arguments: [CallArgument], in expected: TypeID) -> Bool {
    onTrial {
      let opened = solver.open(fitting)
      if !solver.convert(opened.result, to: expected) { solver.score.mismatches += 1 }
      for (argument, position) in zip(arguments, fitting.matching)
      where argument.expr.map({ isStringLiteral($0) || makesTexts($0) }) ?? false {
        if !check(argument, opened.parameters[position], commits: false) { solver.score.mismatches += 1 }
      }
    }.mismatches == 0
  }

  private func mayResult(_ candidate: Candidate, in expected: TypeID) -> Bool {
    guard case .function(_, let result) = node(solver.typeOfReference(candidate)) else { return true }
    return onTrial { if !solver.convert(result, to: expected) { solver.score.mismatches += 1 } }.mismatches == 0
  }
}

/// The meaning of a callee.
enum CalleeOverloads {
  /// Functions, methods, enum cases, or the initializers of a type.
  case declarations([Candidate])
  case value
  case unknown
}

extension BodyTyper {
  /// Returns the declarations that a callee may refer to, with any labels.
  func overloads(ofCallee callee: ExprID) -> CalleeOverloads {
    switch unit.tree[callee] {
    case .identifier(let name, let generics):
      switch meaning(of: name, arguments: resolveAll(generics), isCalled: true) {
      case .candidates(let found): return .declarations(found)
      case .type(let type): return .declarations(facts.typeMembers(named: .`init`, of: simplified(type)))
      case .value: return .value
      case .unknown: return .unknown
      }
    case .member(let base, let name, _):
      guard !startsImplicitly(base) else { return .unknown }
      let type = infer(base, having: name)
      if name == .`init`, case .metatype(let instance) = node(type) {
        return .declarations(facts.typeMembers(named: name, of: simplified(instance)))
      }
      let found = facts.candidates(named: name, of: type)
      if let inner = found.first(where: { index[$0.decl].kind.isNominal }) {
        return .declarations(facts.typeMembers(named: .`init`, of: simplified(named(inner, []))))
      }
      return .declarations(found)
    case .paren(let inner): return overloads(ofCallee: inner)
    default: return .unknown
    }
  }
}
