import SwiftParsing

extension Checker {
  /// Returns the member of a struct that a parameter of its memberwise initializer sets.
  ///
  /// - Parameter decl: the struct of the initializer.
  public func memberwiseMember(of decl: DeclID, parameter: Int) -> DeclID? {
    let parameters = facts.signature(of: decl).parameters
    guard parameters.indices.contains(parameter) else { return nil }
    return index.members[MemberKey(owner: decl, name: parameters[parameter].name)].first {
      index[$0].kind == .variable && !index[$0].flags.contains(.isStatic)
    }
  }

  /// Returns the project's declarations that may run in place of another: the witnesses of a protocol's requirement, or
  /// the overrides of a class's member.
  public func implementations(of decl: DeclID) -> [DeclID] {
    guard let owner = index.owner(decl), index[owner].kind == .protocol || index[owner].kind == .class else {
      return []
    }
    return facts.replacements(named: index[decl].name)[owner, default: []].filter {
      $0 != decl && index[$0].kind == index[decl].kind
    }
  }

  /// Returns the protocols that a type's declaration names, and `RawRepresentable`, to which all types with raw values
  /// conform.
  public func protocols(of type: DeclID) -> [DeclID] {
    let tree = index.outline(type).tree
    let named = tree.typeList[index[type].inherited.indices].compactMap { element -> Name? in
      if case .named(let name, _) = tree[element.type] { name } else { nil }
    }
    let found = (named + [Name("RawRepresentable")]).flatMap { Array(facts.topLevel($0)) }
    return found.filter { index[$0].kind == .protocol }
  }

  /// Returns whether a parameter takes a plain string where an overload of its function (same type, same name) takes a
  /// key. The overload localizes its text. This function shows its text unchanged.
  public func hasLocalizedSibling(_ decl: DeclID, parameter position: Int) -> Bool {
    let parameters = facts.signature(of: decl).parameters
    guard parameters.indices.contains(position), facts.isText(parameters[position].type),
      let owner = index.owner(decl)
    else { return false }
    return facts.ownMembers(index[decl].name, of: owner).contains { sibling in
      let others = facts.signature(of: sibling).parameters
      guard sibling != decl, others.indices.contains(position), others[position].label == parameters[position].label,
        let type = facts.declaration(of: facts.wrapped(others[position].type) ?? others[position].type)
      else { return false }
      return index[type].flags.contains(.isLocalizable)
    }
  }

  /// Returns whether a parameter takes a `LocalizedStringResource`, or the parameter in its place in an overload of its
  /// function (same type, same name) does.
  public func mayTakeResource(_ decl: DeclID, parameter position: Int) -> Bool {
    overloads(of: decl, parameter: position).contains { type in
      facts.declaration(of: facts.wrapped(type) ?? type).map(isResource) ?? false
    }
  }

  /// Returns whether a parameter takes a `LocalizedStringResource`, or the parameter in its place in an overload with the
  /// same labels does.
  public func hasOverloadForResources(_ decl: DeclID, parameter position: Int) -> Bool {
    let labels = facts.signature(of: decl).parameters.map(\.label)
    let siblings = index.owner(decl).map { Array(facts.ownMembers(index[decl].name, of: $0)) } ?? []
    return ([decl] + siblings).contains { candidate in
      let parameters = facts.signature(of: candidate).parameters
      guard parameters.map(\.label) == labels, parameters.indices.contains(position) else { return false }
      let type = parameters[position].type
      return facts.declaration(of: facts.wrapped(type) ?? type).map(isResource) ?? false
    }
  }

  /// Returns whether the types of a parameter and of those in its place in overloads are known and do not include
  /// `LocalizedStringResource`.
  public func excludesResource(_ decl: DeclID, parameter position: Int) -> Bool {
    let types = overloads(of: decl, parameter: position)
    return !types.isEmpty && types.allSatisfy(excludesResource)
  }

  /// Returns whether the arguments of interpolations with some label are never of type `LocalizedStringResource`.
  public func excludesResource(inInterpolationsLabelled label: Name) -> Bool {
    let overloads = facts.allMembers(.appendInterpolation)
    let types = overloads.flatMap { facts.signature(of: $0).parameters(labelled: label).map(\.type) }
    return !types.isEmpty && types.allSatisfy(excludesResource)
  }

  /// Returns the types of a parameter and of those in its place in overloads of its function.
  private func overloads(of decl: DeclID, parameter position: Int) -> [TypeID] {
    let parameters = facts.signature(of: decl).parameters
    guard parameters.indices.contains(position) else { return [] }
    let siblings = index.owner(decl).map { Array(facts.ownMembers(index[decl].name, of: $0)) } ?? []
    return [parameters[position].type]
      + siblings.compactMap { sibling in
        let others = facts.signature(of: sibling).parameters
        guard sibling != decl, others.indices.contains(position), others[position].label == parameters[position].label
        else { return nil }
        return others[position].type
      }
  }

  /// Returns whether a type is known, and no `LocalizedStringResource` is a value of it.
  private func excludesResource(_ type: TypeID) -> Bool {
    let type = facts.wrapped(type) ?? type
    switch facts.types[type] {
    case .nominal(let decl, _): return !isResource(decl) && !facts.isProtocol(decl)
    case .parameter:
      guard let resource = facts.topLevel(SpecialNames.resource).first.map({ facts.selfType(of: $0) }) else {
        return false
      }
      return facts.constraints(on: type).contains { constraint in
        facts.declaration(of: constraint).map { facts.isProtocol($0) && !facts.conforms(resource, to: $0) } ?? false
      }
    default: return false
    }
  }
}

extension DeclarationFacts {
  /// Returns the project's members with a given name by the types whose members they may replace at run time: the
  /// protocols that the member's type conforms to, and for an override, the superclasses.
  fileprivate func replacements(named name: Name) -> [DeclID: [DeclID]] {
    derived(tables.replacements, name) {
      var found: [DeclID: [DeclID]] = [:]
      for member in allMembers(name) where index.isProject(member) {
        guard let type = index.owner(member) else { continue }
        for conformance in conformances(of: type) where conformance.proto != type {
          found[conformance.proto, default: []].append(member)
        }
        guard index[member].flags.contains(.isOverride) else { continue }
        for step in lineage(of: selfType(of: type)).dropFirst() {
          guard let base = declaration(of: step), base != type else { continue }
          found[base, default: []].append(member)
          // The overridden member itself overrides the members of further superclasses.
          if ownMembers(name, of: base).contains(where: { isOverridden($0, by: member) }) { break }
        }
      }
      return found
    }
  }

  /// Returns whether two members of a class and its subclass have the same kind and parameters. Overloads have others.
  private func isOverridden(_ decl: DeclID, by member: DeclID) -> Bool {
    index[decl].kind == index[member].kind && index.isProject(decl)
      && signature(of: decl).parameters.map { $0.type } == signature(of: member).parameters.map { $0.type }
  }

  /// Returns whether a type is `String`, an optional of it, or a generic parameter that only accepts strings.
  fileprivate func isText(_ type: TypeID) -> Bool {
    let type = wrapped(type) ?? type
    return type == string || isStringLike(type)
  }

  /// Returns whether a type is a generic parameter that only accepts string types.
  private func isStringLike(_ type: TypeID) -> Bool {
    guard case .parameter = types[type], let proto = known.stringProtocol else { return false }
    return constraints(on: type).contains { declaration(of: $0) == proto }
  }
}
