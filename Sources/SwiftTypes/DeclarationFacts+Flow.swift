import SwiftOutline

extension DeclarationFacts {
  /// The member of a struct that a parameter of its memberwise initialiser sets.
  /// - Parameter decl: the struct, which stands for the initialiser.
  func memberwiseMember(of decl: DeclID, parameter: Int) -> DeclID? {
    let parameters = signature(of: decl).parameters
    guard parameters.indices.contains(parameter) else { return nil }
    return index.members[MemberKey(owner: decl, name: parameters[parameter].name)].first {
      index[$0].kind == .variable && !index[$0].flags.contains(.isStatic)
    }
  }

  /// The project's declarations that may run in place of one: the witnesses of a protocol's requirement, or the
  /// overrides of a class's member.
  func implementations(of decl: DeclID) -> [DeclID] {
    guard let owner = index.owner(decl), index[owner].kind == .protocol || index[owner].kind == .class else {
      return []
    }
    let isRequirement = index[owner].kind == .protocol
    return allMembers(index[decl].name).filter { other in
      guard other != decl, index.isProject(other), index[other].kind == index[decl].kind,
        let type = index.owner(other), type != owner
      else { return false }
      if isRequirement { return conformances(of: type).contains { $0.proto == owner } }
      return index[other].flags.contains(.isOverride) && inherits(type, from: owner)
    }
  }

  private func inherits(_ type: DeclID, from base: DeclID) -> Bool {
    lineage(of: selfType(of: type)).dropFirst().contains { declaration(of: $0) == base }
  }

  /// The protocols that a type's declaration names, and `RawRepresentable`, which all types with raw values conform to.
  func protocols(of type: DeclID) -> [DeclID] {
    let tree = index.outline(type).tree
    let named = tree.typeList[index[type].inherited.indices].compactMap { element -> Name? in
      if case .named(let name, _) = tree[element.type] { name } else { nil }
    }
    return (named + [Name("RawRepresentable")]).flatMap { Array(topLevel($0)) }.filter { index[$0].kind == .protocol }
  }

  /// Whether a parameter takes a plain string where a sibling of its function (same type, same name) takes a key. The
  /// sibling shows its text in the user's language; this function shows its text as it is.
  func hasLocalizedSibling(_ decl: DeclID, parameter position: Int) -> Bool {
    let parameters = signature(of: decl).parameters
    guard parameters.indices.contains(position), isText(parameters[position].type), let owner = index.owner(decl) else {
      return false
    }
    return ownMembers(index[decl].name, of: owner).contains { sibling in
      let others = signature(of: sibling).parameters
      guard sibling != decl, others.indices.contains(position), others[position].label == parameters[position].label,
        let type = declaration(of: wrapped(others[position].type) ?? others[position].type)
      else { return false }
      return index[type].flags.contains(.isLocalizable)
    }
  }

  /// Whether a type is `String`, an optional of it, or a generic parameter that only strings can be.
  private func isText(_ type: TypeID) -> Bool {
    let type = wrapped(type) ?? type
    return type == string || isStringLike(type)
  }

  /// Whether a type is a generic parameter that only string types can be.
  private func isStringLike(_ type: TypeID) -> Bool {
    guard case .parameter = types[type], let proto = known.stringProtocol else { return false }
    return constraints(on: type).contains { declaration(of: $0) == proto }
  }
}
