import SwiftParsing

// Resolves the types that extensions extend.
extension IndexBuilder {
  /// The greatest nesting depth of the types that are followed to the type that an extension extends.
  private static var mostBases: Int { 64 }
  /// The greatest number of rounds. Extensions that need more stay unresolved.
  private static var mostRounds: Int { 256 }

  /// Resolves the extended types in rounds. An extension of a nested type waits for the round after the one that
  /// resolves the nesting type. The result of a round does not depend on the order of the extensions.
  mutating func resolveExtensions() {
    var pending = extensionsToResolve
    var takesTentative = false
    var round = 0
    while !pending.isEmpty, round < Self.mostRounds {
      round += 1
      let found = pending.map { resolve($0, takesTentative: takesTentative) }
      if found.allSatisfy({ $0 == nil }) {
        if takesTentative { return }
        takesTentative = true
        continue
      }
      for (id, nominal) in zip(pending, found) { if let nominal { enter(id, extending: nominal, round: round) } }
      pending = zip(pending, found).filter { $1 == nil }.map(\.0)
      takesTentative = false
    }
  }

  private mutating func enter(_ id: DeclID, extending nominal: DeclID, round: Int) {
    extended.set(nominal, of: id)
    extensions.add(id, to: nominal)
    // Types that are parsed on demand are found immediately, but do not count before their round.
    addMembers(of: id, to: nominal, round: max(round, extended.leastRound(extending: nominal)))
  }

  /// - Parameter takesTentative: whether the type may be one that an unresolved extension could hide.
  private mutating func resolve(_ id: DeclID, takesTentative: Bool) -> DeclID? {
    var isTentative = false
    guard let type = self[id].type,
      let nominal = resolve(type, NameScope(file: id.file, context: nil), &isTentative, depth: 0)
    else { return nil }
    return isTentative && !takesTentative ? nil : nominal
  }

  /// Returns the declared type that a written type refers to, with aliases followed and generic arguments ignored.
  ///
  /// - Parameter isTentative: is set if a member that an extension adds could hide the type.
  private mutating func resolve(
    _ type: TypeRefID, _ scope: NameScope, _ isTentative: inout Bool, depth: Int
  ) -> DeclID? {
    guard depth < Self.mostBases else { return nil }
    var (type, scope) = (type, scope)
    var aliases: Set<DeclID> = []
    while let found = declaration(of: type, scope, &isTentative, depth: depth) {
      if let nominal = self[found].kind.isNominal ? found : aliasedTypes[found] {
        if !isTentative { for alias in aliases { aliasedTypes[alias] = nominal } }
        return nominal
      }
      guard self[found].kind == .typealias, let target = self[found].type, aliases.insert(found).inserted else {
        return nil
      }
      (type, scope) = (target, NameScope(file: found.file, context: found))
    }
    return nil
  }

  private mutating func declaration(
    of type: TypeRefID, _ scope: NameScope, _ isTentative: inout Bool, depth: Int
  ) -> DeclID? {
    let tree = files[Int(scope.file)].tree
    switch tree[type] {
    case .named(let name, _):
      switch meaning(of: name, scope, &isTentative) {
      case .member(let decl), .type(let decl): return decl
      case .parameter, .module, nil: return nil
      }
    case .member(let base, let name, _):
      note(.topLevel(name), scope.file)
      if case .named(let module, _) = tree[base], case .module = meaning(of: module, scope, &isTentative) {
        return typeNames.type(among: topLevel[name], from: scope.file, in: module)
      }
      return resolve(base, scope, &isTentative, depth: depth + 1).flatMap { nestedType(name, of: $0, scope.file) }
    case .array: return topLevel[Name("Array")].first
    case .dictionary: return topLevel[Name("Dictionary")].first
    case .optional: return topLevel[Name("Optional")].first
    default: return nil
    }
  }

  private func meaning(
    of name: Name, _ scope: NameScope, _ isTentative: inout Bool
  ) -> TypeNameMeaning<DeclID>? {
    note(.topLevel(name), scope.file)
    return typeNames.meaning(of: name, in: scope, hasArguments: false) {
      self[$0].kind == .extension ? extended[$0] : $0
    } member: { owner in
      let found = nestedType(name, of: owner, scope.file)
      if found == nil { isTentative = true }
      return found
    } global: {
      typeNames.type(among: topLevel[name], from: scope.file)
    }
  }

  private func nestedType(_ name: Name, of owner: DeclID, _ file: Int32) -> DeclID? {
    note(.member(name, of: owner.file >= firstProjectFile ? self[owner].name : nil), file)
    return typeNames.nestedType(among: members[MemberKey(owner: owner, name: name)], from: file)
  }

  private func note(_ query: IndexQuery, _ file: Int32) {
    if file >= firstProjectFile { log?.note(query) }
  }
}
