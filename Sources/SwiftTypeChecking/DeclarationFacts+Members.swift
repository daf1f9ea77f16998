import SwiftParsing

/// A declaration that a name may refer to, and the type through which it is found.
struct Candidate {
  var decl: DeclID
  /// The type that `Self` means in the declaration: the type of the value, or the constructed type.
  var receiver: TypeID?
  /// Whether the receiver's generic arguments are still to be inferred (`Box(value: 3)`).
  var instantiatesReceiver = false
}

extension DeclarationFacts {
  /// Returns all members with a given name: first the type's own, then members of its superclasses and its protocols.
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
        if isConditional(conformance.context) {
          conditions[member] = conformance.context
        }
      }
    }
    return MemberList(decls: list, conditions: conditions)
  }

  /// Returns the members with a given name that a value of a type has, or that a type has if `base` is its metatype.
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

  /// Returns whether the generic arguments of a type have to be inferred because none were written. They are the type's
  /// own parameters then, which inside the type mean themselves.
  func opensArguments(_ instance: TypeID) -> Bool {
    guard case .nominal(let decl, let arguments) = types[instance], !arguments.isEmpty else { return false }
    return arguments == generics(of: decl) && !isInside(decl)
  }

  /// Returns whether the current code is inside a type, where the type's generic parameters mean themselves.
  private func isInside(_ decl: DeclID) -> Bool {
    var context = environment.context
    while let step = context {
      if index.nominal(step) == decl { return true }
      context = index.parent(step)
    }
    return false
  }

  /// Looks a member up. The members of a type without open parts are valid everywhere and are memoized.
  private func lookup(_ name: Name, in base: TypeID, isStatic: Bool) -> [Candidate] {
    guard case .nominal(let decl, let arguments) = types[base] else { return constrainedLookup(name, base, isStatic) }
    guard !base.isOpen, depths.looking == 0 else { return nominalLookup(name, decl, arguments, base, isStatic) }
    let key = LookupKey(name: name, type: base, isStatic: isStatic)
    return derived(tables.memberCandidates, key) {
      apart(environment.file) { nominalLookup(name, decl, arguments, base, isStatic) }
    }
  }

  private func mayLookDeeper() -> Bool {
    if depths.looking < 24 { return true }
    evaluator.noteLimit()
    return false
  }

  private func nominalLookup(
    _ name: Name, _ decl: DeclID, _ arguments: [TypeID], _ base: TypeID, _ isStatic: Bool
  ) -> [Candidate] {
    // Constraints may be cyclic.
    guard mayLookDeeper() else { return [] }
    depths.looking += 1
    defer { depths.looking -= 1 }
    var found = members(named: name, of: decl, with: base).compactMap { member -> Candidate? in
      guard isOfType(index[member]) == isStatic, reaches(member, base, arguments) else { return nil }
      return Candidate(decl: member, receiver: base)
    }
    if found.count > 1, !arguments.isEmpty { found = withoutUnmet(found, decl, name, base, arguments) }
    if isStatic, name == .`init`, hasImplicitInitializer(decl, found) {
      found.append(Candidate(decl: decl, receiver: base))
    }
    return found
  }

  /// Returns whether a member belongs to the type rather than to its values.
  private func isOfType(_ member: Declaration) -> Bool {
    member.flags.contains(.isStatic) || member.kind == .initializer || member.kind.isNominal
      || member.kind == .typealias || member.kind == .associatedtype
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
      let equal = equalTypes(to: base)
      if let fixed = equal.first(where: { !isArchetype($0) }) { return lookup(name, in: fixed, isStatic: isStatic) }
      return lookup(name, through: equal.flatMap { constraints(on: $0) }, base, isStatic)
    case .composition(let parts): return lookup(name, through: parts, base, isStatic)
    case .variable(let number):
      switch environment.variables?.bounds(of: number) {
      case .preferred(let type): return lookup(name, in: type, isStatic: isStatic)
      case .constraints(let list): return lookup(name, through: list, base, isStatic)
      case nil: return []
      }
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

  /// Returns whether the `where` clause of a member's extension holds.
  private func reaches(_ member: DeclID, _ base: TypeID, _ arguments: [TypeID]) -> Bool {
    guard let parent = index.parent(member), isConditional(parent) else { return true }
    if let decl = declaration(of: base) {
      // `.number` is looked up in the protocol of the contextual type, whatever type the extension fixes as `Self`.
      if isProtocol(decl), index[member].flags.contains(.isStatic) { return true }
      if arguments == generics(of: decl), !arguments.isEmpty { return fixesSelf(requirements(in: parent), to: decl) }
    }
    return holds(requirements(in: parent), substitution(for: base))
  }

  /// Returns whether a `where Self == X` names the given type, with any arguments. Returns `true` if there is no such
  /// requirement.
  private func fixesSelf(_ list: [ResolvedRequirement], to decl: DeclID) -> Bool {
    list.allSatisfy { requirement in
      guard requirement.isSameType, case .selfType = types[requirement.subject] else { return true }
      return declaration(of: requirement.type) == decl
    }
  }

  /// Returns the declarations that satisfy a condition, at most one more than `fewCandidates`. The additional one
  /// signals that there are too many to compare.
  func few(_ found: DeclList, where holds: (DeclID) -> Bool) -> [DeclID] {
    var few: [DeclID] = []
    for decl in found where holds(decl) {
      few.append(decl)
      if few.count > Self.fewCandidates { break }
    }
    return few
  }

  /// The greatest number of overloads of a single name that are compared. Calls of names with more overloads are not
  /// resolved: comparing them would take quadratic time.
  static var fewCandidates: Int { 256 }
}
