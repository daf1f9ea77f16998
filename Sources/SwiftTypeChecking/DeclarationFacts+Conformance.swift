import SwiftParsing

// Conformance of types to protocols, and the requirements on generic parameters.
extension DeclarationFacts {
  /// The greatest number of nested conditions that are followed. Further ones are assumed to hold.
  private static var mostConditions: Int { 64 }

  /// Returns the superclass of a class type, with its generic arguments.
  func superclass(of type: TypeID) -> TypeID? {
    guard case .nominal(let decl, let arguments) = node(type), index[decl].kind == .class else { return nil }
    guard let parent = tables.superclasses[decl] ?? findSuperclass(decl) else { return nil }
    return substitute(parent, with: arguments, of: decl)
  }

  /// Returns a type and its superclasses, the nearest first. The sequence is finite, because no class inherits from
  /// itself.
  func lineage(of type: TypeID) -> some Sequence<TypeID> { sequence(first: type) { self.superclass(of: $0) } }

  /// Returns a type and the superclasses with generic parameters or with properties that have attributes. Other
  /// superclasses are skipped, so that a long chain is followed only once.
  func notableLineage(of type: TypeID) -> some Sequence<TypeID> {
    sequence(first: type) { type in
      guard case .nominal(let decl, let arguments) = self.node(type), self.index[decl].kind == .class,
        let found = self.tables.notableSuperclasses[decl] ?? self.findNotableSuperclass(decl)
      else { return nil }
      return self.substitute(found, with: arguments, of: decl)
    }
  }

  private func findNotableSuperclass(_ decl: DeclID) -> TypeID? {
    let before = evaluator.unsettledCount
    log?.begin()
    var chain = [decl]
    var found: TypeID?
    while let parent = superclass(of: selfType(of: chain[chain.count - 1])) {
      found = parent
      guard let next = declaration(of: parent), !isNotable(next) else { break }
      if let known = tables.notableSuperclasses[next] {
        found = known
        break
      }
      found = nil
      chain.append(next)
    }
    let basis = log?.keep()
    guard evaluator.unsettledCount == before else { return found }
    for step in chain { tables.notableSuperclasses.keep(found, for: step, basis) }
    return found
  }

  private func isNotable(_ decl: DeclID) -> Bool {
    if !generics(of: decl).isEmpty { return true }
    return ([decl] + extensionsWithVariables(of: decl)).contains { context in
      index.directMembers(of: context).contains { index[$0].kind == .variable && !index[$0].attributes.isEmpty }
    }
  }

  private func findSuperclass(_ decl: DeclID) -> TypeID? {
    derived(tables.superclasses, decl) { isCircular(decl) ? nil : namedSuperclass(decl) }
  }

  /// Returns the class that a class names as its superclass.
  private func namedSuperclass(_ decl: DeclID) -> TypeID? {
    tables.writtenSuperclasses[decl] ?? answer(SuperclassFact.self, decl)
  }

  /// Returns whether a class is the first in an inheritance cycle. That class is treated as one without a superclass.
  private func isCircular(_ decl: DeclID) -> Bool {
    if let known = tables.circularClasses[decl] { return known }
    let before = evaluator.unsettledCount
    log?.begin()
    var chain = [decl]
    var positions = [decl: 0]
    var head: DeclID?
    while tables.circularClasses[chain[chain.count - 1]] == nil, let parent = namedSuperclass(chain[chain.count - 1]),
      let next = declaration(of: parent)
    {
      if let start = positions[next] {
        head = evaluator.least(of: chain[start...].map { Request(kind: .superclass, decl: $0) })?.decl
        break
      }
      positions[next] = chain.count
      chain.append(next)
    }
    let basis = log?.keep()
    guard evaluator.unsettledCount == before else { return decl == head }
    for decl in chain.reversed() where tables.circularClasses[decl] == nil {
      tables.circularClasses.keep(decl == head, for: decl, head == nil ? basisOfSuperclasses(of: decl) : basis)
    }
    return decl == head
  }

  /// Returns the queries that prove that no inheritance cycle exists above a class, if this is known of its superclass.
  private func basisOfSuperclasses(of decl: DeclID) -> QueryLog.Basis? {
    log?.begin()
    if let parent = namedSuperclass(decl), let next = declaration(of: parent) { _ = tables.circularClasses[next] }
    return log?.keep()
  }

  func writtenSuperclass(_ decl: DeclID) -> TypeID? {
    let outline = index.outline(decl)
    guard let first = outline.tree.typeList[index[decl].inherited.indices].first else { return nil }
    let type = resolve(first.type, outline.shared, NameScope(file: decl.file, context: index.parent(decl) ?? decl))
    guard case .nominal(let parent, _) = types[type], index[parent].kind == .class, parent != decl else { return nil }
    return type
  }

  /// Returns whether a type conforms to a protocol. If this cannot be known, the type counts as conforming.
  func conforms(_ type: TypeID, to proto: DeclID) -> Bool {
    let type = simplified(type)
    switch types[type] {
    case .unknown, .module, .variable: return true
    case .nominal(let decl, let arguments):
      if decl == proto { return true }
      if proto == known.anyObject { return isReference(decl) }
      guard let found = conformance(of: decl, to: proto) else { return isMarker(proto) }
      return holds(found.context, for: type, arguments)
    case .member(let base, _) where isPending(base): return true
    case .parameter, .selfType, .member:
      guard depths.constraint < Self.mostConditions else {
        evaluator.noteLimit()
        return true
      }
      depths.constraint += 1
      defer { depths.constraint -= 1 }
      return constraints(on: type).contains { conforms($0, to: proto) } || isMarker(proto)
    case .composition(let parts): return parts.contains { conforms($0, to: proto) } || isMarker(proto)
    case .tuple, .function, .metatype: return isMarker(proto)
    }
  }

  /// Returns whether the `where` clause of an extension holds for a type.
  func holds(_ context: DeclID, for type: TypeID, _ arguments: [TypeID]) -> Bool {
    guard isConditional(context) else { return true }
    let key = ConditionKey(type: type, context: context)
    if depths.condition > 0, let known = passing.conformances[key] { return known }
    guard depths.condition < Self.mostConditions else {
      evaluator.noteLimit()
      return true
    }
    depths.condition += 1
    let holds = holds(requirements(in: context), substitution(for: type))
    depths.condition -= 1
    if depths.condition > 0 {
      passing.conformances[key] = holds
    } else {
      passing.conformances.removeAll(keepingCapacity: true)
    }
    return holds
  }

  func holds(_ list: [ResolvedRequirement], _ map: SubstitutionMap) -> Bool {
    list.allSatisfy { requirement in
      let subject = substitute(requirement.subject, map)
      let type = substitute(requirement.type, map)
      if requirement.isSameType { return mayEqual(subject, type) }
      return meets(isText(subject) && mayRuleOutTexts(type) ? string : subject, type)
    }
  }

  /// Returns whether a type is the undecided type of a string literal.
  private func isText(_ type: TypeID) -> Bool {
    guard case .variable(let number) = node(type), case .preferred(string)? = environment.variables?.bounds(of: number)
    else { return false }
    return true
  }

  /// Returns whether literals meet a constraint only if strings do. A type of the project may meet its own protocols.
  private func mayRuleOutTexts(_ constraint: TypeID) -> Bool {
    declaration(of: constraint).map { !index.isProject($0) } ?? false
  }

  /// Drops members from conditional conformances whose conditions do not hold, unless none would remain. For example,
  /// `ForEach` is a chart's content only if its own content is.
  func withoutUnmet(
    _ found: [Candidate], _ decl: DeclID, _ name: Name, _ base: TypeID, _ arguments: [TypeID]
  ) -> [Candidate] {
    guard found.count > 1, arguments != generics(of: decl) else { return found }
    let conditional = memberList(named: name, of: decl).conditions
    if conditional.isEmpty { return found }
    let met = found.filter { candidate in
      conditional[candidate.decl].map { holds($0, for: base, arguments) } ?? true
    }
    return met.isEmpty ? found : met
  }

  /// Returns whether two types are equal or could become so.
  private func mayEqual(_ a: TypeID, _ b: TypeID) -> Bool {
    guard let variables = environment.variables, a.isOpen || b.isOpen else { return isSame(a, b) }
    // Conditions that hold while variables are bound for a trial may not hold later.
    let known = passing.conformances
    passing.conformances = [:]
    defer { passing.conformances = known }
    return variables.mayEqual(a, b)
  }

  /// Returns whether two types without variables are equal. An unknown type may be any type.
  private func isSame(_ a: TypeID, _ b: TypeID) -> Bool {
    a == b || a.isUnknown || b.isUnknown || haveSameParts(a, b) { isSame($0, $1) }
  }

  /// Returns whether a type meets a constraint: a protocol, a composition or a superclass.
  func meets(_ type: TypeID, _ constraint: TypeID) -> Bool {
    switch node(constraint) {
    case .nominal(let decl, _) where isProtocol(decl): return conforms(type, to: decl)
    case .nominal(let decl, _): return isSubclass(type, of: decl)
    case .composition(let parts): return parts.allSatisfy { meets(type, $0) }
    default: return true
    }
  }

  func isSubclass(_ type: TypeID, of decl: DeclID) -> Bool {
    for step in lineage(of: type) {
      switch node(step) {
      case .nominal(decl, _), .unknown, .variable: return true
      case .parameter, .member, .selfType:
        return constraints(on: step).contains {
          self.declaration(of: $0).map { !isProtocol($0) } == true && isSubclass($0, of: decl)
        }
      default: break
      }
    }
    return false
  }

  // MARK: Requirements

  /// Returns the resolved `where` clause of a declaration.
  func requirements(in decl: DeclID) -> [ResolvedRequirement] {
    tables.requirements[decl] ?? answer(RequirementsFact.self, decl)
  }

  func makeRequirements(in decl: DeclID) -> [ResolvedRequirement] {
    let outline = index.outline(decl)
    let scope = NameScope(file: decl.file, context: decl)
    let written = outline.tree.requirements[index[decl].requirements.indices].map {
      ResolvedRequirement(
        isSameType: $0.isSameType, subject: resolve($0.subject, outline.shared, scope),
        type: resolve($0.type, outline.shared, scope))
    }
    return fixesArguments(decl) ? fixedArguments(of: decl) + written : written
  }

  /// Returns whether an extension adds its members only to some types: it has a `where` clause, or the extended type
  /// has generic arguments.
  func isConditional(_ decl: DeclID) -> Bool {
    index[decl].kind == .extension && (!index[decl].requirements.isEmpty || fixesArguments(decl))
  }

  /// Returns whether an extension has generic arguments: `extension [Int]`, `extension Box<Int>`.
  private func fixesArguments(_ decl: DeclID) -> Bool {
    guard index[decl].kind == .extension, let type = index[decl].type else { return false }
    switch index.outline(decl).tree[type] {
    case .array, .dictionary, .optional: return true
    case .named(_, let arguments), .member(_, _, let arguments): return !arguments.isEmpty
    default: return false
    }
  }

  /// Returns the arguments of the type that an extension extends, as requirements on the type's generic parameters.
  private func fixedArguments(of decl: DeclID) -> [ResolvedRequirement] {
    guard let written = index[decl].type,
      case .nominal(let extended, let arguments) = types[
        resolve(written, index.outline(decl).shared, NameScope(file: decl.file, context: nil))]
    else { return [] }
    return zip(generics(of: extended), arguments).map {
      ResolvedRequirement(isSameType: true, subject: $0, type: $1)
    }
  }

  /// Returns the protocols and superclasses that constrain a generic parameter, `Self` or an associated type.
  func constraints(on type: TypeID) -> [TypeID] {
    var list: [TypeID] = []
    switch types[type] {
    case .selfType(let proto): list.append(nominal(proto))
    case .parameter: list = tables.constraints[type] ?? answer(ConstraintsFact.self, type)
    case .member(let base, let name): list += associatedConstraints(base, name, type)
    default: break
    }
    for requirement in environment.requirements where !requirement.isSameType && requirement.subject == type {
      list.append(requirement.type)
    }
    return list.contains(where: isComposition) ? list.flatMap(parts(of:)) : list
  }

  private func isComposition(_ type: TypeID) -> Bool {
    if case .composition = types[type] { return true }
    return false
  }

  /// Returns the parts of a composition, or the type itself if it is another.
  private func parts(of type: TypeID) -> [TypeID] {
    guard case .composition(let parts) = types[type] else { return [type] }
    return parts.flatMap(self.parts(of:))
  }

  /// Returns the constraints that a declaration puts on one of its generic parameters.
  func makeConstraints(on parameter: TypeID) -> [TypeID] {
    guard case .parameter(let owner, let position) = types[parameter] else { return [] }
    var list: [TypeID] = []
    let outline = index.outline(owner)
    if let ref = outline.tree.generics[Int(index[owner].generics.start) + Int(position)].constraint {
      list.append(resolve(ref, outline.shared, NameScope(file: owner.file, context: owner)))
    }
    for requirement in requirements(in: owner) where !requirement.isSameType && requirement.subject == parameter {
      list.append(requirement.type)
    }
    return list
  }

  private func associatedConstraints(_ base: TypeID, _ name: Name, _ type: TypeID) -> [TypeID] {
    var list: [TypeID] = []
    let map = SubstitutionMap(selfType: base)
    for constraint in constraints(on: base) {
      guard let proto = declaration(of: constraint) else { continue }
      for owner in [proto] + conformances(of: proto).map(\.proto) {
        for requirement in requirements(in: owner)
        where !requirement.isSameType && substitute(requirement.subject, map) == type {
          list.append(substitute(requirement.type, map))
        }
        guard let decl = nestedType(name, in: owner), index[decl].kind == .associatedtype else { continue }
        let outline = index.outline(decl)
        for element in outline.tree.typeList[index[decl].inherited.indices] {
          let scope = NameScope(file: decl.file, context: decl)
          list.append(substitute(resolve(element.type, outline.shared, scope), map))
        }
      }
    }
    return list
  }

  /// Returns the type that a generic parameter or associated type equals by a same-type requirement around the current
  /// code.
  func sameType(as type: TypeID) -> TypeID? {
    for requirement in environment.requirements where requirement.isSameType {
      if requirement.subject == type { return requirement.type }
      if requirement.type == type { return requirement.subject }
    }
    return nil
  }

  /// Returns a generic parameter or associated type, and all types that it equals by the same-type requirements around
  /// the current code.
  func equalTypes(to type: TypeID) -> [TypeID] {
    var list = [type]
    guard !environment.requirements.isEmpty else { return list }
    var position = 0
    while position < list.count {
      for requirement in environment.requirements where requirement.isSameType {
        let (subject, other) = (requirement.subject, requirement.type)
        if subject == list[position], !list.contains(other) { list.append(other) }
        if other == list[position], !list.contains(subject) { list.append(subject) }
      }
      position += 1
    }
    return list
  }

  /// Returns whether a type is a generic parameter, `Self` or an associated type.
  func isArchetype(_ type: TypeID) -> Bool {
    switch types[type] {
    case .parameter, .selfType, .member: true
    default: false
    }
  }
}
