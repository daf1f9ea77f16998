import SwiftParsing

extension SymbolIndex {
  func memberQuery(_ name: Name, of owner: DeclID) -> IndexQuery {
    .member(name, of: isProject(owner) ? self[owner].name : nil)
  }

  /// Returns the extensions of a type that add protocols, and possibly others.
  func conformingExtensions(of type: DeclID) -> DeclList {
    guard let interfaces = extensions.interfaces else { return extensions[type] }
    return DeclList(interfaces.conformingExtensions(of: type), then: extensions.own[type])
  }

  /// Returns the queries whose answers include a declaration of a file.
  public func answers(of file: Int) -> Set<IndexQuery> {
    var queries: Set<IndexQuery> = []
    let declarations = files[file].tree.declarations
    for position in declarations.indices {
      addAnswers(of: DeclID(file: Int32(file), index: Int32(position)), declarations[position], to: &queries)
    }
    return queries
  }

  /// Returns the queries about callees whose answers include the values that a file passes to them.
  public func answersOfCalls(in file: Int) -> Set<IndexQuery> {
    guard !foreignImports(of: Int32(file)).isEmpty else { return [] }
    let callees = files[file].literals.values.map(\.callee).filter { !hasInterface($0) }
    return Set(callees.map { .calls(of: $0) })
  }

  private func addAnswers(of id: DeclID, _ declaration: Declaration, to queries: inout Set<IndexQuery>) {
    switch declaration.kind {
    case .operator, .code, .macroExpansion: return
    case .extension:
      guard let type = extended[id] else { return }
      if !declaration.inherited.isEmpty { queries.insert(.conformances(of: self[type].name)) }
      return
    default: break
    }
    if declaration.flags.contains(.isMacro) {
      queries.insert(.macros(declaration.name))
      queries.insert(.macros(Name("#" + text(id))))
      return
    }
    if declaration.kind == .function { queries.insert(.operatorFunctions(declaration.name)) }
    let isType = declaration.kind.isNominal || declaration.kind == .typealias
    if declaration.parent < 0 || isType { queries.insert(.topLevel(declaration.name)) }
    guard let owner = owner(id) else { return }
    queries.insert(memberQuery(declaration.name, of: owner))
    queries.insert(.anyMember(declaration.name))
    if declaration.kind == .variable, !declaration.attributes.isEmpty {
      queries.insert(.attributedVariables(of: self[owner].name))
    }
  }

  /// Returns the queries whose answers may change if a declaration is added, removed or changed: those that it answers,
  /// and those that iterate over all members of the enclosing type.
  public func queriesAffected(by position: Int, in file: Int) -> Set<IndexQuery> {
    let id = DeclID(file: Int32(file), index: Int32(position))
    let declaration = self[id]
    var queries: Set<IndexQuery> = []
    addAnswers(of: id, declaration, to: &queries)
    guard let type = parent(id), isListed(declaration, in: self[type].kind) else { return queries }
    addAnswers(of: type, self[type], to: &queries)
    queries.insert(memberQuery(.`init`, of: type))
    queries.insert(.conformances(of: self[type].name))
    return queries
  }

  /// Returns whether a member matters to queries that do not name it: requirements determine associated types, stored
  /// properties are parameters of an initializer, and cases without payload make an enum equatable.
  private func isListed(_ member: Declaration, in type: DeclarationKind) -> Bool {
    switch type {
    case .protocol: true
    case .enum: member.kind == .enumCase
    case .struct, .class, .actor:
      member.kind == .variable
        && (member.body.isNone || !member.flags.isDisjoint(with: [.isLet, .hasObservers]))
    default: false
    }
  }

  /// Returns whether an interface declares a name. No change of the project changes the answer.
  func hasInterface(_ name: Name) -> Bool {
    // The SDK's declarations are first.
    topLevel[name].first.map { !isProject($0) } ?? false
  }

  /// Returns the modules that a file imports, except modules of the SDK and of known packages.
  func foreignImports(of file: Int32) -> [Name] { files[Int(file)].imports.filter { !modules.contains($0) } }

  /// Returns whether a declaration may belong to a module.
  func mayBelong(_ id: DeclID, to module: Name) -> Bool { typeNames.mayBelong(id, to: module) }

  /// Returns whether a function of the SDK has a disfavored overload that takes a `String` for the same parameter.
  public func hasStringOverload(_ function: DeclID, parameter: Int) -> Bool {
    guard !isProject(function), let owner = parent(function) else { return false }
    let (tree, written) = (outline(function).tree, self[function])
    let labels = { (declaration: Declaration) in tree.parameters[declaration.parameters.indices].map(\.label) }
    return directMembers(of: owner).contains { other in
      let declaration = self[other]
      guard declaration.flags.contains(.isDisfavored), declaration.name == written.name,
        declaration.kind == written.kind, labels(declaration) == labels(written),
        let type = tree.parameters[declaration.parameters.indices].dropFirst(parameter).first?.type,
        case .named(let name, _) = tree[type]
      else { return false }
      return name == Name("String")
    }
  }

  /// Returns whether a file extends a type through an alias. The extension's members then belong to a type with another
  /// name.
  public func extendsThroughAlias(in file: Int) -> Bool {
    let tree = files[file].tree
    return tree.declarations.indices.contains { position in
      let declaration = tree.declarations[position]
      guard declaration.kind == .extension, let type = declaration.type,
        let extended = extended[DeclID(file: Int32(file), index: Int32(position))]
      else { return false }
      switch tree[type] {
      case .named(let name, _), .member(_, let name, _): return name != self[extended].name
      default: return false
      }
    }
  }
}
