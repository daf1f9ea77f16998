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
    let packs = openPacks(of: signature, candidate, map)
    let parameters = signature.parameters.map { open($0, packs, map) }
    let result =
      inheritedResult(of: candidate.decl, map) ?? facts.substitute(facts.expand(signature.result, packs), map)
    return OpenedCall(decl: candidate.decl, parameters: parameters, result: result, requirements: opened)
  }

  private func open(
    _ parameter: Signature.Parameter, _ packs: [PackElements], _ map: SubstitutionMap
  ) -> Signature.Parameter {
    var parameter = parameter
    if let element = parameter.element {
      parameter.type = facts.substitute(parameter.type, facts.substitution(of: packs, element: element, in: map))
    } else {
      parameter.type = facts.substitute(facts.expand(parameter.type, packs), map)
    }
    if let builder = parameter.builder, builder.isOpen { parameter.builder = facts.substitute(builder, map) }
    return parameter
  }

  /// Returns the elements of a call's parameter packs: the arguments of the receiver, or fresh type variables.
  private func openPacks(of signature: Signature, _ candidate: Candidate, _ map: SubstitutionMap) -> [PackElements] {
    signature.packs.map { pack, count in
      if let given = givenElements(of: pack, candidate) { return PackElements(generic: pack, types: given) }
      let constraints = facts.constraints(on: pack).map { facts.substitute($0, map) }
      return PackElements(generic: pack, types: (0..<count).map { _ in freshVariable(constraints: constraints) })
    }
  }

  /// Returns the arguments of the receiver that are the elements of its type's parameter pack.
  private func givenElements(of pack: TypeID, _ candidate: Candidate) -> [TypeID]? {
    guard !candidate.instantiatesReceiver, let receiver = candidate.receiver,
      case .nominal(let decl, let arguments) = node(receiver), case .parameter(decl, _) = types[pack]
    else { return nil }
    let generics = facts.generics(of: decl)
    guard let position = generics.firstIndex(of: pack), arguments.count >= generics.count - 1 else { return nil }
    return Array(arguments[position..<(position + arguments.count - generics.count + 1)])
  }

  /// Returns whether a candidate is an initializer or a function with the result `Self` that a class inherits. The call
  /// then makes a value of the class.
  func isInherited(_ candidate: Candidate) -> Bool {
    guard makesSelf(candidate.decl), let owner = index.owner(candidate.decl) else { return false }
    return index[owner].kind == .class && candidate.receiver.flatMap { declaration(of: $0) } != owner
  }

  private func makesSelf(_ decl: DeclID) -> Bool {
    switch index[decl].kind {
    case .initializer: return true
    case .function:
      let tree = index.outline(decl).tree
      guard let written = index[decl].type else { return false }
      if case .optional(let wrapped) = tree[written] { return isSelf(tree[wrapped]) }
      return isSelf(tree[written])
    default: return false
    }
  }

  private func isSelf(_ written: TypeRef) -> Bool {
    if case .named(.selfType, _) = written { return true }
    return false
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

  /// Returns the result of an initializer or a function with the result `Self` that a class inherits: a value of that
  /// class. Returns `nil` for other declarations.
  private func inheritedResult(of decl: DeclID, _ map: SubstitutionMap) -> TypeID? {
    guard let made = map.selfType, let owner = index.owner(decl), index[owner].kind == .class,
      declaration(of: made) != owner, makesSelf(decl)
    else { return nil }
    return wrapped(facts.signature(of: decl).result) == nil ? made : optional(made)
  }
}
