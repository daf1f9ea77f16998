import SwiftParsing

extension ConstraintSolver {
  /// Returns a candidate's parameters and result, with fresh type variables for its generic parameters.
  func open(_ fitting: FittingCandidate) -> OpenedCall {
    let (candidate, signature) = (fitting.candidate, fitting.signature)
    if isClosed(signature), index[candidate.decl].requirements.isEmpty, !isInherited(candidate) {
      return OpenedCall(
        decl: candidate.decl, parameters: signature.parameters, result: signature.result, requirements: [])
    }
    var map = SubstitutionMap()
    if let receiver = candidate.receiver {
      map = candidate.instantiatesReceiver ? instantiateReceiver(receiver) : facts.substitution(for: receiver)
    }
    var fresh: [(TypeID, TypeID)] = []
    for generic in signature.generics {
      let open = freshVariable()
      map.add(generic, open)
      fresh.append((generic, open))
    }
    for (generic, open) in fresh {
      guard let number = variable(open) else { continue }
      variables[Int(number)].constraints = facts.constraints(on: generic).map { facts.substitute($0, map) }
    }
    var requirements = facts.requirements(in: candidate.decl)
    if let parent = index.parent(candidate.decl), index[parent].kind == .extension, candidate.decl != parent {
      requirements += facts.requirements(in: parent)
    }
    let opened = requirements.map {
      ResolvedRequirement(
        isSameType: $0.isSameType, subject: facts.substitute($0.subject, map), type: facts.substitute($0.type, map))
    }
    for requirement in opened where !requirement.isSameType { constrain(requirement) }
    let parameters = signature.parameters.map { parameter in
      var parameter = parameter
      parameter.type = facts.substitute(parameter.type, map)
      if let builder = parameter.builder, builder.isOpen { parameter.builder = facts.substitute(builder, map) }
      return parameter
    }
    let result = inheritedResult(of: candidate.decl, map) ?? facts.substitute(signature.result, map)
    return OpenedCall(decl: candidate.decl, parameters: parameters, result: result, requirements: opened)
  }

  /// Returns whether a candidate is an initializer that a class inherits. The call then makes a value of the class.
  private func isInherited(_ candidate: Candidate) -> Bool {
    guard index[candidate.decl].kind == .initializer, let owner = index.owner(candidate.decl) else { return false }
    return index[owner].kind == .class && candidate.receiver.flatMap { declaration(of: $0) } != owner
  }

  /// Adds the requirements of a `where` clause to the constraints of a type variable without a binding and without
  /// constraints.
  private func constrain(_ requirement: ResolvedRequirement) {
    guard case .variable(let number) = types[requirement.subject], variables[Int(number)].constraints.isEmpty,
      variables[Int(number)].binding == nil
    else { return }
    variables[Int(number)].constraints.append(requirement.type)
  }

  /// Returns whether nothing in a signature is generic, as with most modifiers of views.
  private func isClosed(_ signature: Signature) -> Bool {
    if let known = signature.isClosed { return known }
    let closed =
      signature.generics.isEmpty && !signature.result.isOpen
      && signature.parameters.allSatisfy { !$0.type.isOpen }
    signature.isClosed = closed
    return closed
  }

  /// Returns the result of an initializer that a class inherits: a value of that class. Returns `nil` for other
  /// declarations.
  private func inheritedResult(of decl: DeclID, _ map: SubstitutionMap) -> TypeID? {
    guard index[decl].kind == .initializer, let made = map.selfType, let owner = index.owner(decl),
      index[owner].kind == .class, declaration(of: made) != owner
    else { return nil }
    return index[decl].flags.contains(.isFailable) ? optional(made) : made
  }
}
