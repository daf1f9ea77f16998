import SwiftParsing

// Result builders.
extension BodyTyper {
  /// Binds the type variables of a value that is a component of a generic builder to the builder's type arguments.
  /// `TableColumn`s get the type of their rows this way.
  func adoptBuilder(_ made: TypeID) {
    guard let place = unit.builder, place.isGeneric, let owner = place.decl else { return }
    let builder = place.type
    for candidate in facts.typeMembers(named: Name("buildExpression"), of: builder) {
      for requirement in facts.requirements(in: candidate.decl) where requirement.isSameType {
        guard case .parameter(owner, _) = types[requirement.subject],
          case .member(_, let name) = types[requirement.type]
        else { continue }
        let own = facts.memberType(made, name)
        let given = facts.substitute(requirement.subject, facts.substitution(for: builder))
        if !isUnknown(own), !isUnknown(given) { _ = solver.attempt { solver.unify(own, given) } }
      }
    }
  }

  /// Returns the call at the start of a chain of modifiers.
  private func rootCall(of expr: ExprID) -> ExprID {
    guard case .call(let callee, _) = unit.tree[expr], case .member(let base, _, _) = unit.tree[callee],
      case .call = unit.tree[base]
    else { return expr }
    return rootCall(of: base)
  }

  /// Types an expression that is a component of a result builder.
  func build(_ expr: ExprID, _ builder: TypeID) {
    let outer = (unit.builder, unit.viewCall)
    if outer.0?.type != builder {
      unit.builder = BuilderPlace(
        type: builder, decl: declaration(of: builder), isGeneric: !arguments(of: builder).isEmpty)
    }
    unit.viewCall = unit.builder?.decl == known.viewBuilder ? rootCall(of: expr) : nil
    defer { (unit.builder, unit.viewCall) = outer }
    let core = core(of: expr)
    // The SDK's builders take views and other values whose types do not depend on the builder.
    let isOwn = declaration(of: builder).map(index.isProject) ?? false
    guard isOwn || isContextual(core) || isLiteral(core) else {
      infer(core)
      return
    }
    let expressions = facts.typeMembers(named: Name("buildExpression"), of: builder).filter {
      index[$0.decl].kind == .function
    }
    if !expressions.isEmpty {
      _ = call(expressions, [CallArgument(label: nil, expr: expr)], nil, expected: nil)
      return
    }
    if let type = componentType(of: builder), commit(expr, type) { return }
    infer(expr)
  }

  /// Returns the type that one of the project's builders makes of a body. Returns `nil` if it does not follow from the
  /// types of the expressions.
  func builtType(_ body: Run, _ builder: TypeID) -> TypeID? {
    guard let decl = declaration(of: builder), index.isProject(decl) else { return nil }
    var parts: [CallArgument] = []
    for statement in unit.tree.stmtList[body.indices] {
      guard case .expr(let expr) = unit.tree[statement] else { return nil }
      if case .statement = unit.tree[expr] { return nil }
      parts.append(CallArgument(label: nil, expr: nil, type: partType(expr, builder)))
    }
    var type = buildStep("buildBlock", builder, parts) ?? .unknown
    if let final = buildStep("buildFinalResult", builder, [CallArgument(label: nil, expr: nil, type: type)]) {
      type = final
    }
    return isUnknown(type) ? nil : type
  }

  private func partType(_ expr: ExprID, _ builder: TypeID) -> TypeID {
    let step = facts.typeMembers(named: Name("buildExpression"), of: builder)
    guard let first = step.first else { return whole(expr) }
    let result = facts.signature(of: first.decl).result
    return step.allSatisfy { facts.signature(of: $0.decl).result == result } && !result.isOpen ? result : .unknown
  }

  private func buildStep(_ name: StaticString, _ builder: TypeID, _ arguments: [CallArgument]) -> TypeID? {
    let step = facts.typeMembers(named: Name(name), of: builder).filter { index[$0.decl].kind == .function }
    return step.isEmpty ? nil : call(step, arguments, nil, expected: nil)
  }
}
