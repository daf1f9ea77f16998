import SwiftParsing

extension ConstraintSolver {
  // MARK: Types of members

  /// Returns the type of a property, or of a method as a value, or `.unknown` if there is none.
  func memberOfValue(_ base: TypeID, _ name: Name) -> TypeID {
    let base = simplified(base)
    switch types[base] {
    case .tuple(let fields): return tupleMember(fields, name)
    case .module(let module): return moduleMember(name, of: module)
    case .unknown: return .unknown
    default: break
    }
    if name == .`self` { return base }
    let limits = facts.evaluator.limitCount
    let found = facts.candidates(named: name, of: base)
    if let open = openFamily(found) { return open }
    if let best = preferred(found) {
      let isMethod = index[best.decl].kind == .function
      if isMethod, let inner = wrapped(base), hasVariable(name, of: inner) { return memberOfValue(inner, name) }
      return typeOfReference(best)
    }
    if let method = unappliedMethod(base, name) { return method }
    if let dynamic = dynamicMember(base, name) { return dynamic }
    if let inner = wrapped(base) { return memberOfValue(inner, name) }
    return facts.evaluator.limitCount == limits ? .unknown : .distant
  }

  /// Returns whether the value of an implicitly unwrapped optional, such as an outlet, has a variable. The optional's
  /// method then belongs to a protocol to which only some optionals conform: `Optional: View`.
  private func hasVariable(_ name: Name, of inner: TypeID) -> Bool {
    facts.candidates(named: name, of: simplified(inner)).contains { index[$0.decl].kind == .variable }
  }

  /// Returns the type of `Room.label` for a method `label`: a function that takes the receiver.
  private func unappliedMethod(_ base: TypeID, _ name: Name) -> TypeID? {
    guard case .metatype(let instance) = types[base],
      let method = facts.valueMembers(named: name, of: simplified(instance)).first(where: {
        index[$0.decl].kind == .function
      })
    else { return nil }
    return types.make(.function([FunctionField(type: instance)], typeOfReference(method)))
  }

  /// Returns the type of a property of a value whose type has no variables. The result has none either.
  func settledMember(of base: TypeID, _ name: Name) -> TypeID {
    let type = memberOfValue(base, name)
    return variables.isEmpty ? type : resolved(type)
  }

  /// Returns the type of static properties that all have one generic type with different arguments, as
  /// `IntegerFormatStyle.number` does. Its arguments stay open, because the contextual type decides which property is
  /// used.
  private func openFamily(_ found: [Candidate]) -> TypeID? {
    guard found.count > 1, let first = found.first, first.instantiatesReceiver else { return nil }
    guard let decl = declaration(of: facts.signature(of: first.decl).result), !facts.generics(of: decl).isEmpty else {
      return nil
    }
    let isFamily = found.allSatisfy {
      index[$0.decl].kind == .variable && declaration(of: facts.signature(of: $0.decl).result) == decl
    }
    return isFamily ? instantiateReceiver(facts.selfType(of: decl)).selfType : nil
  }

  /// Returns the preferred one of several members. Properties rank before functions, and among them the properties of
  /// known type that are not requirements. The first of equal members, which is from the most derived type, wins.
  private func preferred(_ found: [Candidate]) -> Candidate? {
    guard found.count > 1 else { return found.first }
    let variables = found.filter { index[$0.decl].kind == .variable || index[$0.decl].kind == .enumCase }
    guard !variables.isEmpty else { return found.first }
    return variables.first { !index[$0.decl].flags.contains(.isRequirement) && !isUnknown(typeOfReference($0)) }
      ?? variables.first
  }

  private func tupleMember(_ fields: [TupleField], _ name: Name) -> TypeID {
    for (position, field) in fields.enumerated() where field.label == name || Name(String(position)) == name {
      return field.type
    }
    return .unknown
  }

  private func moduleMember(_ name: Name, of module: Name) -> TypeID {
    if let type = facts.globalType(name, file: facts.environment.file, module: module) {
      return metatype(facts.apply(type, []))
    }
    guard let decl = facts.topLevel(name).first(where: { index.mayBelong($0, to: module) }) else { return .unknown }
    return typeOfReference(Candidate(decl: decl))
  }

  /// Returns the type of an expression that names a declaration.
  func typeOfReference(_ candidate: Candidate) -> TypeID {
    defer { facts.environment.lastReference = candidate.decl }
    let declaration = index[candidate.decl]
    var map = candidate.receiver.map { facts.substitution(for: $0) } ?? SubstitutionMap()
    if candidate.instantiatesReceiver, let receiver = candidate.receiver { map = instantiateReceiver(receiver) }
    switch declaration.kind {
    case .variable:
      if declaration.type == nil { facts.environment.usedInference = true }
      return facts.substitute(facts.variableType(candidate.decl), map)
    case .enumCase where declaration.parameters.isEmpty:
      return facts.substitute(facts.signature(of: candidate.decl).result, map)
    case .function, .enumCase, .initializer:
      let signature = facts.signature(of: candidate.decl)
      for generic in signature.generics { map.add(generic, freshVariable(constraints: facts.constraints(on: generic))) }
      let fields = signature.parameters.map {
        FunctionField(type: facts.substitute($0.type, map), label: $0.label, isVariadic: $0.isVariadic)
      }
      return types.make(.function(fields, facts.substitute(signature.result, map)))
    case .struct, .class, .enum, .actor, .protocol, .typealias:
      return metatype(facts.substitute(facts.apply(candidate.decl, [], within: candidate.receiver), map))
    default: return .unknown
    }
  }

  /// Returns a substitution of fresh type variables for the generic parameters of a constructed type.
  func instantiateReceiver(_ receiver: TypeID) -> SubstitutionMap {
    guard case .nominal(let decl, _) = node(receiver) else { return facts.substitution(for: receiver) }
    var map = SubstitutionMap()
    let open = facts.generics(of: decl).map { parameter in
      let fresh = freshVariable()
      map.add(parameter, fresh)
      return fresh
    }
    for (parameter, fresh) in zip(facts.generics(of: decl), open) {
      guard let number = variable(fresh) else { continue }
      let list = facts.constraints(on: parameter).map { facts.substitute($0, map) }
      variables[Int(number)].constraints = list
    }
    map.selfType = types.make(.nominal(decl, open))
    var full = facts.substitution(for: map.selfType ?? receiver)
    for (parameter, fresh) in zip(facts.generics(of: decl), open) { full.add(parameter, fresh) }
    return full
  }

  /// Returns the type of `$name` or `_name`.
  func projectedType(_ name: Name, of base: TypeID) -> TypeID {
    guard let decl = declaration(of: base) else { return .unknown }
    for type in facts.notableLineage(of: facts.selfType(of: decl)) {
      guard let owner = declaration(of: type) else { break }
      guard let found = facts.wrappedNames(of: owner)[name] else { continue }
      let whole = facts.substitute(facts.wrapperType(of: found.decl), facts.substitution(for: base))
      return found.isProjection ? memberOfValue(whole, Name("projectedValue")) : whole
    }
    return .unknown
  }

  /// Returns the type of a generic wrapper, with the arguments that give `wrappedValue` the type `value`.
  func solveWrapper(_ wrapper: DeclID, _ value: TypeID) -> TypeID {
    let open = facts.generics(of: wrapper).map { _ in freshVariable() }
    let whole = types.make(.nominal(wrapper, open))
    let mark = trail.count
    _ = unify(memberOfValue(whole, Name("wrappedValue")), value)
    let result = resolved(whole)
    undo(to: mark)
    return result
  }
}
