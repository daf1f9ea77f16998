import SwiftParsing

// Implicit member expressions: `.member`, `.make("…").suffix`.
extension BodyTyper {
  func checkImplicit(_ expr: ExprID, _ expected: TypeID, _ commits: Bool) -> Bool {
    if case .call(let callee, _) = unit.tree[expr], !startsImplicitly(callee) {
      if let type = unit.exprTypes[expr.index] { return solver.convert(type, to: expected) }
      guard commits else { return true }
      let type = inferCall(expr, expected: expected)
      return solver.convert(type, to: expected)
    }
    guard commits else { return mayHaveMember(expr, expected) }
    if waits(expr, for: expected) { return true }
    guard let root = implicitRoot(expected) else {
      visitImplicit(expr)
      return true
    }
    let type = inferImplicit(expr, root, expected: expected)
    return solver.convert(type, to: expected) || isUnknown(type)
  }

  /// Postpones an implicit member if its type is unknown or an undecided literal type. Another part of the
  /// statement may determine it: `let first: Tag = [.init("a"), "b"].first!`.
  private func waits(_ expr: ExprID, for expected: TypeID) -> Bool {
    guard !unit.isSettling, let number = solver.variable(expected) else { return false }
    switch solver.variables[Int(number)].literal {
    case .string, .interpolated: break
    case nil where solver.variables[Int(number)].constraints.isEmpty: break
    default: return false
    }
    unit.waiting.append(
      WaitingMember(
        expr: expr, type: expected, locals: unit.locals, closureParameters: unit.closureParameters, pass: unit.pass))
    return true
  }

  /// Types the implicit members that wait since a statement began. Those whose type is known by now come first.
  ///
  /// - Parameter first: the number of members that waited before the statement.
  func settleWaiting(from first: Int = 0) {
    guard unit.waiting.count > first else { return }
    let outer = (unit.locals, unit.closureParameters, unit.pass, unit.isSettling)
    var members = unit.takeWaiting(from: first)
    while !members.isEmpty {
      let known = members.filter(hasKnownType)
      // Without any known type, each member may determine the types of those after it.
      let next = known.isEmpty ? members : known
      members = known.isEmpty ? [] : members.filter { !hasKnownType($0) }
      for member in next { settle(member) }
      members += unit.takeWaiting(from: first)
    }
    (unit.locals, unit.closureParameters, unit.pass, unit.isSettling) = outer
  }

  private func hasKnownType(_ member: WaitingMember) -> Bool { solver.variable(member.type) == nil }

  private func settle(_ member: WaitingMember) {
    (unit.locals, unit.closureParameters, unit.pass) = (member.locals, member.closureParameters, member.pass)
    unit.isSettling = !hasKnownType(member)
    _ = commit(member.expr, member.type)
  }

  /// Returns the type whose member an implicit member expression names.
  private func implicitRoot(_ expected: TypeID) -> TypeID? {
    switch node(expected) {
    case .variable(let number):
      let state = solver.variables[Int(number)]
      return state.literal == nil ? state.constraints.first : solver.defaultType(of: state)
    case .unknown: return nil
    default: return simplified(expected)
    }
  }

  /// Returns whether the contextual type may have a member with that name. This decides while overloads are on trial.
  private func mayHaveMember(_ expr: ExprID, _ expected: TypeID) -> Bool {
    guard let name = firstMember(expr) else { return true }
    guard let root = implicitRoot(expected) else {
      // Only another argument could give a generic parameter a type with members.
      if solver.variable(expected) != nil, name != .`init` { solver.score.doubts += 1 }
      return true
    }
    // Any type variable may have `.init`: another argument or branch binds it, and protocols have no initializers.
    if name == .`init`, let number = solver.variable(expected) {
      if solver.variables[Int(number)].literal == nil { solver.score.unknowns += 1 }
      return true
    }
    // A parameter of type `some P` is represented by the protocol.
    if name == .`init`, isExistential(root) { return true }
    switch types[root] {
    case .function, .tuple: return false
    case .unknown, .module, .member: return true
    default: break
    }
    let found = implicitMembers(name, of: root)
    guard !found.isEmpty else {
      solver.score.doubts += 1
      return isOpaqueToUs(root)
    }
    guard let arguments = firstArguments(expr) else { return true }
    if let inner = wrapped(root), let value = wrappedValue(name, arguments) {
      return check(value, inner, commits: false)
    }
    if name == .`init`, arguments.allSatisfy({ $0.expr.map { !isContextual($0) } ?? true }) {
      return mayConstruct(root, found, arguments)
    }
    return found.contains {
      index[$0.decl].kind == .variable || fits($0.decl, arguments)
    }
  }

  /// Returns the value of `.some(value)` or `.init("literal")`, which an optional wraps.
  private func wrappedValue(_ name: Name, _ arguments: [CallArgument]) -> ExprID? {
    guard arguments.count == 1, arguments[0].label == nil, let value = arguments[0].expr else { return nil }
    return name == .some || name == .`init` && isLiteral(value) ? value : nil
  }

  /// Returns whether one of a type's initializers fits, and adds the score of the best one.
  private func mayConstruct(_ root: TypeID, _ initializers: [Candidate], _ arguments: [CallArgument]) -> Bool {
    let fails = wrapped(root) != nil
    let found = initializers.filter { fails || !index[$0.decl].flags.contains(.isFailable) }
    let fitting = fitting(found, arguments, false)
    let isNested = unit.isTryingInitializers
    // Trying each overload at each level of `.init(f(.init(…)))` would multiply the work with each level.
    if fitting.count > 1, isNested { return true }
    if fitting.count > 1 { unit.isTryingInitializers = true }
    defer { unit.isTryingInitializers = isNested }
    let scores = fitting.map { fitting in
      var score = trial(fitting, arguments, nil)
      score.omissions += fitting.signature.parameters.count - Set(fitting.matching).count
      return score
    }
    guard let best = scores.min() else { return false }
    if best.mismatches == 0 {
      solver.score.add(best)
      return true
    }
    solver.score.doubts += 1
    return isOpaqueToUs(root)
  }

  /// Returns the arguments of `.member(…)` at the start of a chain.
  private func firstArguments(_ expr: ExprID) -> [CallArgument]? {
    switch unit.tree[expr] {
    case .call(let callee, let run):
      guard case .implicitMember = unit.tree[callee] else { return firstArguments(callee) }
      return callArguments(run)
    case .member(let base, _, _), .subscript(let base, _), .forceUnwrap(let base), .optionalChain(let base):
      return firstArguments(base)
    default: return nil
    }
  }

  /// Returns whether a type may have unknown members. Most SDK types may. The project's types, except protocols, are
  /// complete.
  private func isOpaqueToUs(_ type: TypeID) -> Bool {
    guard let decl = declaration(of: wrapped(type) ?? type) else { return true }
    guard !index.isProject(decl) else { return index[decl].kind == .protocol }
    return decl != known.string && decl != known.bool && decl != known.int
      && !index[decl].flags.contains(.isLocalizable)
  }

  /// Returns the static members that `.name` may refer to. Those of a protocol are in extensions that fix `Self`, so
  /// their receiver is a fresh type variable.
  private func implicitMembers(_ name: Name, of root: TypeID) -> [Candidate] {
    var found = facts.typeMembers(named: name, of: simplified(root))
    if isExistential(root) {
      for position in found.indices where index[found[position].decl].flags.contains(.isStatic) {
        found[position].receiver = solver.freshVariable(constraints: [root])
      }
    }
    if let inner = wrapped(root) { return facts.typeMembers(named: name, of: simplified(inner)) + found }
    return found
  }

  /// Returns whether a type is a protocol or a composition of protocols, with or without arguments.
  private func isExistential(_ type: TypeID) -> Bool {
    if case .composition(let parts) = types[type] { return !parts.isEmpty && parts.allSatisfy(isExistential) }
    return declaration(of: type).map(isProtocol) == true
  }

  func firstMember(_ expr: ExprID) -> Name? {
    switch unit.tree[expr] {
    case .implicitMember(let name): name
    case .member(let base, _, _), .call(let base, _), .subscript(let base, _), .forceUnwrap(let base),
      .optionalChain(let base):
      firstMember(base)
    default: nil
    }
  }

  /// Types an implicit member chain from its root outwards.
  private func inferImplicit(_ expr: ExprID, _ root: TypeID, expected: TypeID?) -> TypeID {
    switch unit.tree[expr] {
    case .implicitMember(let name): return tracing(expr) { implicitValue(name, root, expr) }
    case .member(let base, let name, _):
      let type = inferImplicit(base, root, expected: nil)
      return tracing(expr) { memberType(ofExpression: type, name) }
    case .call(let callee, let run): return callImplicit(callee, run, root, expr, expected)
    case .subscript(let base, let arguments):
      unit.exprTypes[base.index] = inferImplicit(base, root, expected: nil)
      return inferSubscript(base, arguments, expr)
    case .forceUnwrap(let base), .optionalChain(let base):
      let type = inferImplicit(base, root, expected: nil)
      return wrapped(type) ?? type
    default: return .unknown
    }
  }

  private func implicitValue(_ name: Name, _ root: TypeID, _ expr: ExprID) -> TypeID {
    // A name that is not called is a variable, if a function has the same name.
    let members = implicitMembers(name, of: root)
    guard let found = members.first(where: { index[$0.decl].kind == .variable }) ?? members.first else {
      noteMissingMember(expr, root)
      return .unknown
    }
    return solver.typeOfReference(found)
  }

  /// Types a member of an implicit member chain, and records its declaration if references are traced.
  private func tracing(_ expr: ExprID, _ body: () -> TypeID) -> TypeID {
    guard session.tracesReferences else { return body() }
    let outer = environment.lastReference
    environment.lastReference = nil
    let type = body()
    unit.implicitReferences[expr.index] = environment.lastReference
    environment.lastReference = environment.lastReference ?? outer
    return type
  }

  /// Records the type that has no member of that name, if references are traced.
  private func noteMissingMember(_ expr: ExprID, _ root: TypeID) {
    guard session.tracesReferences, let type = declaration(of: wrapped(root) ?? root) else { return }
    unit.missingMembers[expr.index] = type
  }

  func callImplicit(_ callee: ExprID, _ run: Run, _ root: TypeID, _ expr: ExprID, _ expected: TypeID?) -> TypeID {
    let arguments = callArguments(run)
    switch unit.tree[callee] {
    case .implicitMember(let name):
      return callImplicitMember(name, callee, arguments, root, expr, expected)
    case .member(let base, _, _):
      unit.exprTypes[base.index] = inferImplicit(base, root, expected: nil)
      return inferCall(expr, expected: expected)
    default:
      unit.exprTypes[callee.index] = inferImplicit(callee, root, expected: nil)
      return inferCall(expr, expected: expected)
    }
  }

  /// Prepares the arguments of `.init(…)` and `.some(…)`, which decide about the overload of the enclosing call.
  func prepareImplicit(_ callee: ExprID, _ run: Run) {
    guard case .implicitMember(let name) = unit.tree[callee], name == .`init` || name == .some else { return }
    prepare(callArguments(run))
  }

  private func callImplicitMember(
    _ name: Name, _ callee: ExprID, _ arguments: [CallArgument], _ root: TypeID, _ expr: ExprID, _ expected: TypeID?
  ) -> TypeID {
    let instance = simplified(wrapped(root) ?? root)
    // The initializer of `Optional` takes the literal as the wrapped value.
    if name == .`init`, wrapped(root) != nil, let literal = literalConstruction(instance, arguments) { return literal }
    if name == .`init` {
      return constructImplicitly(instance, arguments, expr, expected, isWrapped: wrapped(root) != nil)
    }
    let found = implicitMembers(name, of: root)
    if let type = found.first(where: { index[$0.decl].kind.isNominal }) {
      return construct(facts.apply(type.decl, [], within: type.receiver), arguments, expr, expected)
    }
    let functions = found.filter { index[$0.decl].kind != .variable }
    guard !functions.isEmpty else {
      if let value = found.first { return callValue(solver.typeOfReference(value), arguments, expr, expected) }
      noteMissingMember(callee, root)
      visit(arguments)
      return .unknown
    }
    return call(functions, arguments, expr, expected: expected, prefersExact: wrapped(root) == nil)
  }

  /// Calls an initializer, for example `.init("…")`: the literal is its argument and does not have the constructed
  /// type.
  ///
  /// - Parameter isWrapped: whether the contextual type is an optional. The optional's own initializers are overloads,
  ///   too, so the compiler prefers no exact matches.
  private func constructImplicitly(
    _ instance: TypeID, _ arguments: [CallArgument], _ expr: ExprID, _ expected: TypeID?, isWrapped: Bool
  ) -> TypeID {
    let found = facts.typeMembers(named: .`init`, of: instance)
    guard !found.isEmpty else {
      visit(arguments)
      return instance
    }
    return call(found, arguments, expr, expected: expected, prefersExact: !isWrapped)
  }
}
