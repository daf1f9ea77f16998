import SwiftOutline

// Calls whose candidate is chosen: its generic parameters are opened and its arguments typed for good.
extension Checker {
  /// A candidate's parameters and result, with fresh type variables for its generic parameters.
  func open(_ candidate: Candidate) -> OpenedCall {
    let signature = signature(of: candidate.decl)
    if isClosed(signature), !isInherited(candidate) {
      return OpenedCall(
        decl: candidate.decl, parameters: signature.parameters, result: signature.result, requirements: [])
    }
    var map = Substitution()
    if let receiver = candidate.receiver {
      map = candidate.instantiatesReceiver ? instantiateReceiver(receiver) : substitution(for: receiver)
    }
    var fresh: [(TypeID, TypeID)] = []
    for generic in signature.generics {
      let open = freshVariable()
      map.add(generic, open)
      fresh.append((generic, open))
    }
    for (generic, open) in fresh {
      guard let number = variable(open) else { continue }
      variables[Int(number)].constraints = constraints(on: generic).map { substitute($0, map) }
    }
    var requirements = requirements(in: candidate.decl)
    if let parent = index.parent(candidate.decl), index[parent].kind == .extension, candidate.decl != parent {
      requirements += self.requirements(in: parent)
    }
    let opened = requirements.map {
      ResolvedRequirement(
        isSameType: $0.isSameType, subject: substitute($0.subject, map), type: substitute($0.type, map))
    }
    for requirement in opened where !requirement.isSameType { constrain(requirement) }
    let parameters = signature.parameters.map { parameter in
      var parameter = parameter
      parameter.type = substitute(parameter.type, map)
      if let builder = parameter.builder, builder.isOpen { parameter.builder = substitute(builder, map) }
      return parameter
    }
    let result = inheritedResult(of: candidate.decl, map) ?? substitute(signature.result, map)
    return OpenedCall(decl: candidate.decl, parameters: parameters, result: result, requirements: opened)
  }

  /// Whether a candidate is an initializer that a class inherits; it makes a value of the class then.
  private func isInherited(_ candidate: Candidate) -> Bool {
    guard index[candidate.decl].kind == .initializer, let owner = index.owner(candidate.decl) else { return false }
    return index[owner].kind == .class && candidate.receiver.flatMap { declaration(of: $0) } != owner
  }

  /// Adds what a `where` clause requires to the constraints of a type variable that has no binding and no constraints.
  private func constrain(_ requirement: ResolvedRequirement) {
    guard case .variable(let number) = types[requirement.subject], variables[Int(number)].constraints.isEmpty,
      variables[Int(number)].binding == nil
    else { return }
    variables[Int(number)].constraints.append(requirement.type)
  }

  /// Whether nothing in a signature is generic, as with most modifiers of views.
  private func isClosed(_ signature: Signature) -> Bool {
    if let known = signature.isClosed { return known }
    let closed =
      signature.generics.isEmpty && !signature.result.isOpen
      && signature.parameters.allSatisfy { !$0.type.isOpen }
    signature.isClosed = closed
    return closed
  }

  /// The result of an initializer that a class inherits: a value of that class. It is `nil` for other declarations.
  private func inheritedResult(of decl: DeclID, _ map: Substitution) -> TypeID? {
    guard index[decl].kind == .initializer, let made = map.selfType, let owner = index.owner(decl),
      index[owner].kind == .class, declaration(of: made) != owner
    else { return nil }
    return index[decl].flags.contains(.isFailable) ? optional(made) : made
  }

  /// Types all arguments for good, closures last, and returns the type of the result.
  func commit(
    _ opened: OpenedCall, _ arguments: [CallArgument], _ matching: [Int], _ expr: ExprID?, expected: TypeID?
  ) -> TypeID {
    adoptBuilder(opened.result)
    if recordsFlow, let expr { record(opened, arguments, matching, expr) }
    let hasKeyPath = arguments.contains { $0.expr.map { isKeyPathLiteral($0) } == true }
    for (argument, position) in zip(arguments, matching) {
      note(argument, position, opened, expr)
      if canSkip(argument, opened.parameters[position]) { continue }
      if let value = argument.expr, isContextual(value) || hasKeyPath && isLiteral(value) { continue }
      if let value = argument.expr, isLiteral(value) {
        _ = commit(value, parameterType(opened.parameters[position]))
      } else {
        _ = attempt { check(argument, opened.parameters[position], commits: true) }
      }
    }
    _ = attempt { solveDeferred() }
    _ = meet(opened.requirements)
    if let expected, !isUnknown(expected) { _ = attempt { convert(opened.result, to: expected) } }
    for (argument, position) in zip(arguments, matching)
    where argument.expr.map({ isContextual($0) && !isClosureLike($0) || hasKeyPath && isLiteral($0) }) == true {
      commitLate(argument, opened.parameters[position])
    }
    for (argument, position) in zip(arguments, matching) where argument.expr.map({ isClosureLike($0) }) == true {
      commitLate(argument, opened.parameters[position])
    }
    _ = attempt { solveDeferred() }
    resolveLiterals(opened.requirements)
    _ = meet(opened.requirements)
    lastReference = opened.decl
    return simplified(opened.result)
  }

  /// Binds the types of literals that only the requirements on them decide.
  /// In `stride(from: 0, to: 1, by: 0.25)` the whole numbers get the type of their stride.
  /// In `Array("abc")` the literal is a string.
  private func resolveLiterals(_ requirements: [ResolvedRequirement]) {
    for requirement in requirements where requirement.isSameType {
      for side in [requirement.subject, requirement.type] {
        guard case .member(let base, _) = types[side], let number = variable(base) else { continue }
        if variables[Int(number)].literal == .string { _ = attempt { unify(base, string) } }
      }
    }
    for (member, type) in deferred {
      guard case .member(let base, _) = node(member), let number = variable(base) else { continue }
      guard variables[Int(number)].literal == .integer else { continue }
      let isFloating =
        variable(type).map { variables[Int($0)].literal == .float } ?? (declaration(of: type) == known.double)
      if isFloating { _ = attempt { unify(base, type) } }
    }
  }

  /// Whether an expression is a key path. In `.environment(\.title, "…")` the path tells the type of the literal.
  private func isKeyPathLiteral(_ expr: ExprID) -> Bool {
    if case .keyPath = unit.tree[expr] { return true }
    return false
  }

  private func isClosureLike(_ expr: ExprID) -> Bool {
    if case .closure = unit.tree[expr] { return true }
    return false
  }

  private func commitLate(_ argument: CallArgument, _ parameter: Signature.Parameter) {
    guard let expr = argument.expr else { return }
    guard !canSkip(argument, parameter) else { return adoptPlace(of: parameter) }
    let type = parameterType(parameter)
    if case .closure(let index) = unit.tree[expr] {
      commitClosure(index, expected: type, builder: parameter.builder)
    } else {
      _ = commit(expr, type)
    }
    _ = attempt { solveDeferred() }
  }

  /// Records for each literal in an argument the call that it is passed to.
  private func note(_ argument: CallArgument, _ position: Int, _ opened: OpenedCall, _ expr: ExprID?) {
    guard let value = argument.expr, let expr, unit.mayContainKey(value) else { return }
    let call = LiteralCall(
      callee: opened.decl, expr: expr, parameter: position, isKey: opened.parameters[position].isLocalizationKey)
    forEachLiteral(value) { literal in
      if unit.literals[literal].call == nil { unit.literals[literal].call = call }
    }
  }

  /// Calls `body` with each string literal that may be the value of an expression, or an element of its array.
  func forEachLiteral(_ expr: ExprID, _ body: (Int) -> Void) {
    switch unit.tree[expr] {
    case .string(let literal): body(Int(literal))
    case .paren(let inner), .await(let inner), .try(_, let inner): forEachLiteral(inner, body)
    case .ternary(_, let a, let b):
      forEachLiteral(a, body)
      forEachLiteral(b, body)
    case .array(let items): for item in unit.tree.exprList[items.indices] { forEachLiteral(item, body) }
    case .binary(let op, _, let b) where op == Checker.coalescing: forEachLiteral(b, body)
    default: break
    }
  }
}
