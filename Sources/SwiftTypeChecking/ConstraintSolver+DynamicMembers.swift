import SwiftParsing

// Members that a type with `@dynamicMemberLookup` forwards to another type.
extension ConstraintSolver {
  /// - Parameter isCalled: whether arguments follow, so that the member is a function.
  func dynamicMember(_ base: TypeID, _ name: Name, isCalled: Bool = false) -> TypeID? {
    // A type may forward to itself without end.
    guard facts.depths.dynamic < 8 else {
      facts.evaluator.noteLimit()
      return nil
    }
    guard let decl = declaration(of: base), isDynamic(decl) else { return nil }
    facts.depths.dynamic += 1
    defer { facts.depths.dynamic -= 1 }
    for candidate in facts.valueMembers(named: .subscript, of: base) {
      let signature = facts.signature(of: candidate.decl)
      guard let parameter = signature.parameters.first, parameter.label == Name("dynamicMember") else { continue }
      var map = facts.substitution(for: base)
      for generic in signature.generics { map.add(generic, freshVariable()) }
      let keyPath = facts.substitute(parameter.type, map)
      guard let pathDecl = declaration(of: keyPath), isKeyPath(pathDecl) else {
        return facts.substitute(signature.result, map)
      }
      let parts = arguments(of: keyPath)
      guard parts.count == 2 else { continue }
      let member = memberOfValue(parts[0], name)
      guard !isUnknown(member), unify(parts[1], member) else { continue }
      let result = simplified(facts.substitute(signature.result, map))
      if case .function = types[result] { return result }
      if !isCalled { return result }
    }
    return nil
  }

  private func isDynamic(_ decl: DeclID) -> Bool {
    if index[decl].flags.contains(.isDynamicMemberLookup) { return true }
    return facts.conformances(of: decl).contains { index[$0.proto].flags.contains(.isDynamicMemberLookup) }
  }
}
