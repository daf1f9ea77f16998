import SwiftParsing

// Member types `T.Name`: nested types, and the witnesses of associated types.
extension DeclarationFacts {
  /// Returns the member type `name` of a type: a nested type that it declares, or its witness for an associated type.
  func memberType(_ base: TypeID, _ name: Name, _ arguments: [TypeID] = []) -> TypeID {
    guard depths.member < 48 else {
      evaluator.noteLimit()
      return .oversized
    }
    depths.member += 1
    defer {
      depths.member -= 1
      if depths.member == 0, !passing.members.isEmpty { passing.members.removeAll(keepingCapacity: true) }
    }
    let base = simplified(base)
    switch types[base] {
    case .unknown: return .unknown
    case .variable, .parameter, .selfType, .member: return archetypeMember(base, name)
    case .nominal(let decl, _):
      if isProtocol(decl) { return existentialMember(base, decl, name) }
      return nominalMember(base, decl, name, arguments)
    case .composition(let parts):
      for part in parts {
        let found = memberType(part, name)
        if !isUnknown(found), node(found) != .member(base, name) { return found }
      }
      return .unknown
    case .module(let module):
      return globalType(name, file: environment.file, module: module).map { apply($0, arguments) } ?? .unknown
    case .metatype, .tuple, .function: return .unknown
    }
  }

  private func archetypeMember(_ base: TypeID, _ name: Name) -> TypeID {
    let type = types.make(.member(base, name))
    if let equal = sameType(as: type) { return equal }
    for proto in constraints(on: base) {
      guard case .nominal(let decl, let arguments) = types[proto], !arguments.isEmpty else { continue }
      if let position = primaryPosition(of: name, in: decl), position < arguments.count { return arguments[position] }
    }
    return fixedMember(name, of: base) ?? type
  }

  func primaryPosition(of name: Name, in proto: DeclID) -> Int? {
    index.outline(proto).tree.generics[index[proto].generics.indices].firstIndex { $0.name == name }.map {
      $0 - Int(index[proto].generics.start)
    }
  }

  /// Returns an associated type of `any P<…>` or `some P<…>`. It is known if it is a primary associated type with an
  /// argument, or if the protocol fixes it.
  private func existentialMember(_ base: TypeID, _ proto: DeclID, _ name: Name) -> TypeID {
    if case .nominal(_, let arguments) = types[base], let position = primaryPosition(of: name, in: proto),
      position < arguments.count
    {
      return arguments[position]
    }
    if let nested = nestedType(name, in: proto), index[nested].kind != .associatedtype {
      return substitute(apply(nested, []), SubstitutionMap(selfType: base))
    }
    return fixedMember([name], of: base, by: proto) ?? types.make(.member(base, name))
  }

  private func nominalMember(_ base: TypeID, _ decl: DeclID, _ name: Name, _ arguments: [TypeID]) -> TypeID {
    let asked = LookupKey(name: name, type: base, isStatic: true)
    if depths.member > 1, arguments.isEmpty, let known = passing.members[asked] { return known }
    let found = substitutedWitness(base, decl, name, arguments)
    if depths.member > 1, arguments.isEmpty { passing.members[asked] = found }
    return found
  }

  private func substitutedWitness(_ base: TypeID, _ decl: DeclID, _ name: Name, _ arguments: [TypeID]) -> TypeID {
    substitute(witness(name, for: decl, arguments), substitution(for: base))
  }

  /// Returns the member type of a declared type, in terms of that type's own generic parameters.
  private func witness(_ name: Name, for decl: DeclID, _ arguments: [TypeID]) -> TypeID {
    if !arguments.isEmpty, let nested = nestedType(name, in: decl), index[nested].kind != .associatedtype {
      return apply(nested, arguments, within: selfType(of: decl))
    }
    let key = MemberKey(owner: decl, name: name)
    return tables.witnesses[key] ?? answer(WitnessFact.self, key)
  }

  func makeWitness(_ key: MemberKey) -> TypeID {
    guard let decl = key.owner else { return .unknown }
    let (own, name) = (selfType(of: decl), key.name)
    if let nested = nestedType(name, in: decl), index[nested].kind != .associatedtype {
      return apply(nested, [], within: own)
    }
    for parameter in generics(of: decl) {
      guard case .parameter(let owner, let position) = types[parameter] else { continue }
      let outline = index.outline(owner)
      if outline.tree.generics[Int(index[owner].generics.start) + Int(position)].name == name { return parameter }
    }
    if let parent = superclass(of: own) {
      let found = memberType(parent, name)
      if !isUnknown(found) { return found }
    }
    return conformanceWitness(name, for: decl)
  }

  private func conformanceWitness(_ name: Name, for decl: DeclID) -> TypeID {
    let own = selfType(of: decl)
    if name == Name("RawValue"), let raw = rawType(of: decl) { return raw }
    var fallback: TypeID?
    for conformance in conformances(of: decl) {
      if case .nominal(let proto, let arguments) = types[conformance.type], !arguments.isEmpty,
        let position = primaryPosition(of: name, in: proto), position < arguments.count
      {
        return arguments[position]
      }
      guard let nested = nestedType(name, in: conformance.proto) else { continue }
      if index[nested].kind == .typealias {
        fallback = fallback ?? substitute(apply(nested, []), SubstitutionMap(selfType: own))
        continue
      }
      guard index[nested].kind == .associatedtype else { continue }
      if let inferred = inferWitness(name, of: conformance.proto, for: decl) { return inferred }
      if let ref = index[nested].type {
        let type = resolve(ref, index.outline(nested).shared, NameScope(file: nested.file, context: nested))
        fallback = fallback ?? substitute(type, SubstitutionMap(selfType: own))
      }
    }
    return fallback ?? equalWitness(name, for: decl) ?? .unknown
  }

  /// Infers an associated type from the members that meet the protocol's requirements.
  private func inferWitness(_ name: Name, of proto: DeclID, for decl: DeclID) -> TypeID? {
    let target = types.make(.member(types.make(.selfType(proto)), name))
    for requirement in requirements(of: proto, containing: target) {
      let wanted = signature(of: requirement)
      let whole = [wanted.result] + wanted.parameters.map(\.type)
      guard whole.contains(where: { mentions($0, target) }) else { continue }
      for candidate in members(named: index[requirement].name, of: decl)
      where index.owner(candidate) != proto && index[candidate].kind != .associatedtype
        && !index[candidate].flags.contains(.isRequirement)
      {
        let given = signature(of: candidate)
        guard given.parameters.count == wanted.parameters.count,
          index[requirement].kind != .initializer || given.parameters.map(\.label) == wanted.parameters.map(\.label)
        else { continue }
        for (pattern, type) in zip(whole, [given.result] + given.parameters.map(\.type)) {
          if let found = match(pattern, type, target) { return found }
        }
      }
    }
    return nil
  }

  /// Returns the requirements of a protocol, without those that do not contain a type. Only long lists are filtered.
  private func requirements(of proto: DeclID, containing target: TypeID) -> [DeclID] {
    let all = derived(tables.witnessRequirements, proto) {
      index.directMembers(of: proto).filter {
        [.variable, .function, .subscript, .initializer].contains(index[$0].kind)
      }
    }
    guard all.count > Self.manyConformances else { return all }
    return derived(tables.requirementsByPart, proto) { requirementsByPart(all) }[target] ?? []
  }

  private func requirementsByPart(_ requirements: [DeclID]) -> [TypeID: [DeclID]] {
    var found: [TypeID: [DeclID]] = [:]
    for requirement in requirements {
      let signature = signature(of: requirement)
      var parts: Set<TypeID> = []
      for type in [signature.result] + signature.parameters.map(\.type) { add(type, to: &parts) }
      for part in parts { found[part, default: []].append(requirement) }
    }
    return found
  }

  private func add(_ type: TypeID, to parts: inout Set<TypeID>) {
    guard parts.insert(type).inserted else { return }
    switch types[type] {
    case .nominal(_, let arguments): for argument in arguments { add(argument, to: &parts) }
    case .tuple(let fields): for field in fields { add(field.type, to: &parts) }
    case .function(let fields, let result):
      for field in fields { add(field.type, to: &parts) }
      add(result, to: &parts)
    default: break
    }
  }

  private func mentions(_ type: TypeID, _ target: TypeID) -> Bool { match(type, type, target) != nil }

  /// Returns the part of `type` at the position where `pattern` has `target`.
  private func match(_ pattern: TypeID, _ type: TypeID, _ target: TypeID) -> TypeID? {
    if pattern == target { return type }
    switch (types[pattern], types[type]) {
    case (.nominal(let a, let lhs), .nominal(let b, let rhs)) where a == b:
      for (x, y) in zip(lhs, rhs) { if let found = match(x, y, target) { return found } }
    case (.tuple(let lhs), .tuple(let rhs)):
      for (x, y) in zip(lhs, rhs) { if let found = match(x.type, y.type, target) { return found } }
    case (.function(let lhs, let a), .function(let rhs, let b)):
      for (x, y) in zip(lhs, rhs) { if let found = match(x.type, y.type, target) { return found } }
      return match(a, b, target)
    default: break
    }
    return nil
  }

  /// Returns whether a type is an associated type of a bare protocol, so that nothing else is known about it. Values of
  /// unknown type lead to such types: in `Array(things.enumerated())` the argument is only known to be a sequence.
  func isPlaceholder(_ type: TypeID) -> Bool {
    var root = type
    while case .member(let base, _) = node(root) { root = base }
    return root != type && declaration(of: root).map { isProtocol($0) } ?? false
  }

  /// Returns the raw type of an enum.
  func rawType(of decl: DeclID) -> TypeID? {
    let declaration = index[decl]
    guard declaration.kind == .enum, !declaration.inherited.isEmpty else { return nil }
    let outline = index.outline(decl)
    let first = outline.tree.typeList[Int(declaration.inherited.start)].type
    let type = resolve(first, outline.shared, NameScope(file: decl.file, context: index.parent(decl)))
    guard case .nominal(let raw, _) = types[type], !isProtocol(raw) else { return nil }
    return type
  }
}
