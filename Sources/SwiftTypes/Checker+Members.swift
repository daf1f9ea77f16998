import SwiftOutline

/// A declaration that a name may mean, and the type through which it is reached.
struct Candidate {
  var decl: DeclID
  /// The type that `Self` means in the declaration: that of the value, or the one that is constructed.
  var receiver: TypeID?
  /// Whether the receiver's generic arguments are still to be found (`Box(value: 3)`).
  var instantiatesReceiver = false
}

extension Checker {
  /// All members of a name: first the type's own, then those of its superclasses and its protocols.
  func members(named name: Name, of decl: DeclID) -> [DeclID] {
    mayHaveMembers(name) ? memberList(named: name, of: decl).decls : []
  }

  func memberList(named name: Name, of decl: DeclID) -> MemberList {
    let key = MemberKey(owner: decl, name: name)
    return tables.members[key] ?? answer(MembersFact.self, key)
  }

  func makeMembers(_ key: MemberKey) -> MemberList {
    guard let decl = key.owner else { return MemberList(decls: [], conditions: [:]) }
    let name = key.name
    var list = Array(ownMembers(name, of: decl))
    var conditions: [DeclID: DeclID] = [:]
    var seen = Set(list)
    if let parent = superclass(of: selfType(of: decl)), let parentDecl = declaration(of: parent) {
      list += members(named: name, of: parentDecl).filter { seen.insert($0).inserted }
    }
    for conformance in conformances(of: decl, mayHave: name) {
      for member in ownMembers(name, of: conformance.proto) where seen.insert(member).inserted {
        list.append(member)
        if !index[conformance.context].requirements.isEmpty, index[conformance.context].kind == .extension {
          conditions[member] = conformance.context
        }
      }
    }
    return MemberList(decls: list, conditions: conditions)
  }

  /// The members of a name that a value of a type has, or that a type has if `base` is its metatype.
  func candidates(named name: Name, of base: TypeID) -> [Candidate] {
    let base = simplified(base)
    if case .metatype(let instance) = types[base] { return typeMembers(named: name, of: simplified(instance)) }
    return valueMembers(named: name, of: base)
  }

  func valueMembers(named name: Name, of base: TypeID) -> [Candidate] { lookup(name, in: base, isStatic: false) }

  func typeMembers(named name: Name, of instance: TypeID) -> [Candidate] {
    var found = lookup(name, in: instance, isStatic: true)
    if opensArguments(instance) { for position in found.indices { found[position].instantiatesReceiver = true } }
    return found
  }

  /// Whether the generic arguments of a type are to be found because none were written.
  /// They are the type's own parameters then, which inside the type mean themselves.
  private func opensArguments(_ instance: TypeID) -> Bool {
    guard case .nominal(let decl, let arguments) = types[instance], !arguments.isEmpty else { return false }
    return arguments == generics(of: decl) && !isInside(decl)
  }

  /// Whether the current code stands inside a type, where the type's generic parameters mean themselves.
  private func isInside(_ decl: DeclID) -> Bool {
    var context = unit.context
    while let step = context {
      if index.nominal(step) == decl { return true }
      context = index.parent(step)
    }
    return false
  }

  /// Looks a member up. The members found in a type without open parts hold everywhere and are kept.
  private func lookup(_ name: Name, in base: TypeID, isStatic: Bool) -> [Candidate] {
    guard case .nominal(let decl, let arguments) = types[base] else { return constrainedLookup(name, base, isStatic) }
    guard !base.isOpen, depths.looking == 0 else {
      return nominalLookup(name, decl, arguments, base, isStatic)
    }
    let key = LookupKey(type: base, name: name, isStatic: isStatic)
    return derived(tables.memberCandidates, key) {
      apart(unit.file) { nominalLookup(name, decl, arguments, base, isStatic) }
    }
  }

  private func mayLookDeeper() -> Bool {
    if depths.looking < 24 { return true }
    evaluator.noteUnsettled()
    return false
  }

  private func nominalLookup(
    _ name: Name, _ decl: DeclID, _ arguments: [TypeID], _ base: TypeID, _ isStatic: Bool
  ) -> [Candidate] {
    // Constraints may go round in circles.
    guard mayLookDeeper() else { return [] }
    depths.looking += 1
    defer { depths.looking -= 1 }
    var found = members(named: name, of: decl).compactMap { member -> Candidate? in
      guard isOfType(index[member]) == isStatic, reaches(member, base, arguments) else { return nil }
      return Candidate(decl: member, receiver: base)
    }
    if found.count > 1, !arguments.isEmpty { found = withoutUnmet(found, decl, name, base, arguments) }
    if isStatic, name == .`init`, hasImplicitInitializer(decl, found) {
      found.append(Candidate(decl: decl, receiver: base))
    }
    return found
  }

  /// Whether a member belongs to the type rather than to its values.
  private func isOfType(_ member: Declaration) -> Bool {
    member.flags.contains(.isStatic) || member.kind == .initializer || member.kind.isNominal
      || member.kind == .typealias
  }

  private func hasImplicitInitializer(_ decl: DeclID, _ found: [Candidate]) -> Bool {
    switch index[decl].kind {
    case .struct, .class, .actor:
      return !found.contains { index.parent($0.decl) == decl && index[$0.decl].kind == .initializer }
    default: return false
    }
  }

  private func constrainedLookup(_ name: Name, _ base: TypeID, _ isStatic: Bool) -> [Candidate] {
    guard mayLookDeeper() else { return [] }
    depths.looking += 1
    defer { depths.looking -= 1 }
    switch types[base] {
    case .parameter, .selfType, .member:
      if let equal = sameType(as: base) { return lookup(name, in: equal, isStatic: isStatic) }
      return lookup(name, through: constraints(on: base), base, isStatic)
    case .composition(let parts): return lookup(name, through: parts, base, isStatic)
    case .variable(let number):
      let state = variables[Int(number)]
      if let preferred = defaultType(of: state) { return lookup(name, in: preferred, isStatic: isStatic) }
      return lookup(name, through: state.constraints, base, isStatic)
    default: return []
    }
  }

  private func lookup(_ name: Name, through constraints: [TypeID], _ base: TypeID, _ isStatic: Bool) -> [Candidate] {
    var list: [Candidate] = []
    for constraint in constraints {
      for var candidate in lookup(name, in: constraint, isStatic: isStatic) {
        if list.contains(where: { $0.decl == candidate.decl }) { continue }
        if declaration(of: constraint).map(isProtocol) == true, arguments(of: constraint).isEmpty {
          candidate.receiver = base
        }
        list.append(candidate)
      }
    }
    return list
  }

  /// Whether the `where` clause of a member's extension holds.
  private func reaches(_ member: DeclID, _ base: TypeID, _ arguments: [TypeID]) -> Bool {
    guard let parent = index.parent(member), index[parent].kind == .extension, !index[parent].requirements.isEmpty
    else {
      return true
    }
    if let decl = declaration(of: base) {
      // `.number` is looked up in the protocol that its place requires, whatever type the extension fixes as `Self`.
      if isProtocol(decl), index[member].flags.contains(.isStatic) { return true }
      if arguments == generics(of: decl), !arguments.isEmpty { return fixesSelf(requirements(in: parent), to: decl) }
    }
    return holds(requirements(in: parent), substitution(for: base))
  }

  /// Whether a `where Self == X` names the given type, with any arguments; `true` if there is no such requirement.
  private func fixesSelf(_ list: [ResolvedRequirement], to decl: DeclID) -> Bool {
    list.allSatisfy { requirement in
      guard requirement.isSameType, case .selfType = types[requirement.subject] else { return true }
      return declaration(of: requirement.type) == decl
    }
  }

  // MARK: Types of members

  /// The type of a property, or of a method as a value; `.unknown` where there is none.
  func memberOfValue(_ base: TypeID, _ name: Name) -> TypeID {
    let base = simplified(base)
    switch types[base] {
    case .tuple(let fields): return tupleMember(fields, name)
    case .module(let module): return moduleMember(name, of: module)
    case .unknown: return .unknown
    default: break
    }
    if name == .`self` { return base }
    let found = candidates(named: name, of: base)
    if let open = openFamily(found) { return open }
    if let best = preferred(found) { return typeOfReference(best) }
    if let dynamic = dynamicMember(base, name) { return dynamic }
    if let inner = wrapped(base) { return memberOfValue(inner, name) }
    return .unknown
  }

  /// The type of static properties that all give one generic type, each with other arguments, as
  /// `IntegerFormatStyle.number` does. Its arguments stay open, since the place decides which property is meant.
  private func openFamily(_ found: [Candidate]) -> TypeID? {
    guard found.count > 1, let first = found.first, first.instantiatesReceiver else { return nil }
    guard let decl = declaration(of: signature(of: first.decl).result), !generics(of: decl).isEmpty else { return nil }
    let isFamily = found.allSatisfy {
      index[$0.decl].kind == .variable && declaration(of: signature(of: $0.decl).result) == decl
    }
    return isFamily ? instantiateReceiver(selfType(of: decl)).selfType : nil
  }
  /// The preferred one of several members; of equal ones the first, which is that of the most derived type.
  /// Properties come before functions, and those of known type that are no requirements before other properties.
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
    if let type = globalType(name, file: unit.file, module: module) { return metatype(apply(type, [])) }
    guard let decl = topLevel(name).first(where: { index.stands($0, in: module) }) else { return .unknown }
    return typeOfReference(Candidate(decl: decl))
  }

  /// The type of an expression that names a declaration.
  func typeOfReference(_ candidate: Candidate) -> TypeID {
    defer { lastReference = candidate.decl }
    let declaration = index[candidate.decl]
    var map = candidate.receiver.map { substitution(for: $0) } ?? Substitution()
    if candidate.instantiatesReceiver, let receiver = candidate.receiver { map = instantiateReceiver(receiver) }
    switch declaration.kind {
    case .variable:
      if declaration.initializer.isNone == false || declaration.type == nil { noteInference(candidate.decl) }
      return substitute(variableType(candidate.decl), map)
    case .enumCase where declaration.parameters.isEmpty:
      return substitute(signature(of: candidate.decl).result, map)
    case .function, .enumCase, .initializer:
      let signature = signature(of: candidate.decl)
      for generic in signature.generics { map.add(generic, freshVariable(constraints: constraints(on: generic))) }
      let fields = signature.parameters.map {
        FunctionField(type: substitute($0.type, map), label: $0.label, isVariadic: $0.isVariadic)
      }
      return types.make(.function(fields, substitute(signature.result, map)))
    case .struct, .class, .enum, .actor, .protocol, .typealias:
      return metatype(substitute(apply(candidate.decl, [], within: candidate.receiver), map))
    default: return .unknown
    }
  }

  private func noteInference(_ decl: DeclID) {
    if index[decl].type == nil { usedInference = true }
  }

  /// A substitution of fresh type variables for the generic parameters of a type that is constructed.
  func instantiateReceiver(_ receiver: TypeID) -> Substitution {
    guard case .nominal(let decl, _) = node(receiver) else { return substitution(for: receiver) }
    var map = Substitution()
    let open = generics(of: decl).map { parameter in
      let fresh = freshVariable()
      map.add(parameter, fresh)
      return fresh
    }
    for (parameter, fresh) in zip(generics(of: decl), open) {
      guard let number = variable(fresh) else { continue }
      let list = constraints(on: parameter).map { substitute($0, map) }
      variables[Int(number)].constraints = list
    }
    map.selfType = types.make(.nominal(decl, open))
    var full = substitution(for: map.selfType ?? receiver)
    for (parameter, fresh) in zip(generics(of: decl), open) { full.add(parameter, fresh) }
    return full
  }
}
