import SwiftParsing

// Commits calls whose candidate is chosen: opens its generic parameters and types the arguments.
extension BodyTyper {
  /// Types all arguments with their final types, closures last, and returns the type of the result.
  ///
  /// - Parameter fitting: all candidates whose labels fit. Empty if the callee is a value.
  func commit(
    _ opened: OpenedCall, _ arguments: [CallArgument], _ matching: [Int], _ expr: ExprID?, expected: TypeID?,
    among fitting: [FittingCandidate] = []
  ) -> TypeID {
    adoptBuilder(opened.result)
    if let expected, wrapped(expected) != nil { adoptWhole(expected, opened.result) }
    if session.recordsFlow, let expr { record(opened, arguments, matching, expr) }
    let separated = expected.map { isUnknown($0) } ?? true ? commitSeparated(opened, arguments, matching) : []
    let hasKeyPath = arguments.contains { $0.expr.map { isKeyPathLiteral($0) } == true }
    for (number, (argument, position)) in zip(arguments, matching).enumerated() {
      if session.tracesReferences || mayBeKey(number, argument, opened.parameters[position], fitting) {
        note(argument, position, opened, expr)
      }
      if canSkip(argument, opened.parameters[position]) || separated.contains(number) { continue }
      if let value = argument.expr, isTypedLate(value) || hasKeyPath && isLiteral(value) { continue }
      if let value = argument.expr, isLiteral(value) {
        _ = commit(value, parameterType(opened.parameters[position]))
      } else if !solver.attempt({ check(argument, opened.parameters[position], commits: true) }) {
        unit.conflicts += 1
      }
    }
    _ = solver.attempt { solver.solveDeferred() }
    _ = meet(opened.requirements)
    if let expected, !isUnknown(expected) { _ = solver.attempt { solver.convert(opened.result, to: expected) } }
    for (number, (argument, position)) in zip(arguments, matching).enumerated()
    where argument.expr.map({ isTypedLate($0) && !isClosureLike($0) || hasKeyPath && isLiteral($0) }) == true {
      if !separated.contains(number) { commitLate(argument, opened.parameters[position]) }
    }
    for (argument, position) in zip(arguments, matching) where argument.expr.map({ isClosureLike($0) }) == true {
      commitLate(argument, opened.parameters[position])
    }
    _ = solver.attempt { solver.solveDeferred() }
    resolveLiterals(opened.requirements)
    _ = meet(opened.requirements)
    environment.lastReference = opened.decl
    return simplified(opened.result)
  }

  /// Returns whether an argument is typed after those with types of their own and the contextual type of the call.
  private func isTypedLate(_ expr: ExprID) -> Bool { isContextual(expr) || isDecidedByResult(expr) }

  /// Binds a generic parameter that is the whole result of a call to the contextual type itself, also if that is an
  /// optional.
  private func adoptWhole(_ expected: TypeID, _ result: TypeID) {
    guard let number = solver.variable(result), solver.variables[Int(number)].literal == nil else { return }
    _ = solver.attempt { solver.unify(result, expected) }
  }

  /// Binds the types of literals that only requirements determine. In `stride(from: 0, to: 1, by: 0.25)` the integers
  /// get the type of their stride. In `Array("abc")` the literal is a string.
  private func resolveLiterals(_ requirements: [ResolvedRequirement]) {
    for requirement in requirements where requirement.isSameType {
      for side in [requirement.subject, requirement.type] {
        guard case .member(let base, _) = types[side], let number = solver.variable(base) else { continue }
        if solver.variables[Int(number)].literal == .string { _ = solver.attempt { solver.unify(base, string) } }
      }
    }
    for (member, type) in solver.deferred {
      guard case .member(let base, _) = node(member), let number = solver.variable(base) else { continue }
      guard solver.variables[Int(number)].literal == .integer else { continue }
      let isFloating =
        solver.variable(type).map { solver.variables[Int($0)].literal == .float }
        ?? (declaration(of: type) == known.double)
      if isFloating { _ = solver.attempt { solver.unify(base, type) } }
    }
  }

  /// Returns whether an expression is a key path. In `.environment(\.title, "…")` the path determines the type of the
  /// literal.
  private func isKeyPathLiteral(_ expr: ExprID) -> Bool {
    if case .keyPath = unit.tree[expr] { return true }
    return false
  }

  func isClosureLike(_ expr: ExprID) -> Bool {
    if case .closure = unit.tree[expr] { return true }
    return false
  }

  private func commitLate(_ argument: CallArgument, _ parameter: Signature.Parameter) {
    guard let expr = argument.expr else { return }
    guard !canSkip(argument, parameter) else { return adoptPlace(of: parameter) }
    let type = parameterType(parameter)
    if case .closure(let index) = unit.tree[expr] {
      let made = commitClosure(index, expected: type, builder: parameter.builder)
      // The function that `id({ 1 })` returns.
      if solver.variable(type) != nil { _ = solver.attempt { solver.convert(made, to: type) } }
    } else {
      _ = commit(expr, type)
    }
    _ = solver.attempt { solver.solveDeferred() }
  }

  /// Returns whether an argument has literals that may be keys. A literal that is the whole argument is not a key if
  /// all candidates take strings.
  private func mayBeKey(
    _ number: Int, _ argument: CallArgument, _ parameter: Signature.Parameter, _ fitting: [FittingCandidate]
  ) -> Bool {
    guard let value = argument.expr, unit.mayContainKey(value) else { return false }
    guard case .string = unit.tree[value] else { return true }
    if fitting.isEmpty { return !facts.isPlainPlace(parameter) }
    return fitting.contains { !facts.isPlainPlace($0.parameter(number)) }
  }

  /// Records the call for each literal in an argument. For a function that takes a key as a string, such as
  /// `NSLocalizedString`, the literals of a ternary are not keys. Of several literals joined by `+`, the first
  /// represents them all.
  private func note(_ argument: CallArgument, _ position: Int, _ opened: OpenedCall, _ expr: ExprID?) {
    guard let value = argument.expr, let expr, unit.mayContainKey(value) else { return }
    let keys = opened.parameters[position].isLocalizationKey ? unit.tree.joinedLiterals(value) : []
    let call = LiteralCall(callee: opened.decl, expr: expr, parameter: position, isKey: !keys.isEmpty)
    if keys.count > 1 { unit.literals[keys[0]].call = call }
    forEachLiteral(value) { literal in
      if unit.literals[literal].call == nil { unit.literals[literal].call = call }
    }
  }

  /// Calls `body` with each string literal that may be the value of an expression, or an element of its array or tuple.
  func forEachLiteral(_ expr: ExprID, _ body: (Int) -> Void) {
    switch unit.tree[expr] {
    case .string(let literal): body(Int(literal))
    case .paren(let inner), .await(let inner), .try(_, let inner): forEachLiteral(inner, body)
    case .ternary(let items): for value in unit.tree.ternary(items).values { forEachLiteral(value, body) }
    case .array(let items): for item in unit.tree.exprList[items.indices] { forEachLiteral(item, body) }
    case .tuple(let fields): for field in unit.tree.arguments[fields.indices] { forEachLiteral(field.value, body) }
    case .binary(let op, _, let b) where op == BodyTyper.coalescing: forEachLiteral(b, body)
    default: break
    }
  }
}
