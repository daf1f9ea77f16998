import SwiftParsing

// The queries to the index whose answers may change with the project's declarations. The log records each of them.
extension DeclarationFacts {
  /// Logs a query for each callee that the file passes values to and the SDK does not declare.
  func noteCallees(in file: Int) {
    if let log { log.note(index.queriesAboutCallees(of: file)) }
  }

  func topLevel(_ name: Name) -> DeclList {
    log?.note(.topLevel(name))
    return knownTopLevel(name)
  }

  private func knownTopLevel(_ name: Name) -> DeclList {
    index.readsOnDemand ? topLevelLists.list(of: name) { index.topLevel[name] } : index.topLevel[name]
  }

  /// Returns the declarations at file level that a name in a file may refer to. An SDK file cannot refer to the
  /// project's declarations, so nothing is logged for it if the SDK declares the name.
  func topLevel(_ name: Name, from file: Int32) -> DeclList {
    let found = knownTopLevel(name)
    // The SDK's declarations come first.
    if let log, file >= index.firstProjectFile || found.first.map(index.isProject) ?? true { log.note(.topLevel(name)) }
    return found
  }

  /// Returns the members with a given name that a type or its extensions declare.
  func ownMembers(_ name: Name, of owner: DeclID) -> DeclList {
    log?.note(index.memberQuery(name, of: owner))
    let key = MemberKey(owner: owner, name: name)
    if !index.readsOnDemand || index.isProject(owner) { return index.members[key] }
    return memberLists.list(of: key) { index.members[key] }
  }

  /// Returns all members with a given name, whatever type has them.
  func allMembers(_ name: Name) -> DeclList {
    let found = knownMembers(name)
    if let log {
      log.note(.anyMember(name))
      for member in found {
        if let owner = index.owner(member) { log.note(.topLevel(index[owner].name)) }
      }
    }
    return found
  }

  private func knownMembers(_ name: Name) -> DeclList {
    index.readsOnDemand ? namedLists.list(of: name) { index.membersByName[name] } : index.membersByName[name]
  }

  /// Returns whether any type may have a member with a given name. While queries are logged it is always `true`, so
  /// that each type is queried: another file may add the first such member.
  func mayHaveMembers(_ name: Name) -> Bool { log != nil || index.membersByName.contains(name) }

  /// Returns the types that have members with a given name, or `nil` if there are too many. While queries are logged it
  /// is always `nil`, so that each type is queried: another file may give that type such a member.
  func owners(of name: Name, fewerThan count: Int) -> [DeclID]? {
    guard log == nil else { return nil }
    let members = Array(knownMembers(name).prefix(count))
    return members.count < count ? members.compactMap { index.owner($0) } : nil
  }

  /// Returns whether any type with a given name may be nested in another.
  func mayBeNested(_ name: Name) -> Bool { log != nil || index.nestedTypeNames.contains(name) }

  /// Returns the extensions of a type. The logged query covers the protocols that they add.
  func conformingExtensions(of decl: DeclID) -> DeclList {
    log?.note(.conformances(of: index[decl].name))
    return index.conformingExtensions(of: decl)
  }

  /// Returns the extensions of a type. The logged query covers the variables with attributes that they add.
  func extensionsWithVariables(of decl: DeclID) -> DeclList {
    log?.note(.attributedVariables(of: index[decl].name))
    return index.extensions[decl]
  }

  func operatorFunctions(_ name: Name) -> DeclList {
    log?.note(.operatorFunctions(name))
    return index.operatorFunctions[name]
  }

  func macros(_ name: Name) -> DeclList {
    log?.note(.macros(name))
    return index.macros[name]
  }

  var hasOwnInterpolations: Bool {
    log?.note(.anyMember(.appendInterpolation))
    return index.hasOwnInterpolations
  }

  /// Logs queries for the types that a file extends, because the code of its extensions depends on them.
  func noteExtensions(in file: Int) {
    guard let log else { return }
    let tree = index.files[file].tree
    for position in tree.declarations.indices where tree.declarations[position].kind == .extension {
      let id = DeclID(file: Int32(file), index: Int32(position))
      if let extended = index.nominal(id) { log.note(.topLevel(index[extended].name)) }
      guard let type = tree.declarations[position].type else { continue }
      for name in names(in: type, tree) { noteTargets(of: name, log) }
    }
  }

  /// Logs a query for a name and for the targets of the alias with that name: the type may be declared later.
  private func noteTargets(of name: Name, _ log: QueryLog, depth: Int = 0) {
    log.note(.topLevel(name))
    guard depth < 16 else { return }
    for alias in index.topLevel[name] where index[alias].kind == .typealias && index.isProject(alias) {
      guard let target = index[alias].type else { continue }
      for other in names(in: target, index.outline(alias).tree) { noteTargets(of: other, log, depth: depth + 1) }
    }
  }

  private func names(in type: TypeRefID, _ tree: SyntaxTree) -> [Name] {
    switch tree[type] {
    case .named(let name, _): [name]
    case .member(let base, let name, _): names(in: base, tree) + [name]
    default: []
    }
  }
}
