import SwiftOutline

// The questions to the index whose answers a change of the project's declarations may change.
extension Checker {
  func topLevel(_ name: Name) -> DeclList {
    log?.note(.topLevel(name))
    return index.topLevel[name]
  }

  /// What a file may mean by a name: the SDK knows no project.
  func topLevel(_ name: Name, from file: Int32) -> DeclList {
    let found = index.topLevel[name]
    // The SDK's declarations come first.
    if let log, file >= index.firstProjectFile || found.first.map(index.isProject) ?? true { log.note(.topLevel(name)) }
    return found
  }

  /// The members of a name that stand in a type or in its extensions.
  func ownMembers(_ name: Name, of owner: DeclID) -> DeclList {
    log?.note(index.memberQuery(name, of: owner))
    return index.members[MemberKey(owner: owner, name: name)]
  }

  /// The members of a name, whatever type has them.
  func allMembers(_ name: Name) -> DeclList {
    let found = index.membersByName[name]
    if let log {
      log.note(.anyMember(name))
      for member in found {
        if let owner = index.owner(member) { log.note(.topLevel(index[owner].name)) }
      }
    }
    return found
  }

  /// Whether a type may have a member of a name at all. Where questions are kept each type is asked, since another file may
  /// give the first type such a member.
  func mayHaveMembers(_ name: Name) -> Bool { log != nil || index.membersByName.contains(name) }

  /// The types that have members of a name; `nil` where these are many. Where questions are kept each type is to be asked,
  /// since another file may give it such a member.
  func owners(of name: Name, fewerThan count: Int) -> [DeclID]? {
    guard log == nil else { return nil }
    let members = Array(index.membersByName[name].prefix(count))
    return members.count < count ? members.compactMap { index.owner($0) } : nil
  }

  /// Whether a type may stand in another under a name.
  func mayBeNested(_ name: Name) -> Bool { log != nil || index.nestedTypeNames.contains(name) }

  /// The extensions of a type, asked for the protocols that they add.
  func conformingExtensions(of decl: DeclID) -> DeclList {
    log?.note(.conformances(of: index[decl].name))
    return index.extensions[decl]
  }

  /// The extensions of a type, asked for the variables with attributes that they add.
  func extensionsWithVariables(of decl: DeclID) -> DeclList {
    log?.note(.attributedVariables(of: index[decl].name))
    return index.extensions[decl]
  }

  func operatorFunctions(_ name: Name) -> DeclList {
    log?.note(.operatorFunctions(name))
    return index.operatorFunctions[name]
  }

  func macros(_ name: Name) -> [DeclID]? {
    log?.note(.macros(name))
    return index.macros[name]
  }

  var hasOwnInterpolations: Bool {
    log?.note(.anyMember(.appendInterpolation))
    return index.hasOwnInterpolations
  }

  /// Notes the types that a file extends: its code stands in them.
  public func noteExtensions(in file: Int) {
    guard let log else { return }
    let tree = index.files[file].tree
    for position in tree.declarations.indices where tree.declarations[position].kind == .extension {
      let id = DeclID(file: Int32(file), index: Int32(position))
      if let extended = index.nominal(id) { log.note(.topLevel(index[extended].name)) }
      guard let type = tree.declarations[position].type else { continue }
      for name in names(in: type, tree) { log.note(.topLevel(name)) }
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
