import SwiftParsing

// Associated types that protocols fix by their `where` clauses, as in `protocol Row: Identifiable where ID == Int`.
extension DeclarationFacts {
  /// Returns the type that the protocols of `base` require its associated type `name` to equal.
  func fixedMember(_ name: Name, of base: TypeID) -> TypeID? {
    if let found = fixedMember([name], of: base) { return found }
    guard case .member(let inner, let outer) = types[base] else { return nil }
    return fixedMember([outer, name], of: inner)
  }

  private func fixedMember(_ path: [Name], of base: TypeID) -> TypeID? {
    for constraint in constraints(on: base) {
      if let proto = declaration(of: constraint), let found = fixedMember(path, of: base, by: proto) { return found }
    }
    return nil
  }

  /// Returns the type that a protocol requires an associated type, given by its path from `Self`, to equal. An equation
  /// with a path that is not shorter is ignored: `Element == SubSequence.Element`.
  func fixedMember(_ path: [Name], of base: TypeID, by proto: DeclID) -> TypeID? {
    for fixed in fixedMembers(by: proto) where fixed.path == path {
      let scope = NameScope(file: fixed.context.file, context: fixed.context)
      let type = resolve(fixed.type, index.outline(fixed.context).shared, scope)
      if steps(to: type) < path.count { return substitute(type, SubstitutionMap(selfType: base)) }
    }
    return nil
  }

  /// Returns the witness of an associated type that equals one of another without a default: a sequence's `Element` is
  /// the `Element` of its `Iterator`.
  func equalWitness(_ name: Name, for decl: DeclID) -> TypeID? {
    let own = selfType(of: decl)
    for conformance in conformances(of: decl) {
      for fixed in fixedMembers(by: conformance.proto) where fixed.path.count == 2 {
        guard index[fixed.context].kind == .associatedtype, index[fixed.context].type == nil,
          path(of: fixed.type, index.outline(fixed.context).tree) == [name]
        else { continue }
        let found = memberType(memberType(own, fixed.path[0]), fixed.path[1])
        if !isUnknown(found), steps(to: found) == 0 { return found }
      }
    }
    return nil
  }

  /// Returns the number of associated types in a chain of them, or zero for other types.
  private func steps(to type: TypeID) -> Int {
    var (root, count) = (type, 0)
    while case .member(let base, _) = types[root] { (root, count) = (base, count + 1) }
    return count
  }

  /// Returns the equations in the `where` clauses of a protocol, of its associated types and of all protocols that it
  /// inherits.
  private func fixedMembers(by proto: DeclID) -> [FixedMember] {
    guard isProtocol(proto) else { return [] }
    return derived(tables.fixedMembers, proto) {
      ([proto] + conformances(of: proto).map(\.proto)).flatMap { owner in
        ([owner] + index.directMembers(of: owner).filter { index[$0].kind == .associatedtype }).flatMap(equations)
      }
    }
  }

  private func equations(in context: DeclID) -> [FixedMember] {
    let tree = index.outline(context).tree
    return tree.requirements[index[context].requirements.indices].compactMap { requirement in
      guard requirement.isSameType, let path = path(of: requirement.subject, tree) else { return nil }
      return FixedMember(path: path, type: requirement.type, context: context)
    }
  }

  private func path(of ref: TypeRefID, _ tree: SyntaxTree) -> [Name]? {
    switch tree[ref] {
    case .named(.selfType, _): []
    case .named(let name, let arguments): arguments.isEmpty ? [name] : nil
    case .member(let base, let name, let arguments):
      arguments.isEmpty ? path(of: base, tree).map { $0 + [name] } : nil
    default: nil
    }
  }
}

/// An equation of a protocol: an associated type, by its path from `Self`, and the equal type as written in `context`.
struct FixedMember {
  var path: [Name]
  var type: TypeRefID
  var context: DeclID
}
