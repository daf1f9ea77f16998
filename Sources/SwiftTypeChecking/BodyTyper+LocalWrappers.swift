import SwiftParsing

// Local variables with property wrappers, as in `@Bindable var model = model`.
extension BodyTyper {
  /// Returns the property wrapper among the attributes of a local variable.
  func localWrapper(_ attributes: Run) -> TypeID? {
    guard !attributes.isEmpty else { return nil }
    for attribute in unit.tree.attributes[attributes.indices] {
      let type = resolveHere(attribute.type)
      if let decl = declaration(of: type), index[decl].flags.contains(.isPropertyWrapper) { return type }
    }
    return nil
  }

  /// Types the arguments of a local variable's wrapper.
  private func walkArguments(_ attributes: Run, of wrapper: TypeID, holding value: TypeID?) {
    for attribute in unit.tree.attributes[attributes.indices] {
      guard let call = attribute.call, case .call(_, let run) = unit.tree[call], unit.mayContainKey(call) else {
        continue
      }
      let held = value.map { CallArgument(label: Name("wrappedValue"), expr: nil, type: $0) }
      _ = construct(wrapper, (held.map { [$0] } ?? []) + callArguments(run), call)
    }
  }

  /// - Parameter isProjection: whether the binding refers to `$name` of the variable that is its value.
  func walkWrapped(
    _ pattern: PatternID, _ value: ExprID?, _ wrapper: TypeID, _ attributes: Run, isProjection: Bool
  ) {
    if !isProjection {
      let held = solver.memberOfValue(self.wrapper(wrapper, holding: .unknown), Name("wrappedValue"))
      walkArguments(attributes, of: wrapper, holding: value == nil ? nil : held)
    }
    if let value, unit.mayContainKey(value) {
      var held = solver.memberOfValue(self.wrapper(wrapper, holding: .unknown), Name("wrappedValue"))
      if case .typed(_, let ref) = unit.tree[pattern] { held = resolveHere(ref) }
      if !isUnknown(held), commit(value, held) {
        // Inferring a called closure again would forget the types of its literals.
        unit.exprTypes[value.index] = held
      } else {
        infer(value)
      }
    }
    declare(pattern, value ?? ExprID.missing, isProjection ? .projected(wrapper) : .wrapped(wrapper))
  }

  /// Returns a wrapper's type with the generic arguments that follow from a value.
  func wrapper(_ wrapper: TypeID, holding value: TypeID) -> TypeID {
    guard let decl = declaration(of: wrapper), arguments(of: wrapper) == facts.generics(of: decl),
      !arguments(of: wrapper).isEmpty
    else { return wrapper }
    return solver.solveWrapper(decl, value)
  }
}
