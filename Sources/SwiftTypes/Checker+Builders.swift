import SwiftOutline

// Result builders.
extension Checker {
  /// A value that is made among the parts of a generic builder learns from it: `TableColumn`s know the type of their rows.
  func adoptBuilder(_ made: TypeID) {
    guard let builder = unit.builder, !arguments(of: builder).isEmpty, let owner = declaration(of: builder) else {
      return
    }
    for candidate in typeMembers(named: Name("buildExpression"), of: builder) {
      for requirement in requirements(in: candidate.decl) where requirement.isSameType {
        guard case .parameter(owner, _) = types[requirement.subject],
          case .member(_, let name) = types[requirement.type]
        else { continue }
        let own = memberType(made, name)
        let given = substitute(requirement.subject, substitution(for: builder))
        if !isUnknown(own), !isUnknown(given) { _ = attempt { unify(own, given) } }
      }
    }
  }

  /// An expression among a result builder's parts.
  func build(_ expr: ExprID, _ builder: TypeID) {
    let outer = unit.builder
    unit.builder = builder
    defer { unit.builder = outer }
    let core = core(of: expr)
    guard isContextual(core) || isLiteral(core) else {
      infer(core)
      return
    }
    let expressions = typeMembers(named: Name("buildExpression"), of: builder).filter {
      index[$0.decl].kind == .function
    }
    if !expressions.isEmpty {
      _ = call(expressions, [CallArgument(label: nil, expr: expr)], nil, expected: nil)
      return
    }
    let blocks = typeMembers(named: Name("buildBlock"), of: builder).filter { index[$0.decl].kind == .function }
    if blocks.count == 1, let parameter = signature(of: blocks[0].decl).parameters.first, !types.isOpen(parameter.type)
    {
      if commit(expr, parameter.type) { return }
    }
    infer(expr)
  }
}
