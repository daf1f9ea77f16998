import SwiftParsing

// Closures that overloads take with different result builders. The compiler types their components before it chooses
// the overload (`BuilderTransform.cpp`).
extension BodyTyper {
  /// Prepares the components of a closure if the overloads have different builders, one of them the project's, so that
  /// trials compare the components.
  func prepareComponents(ofClosure number: Int32, _ parameters: [Signature.Parameter]) {
    let builders = parameters.map { $0.builder.flatMap { declaration(of: $0) } }
    guard Set(builders).count > 1, builders.contains(where: { $0.map(index.isProject) ?? false }),
      !nestsClosures(number)
    else { return }
    unit.comparedBuilders.insert(number)
    components(ofClosure: number).forEach(prepare)
  }

  /// Returns the expressions of a closure that are components, except for those in branches. Only literals have the same
  /// type without the closure's parameters and variables.
  private func components(ofClosure index: Int32) -> [ExprID] {
    let closure = unit.tree.closures[Int(index)]
    let statements = unit.tree.stmtList[closure.body.indices]
    let found = statements.compactMap { statement -> ExprID? in
      guard case .expr(let expr) = unit.tree[statement] else { return nil }
      if case .statement = unit.tree[expr] { return nil }
      return expr
    }
    let hasNames =
      closure.hasParameterList || closure.shorthandCount > 0
      || statements.contains { if case .expr = unit.tree[$0] { false } else { true } }
    return hasNames ? found.filter(isStringLiteral) : found
  }

  /// Checks the components of a closure on trial against the type that a builder takes. A literal has its default type
  /// before the builder's functions are known, so other overloads are preferred to a builder of another type.
  func checkComponents(ofClosure index: Int32, _ builder: TypeID) -> Bool {
    guard unit.comparedBuilders.contains(index) else { return true }
    let isOfViews = declaration(of: builder) == known.viewBuilder
    guard let type = isOfViews ? nominal(known.view) : componentType(of: builder) else { return true }
    return components(ofClosure: index).allSatisfy { component in
      guard isStringLiteral(component) else { return check(component, type, commits: false) }
      if type != string { solver.score.unfavored += 1 }
      return check(component, type, commits: false)
    }
  }

  /// Returns the type of all components of a builder without `buildExpression`, or `nil` if it is generic.
  func componentType(of builder: TypeID) -> TypeID? {
    guard facts.typeMembers(named: Name("buildExpression"), of: builder).isEmpty else { return nil }
    let blocks = facts.typeMembers(named: Name("buildBlock"), of: builder).filter { index[$0.decl].kind == .function }
    guard blocks.count == 1, let parameter = facts.signature(of: blocks[0].decl).parameters.first,
      !parameter.type.isOpen
    else { return nil }
    return parameter.type
  }
}
