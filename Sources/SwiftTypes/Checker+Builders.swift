import SwiftOutline

// Result builders.
extension Checker {
  /// An expression among a result builder's parts.
  func build(_ expr: ExprID, _ builder: TypeID) {
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
