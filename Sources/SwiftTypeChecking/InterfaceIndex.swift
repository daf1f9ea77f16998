import SwiftParsing

/// The declarations of a single version of an SDK by name. It gives the same answers as an ``IndexBuilder`` that reads
/// the whole SDK, but parses only the parts that contain a requested name. The number of a file is the number of its
/// part.
public struct InterfaceIndex: Sendable {
  let library: InterfaceLibrary
  private let version: Int

  public init(_ library: InterfaceLibrary, version: Int) { (self.library, self.version) = (library, version) }

  var count: Int { library.names.partCount }

  /// The outlines of all parts.
  var outlines: [FileOutline] { numbers.map { library.outline(of: Int($0)) } }

  /// The numbers of all parts. Parts of other versions may have numbers in between.
  var numbers: [Int32] { (0..<count).filter(isPart).map { Int32($0) } }

  /// Returns whether some extensions of the SDK may extend types that the given files declare. An interface may declare
  /// a type with the name. Sources rank after the SDK, so for them only names count that the SDK does not declare.
  func mayExtendTypes(of interfaces: [FileOutline], _ sources: [FileOutline]) -> Bool {
    let names = library.names
    return interfaces.contains { $0.declaresType { names.extendedNames.contains($0) } }
      || sources.contains { $0.declaresType { names.extendedNames.contains($0) && !names.own.contains($0) } }
  }

  /// The modules of all parts.
  var modules: Set<Name> { Set(library.texts.filter { $0.versions.contains(version) }.map(\.module)) }

  private func isPart(_ part: Int) -> Bool { library.text(of: Int32(part)).versions.contains(version) }

  /// Returns the parts with the given numbers from a table.
  private func parts(_ numbers: [Int32]) -> [Part] {
    numbers.filter { isPart(Int($0)) }.map { Part(number: $0, outline: library.outline(of: Int($0))) }
  }

  private struct Part {
    let number: Int32
    let outline: FileOutline

    func ids(where holds: (Declaration) -> Bool) -> [DeclID] {
      let declarations = outline.tree.declarations
      return declarations.indices.filter { holds(declarations[$0]) }.map { DeclID(file: number, index: Int32($0)) }
    }
  }

  // MARK: Tables

  func topLevel(_ name: Name) -> ContiguousArray<DeclID> {
    ContiguousArray(
      parts(library.names.own[name]).flatMap { part in
        part.ids { $0.parent < 0 && $0.name == name && IndexBuilder.isNamed($0) }
      })
  }

  /// Returns the macros with a given name, with or without its `#`.
  func macros(_ name: Name) -> ContiguousArray<DeclID> {
    ContiguousArray(
      parts(library.names.own[name]).flatMap { part in
        part.ids { $0.flags.contains(.isMacro) && ($0.name == name || Name("#" + part.outline.text($0)) == name) }
      })
  }

  func operatorFunctions(_ name: Name) -> ContiguousArray<DeclID> {
    let numbers = Set(library.names.own[name] + library.names.inner[name]).sorted()
    return ContiguousArray(
      parts(numbers).flatMap { part in
        part.ids { declaration in
          declaration.kind == .function && declaration.name == name && !declaration.flags.contains(.isMacro)
            && IndexBuilder.isOperator(declaration, part.outline)
        }
      })
  }

  /// Returns the members of an SDK type, including those that the SDK's extensions add.
  func members(_ key: MemberKey) -> ContiguousArray<DeclID> {
    guard let owner = key.owner, owner.file < count else { return [] }
    let outline = library.outline(known: Int(owner.file))
    let declaration = outline.tree.declarations[Int(owner.index)]
    guard declaration.kind != .extension else { return [] }
    var members = ContiguousArray(outline.directMembers(of: owner) { $0.name == key.name && IndexBuilder.isNamed($0) })
    let added = library.names.parts(extending: declaration.name, adding: key.name)
    for part in parts(added) where extended(by: part.number) == owner {
      members += part.outline.directMembers(of: DeclID(file: part.number, index: 0)) { $0.name == key.name }
    }
    return members
  }

  /// Returns all members with a given name, whatever type has them, each with the round that resolves its type, or 0
  /// for a type's own members.
  func members(named name: Name) -> [(decl: DeclID, round: Int)] {
    parts(library.names.inner[name]).flatMap { part in
      let found = part.ids { $0.parent >= 0 && $0.name == name }
      return found.compactMap { decl in
        let declaration = part.outline.tree.declarations[Int(decl.index)]
        guard part.outline.tree.declarations[Int(declaration.parent)].kind == .extension else {
          return IndexBuilder.isNamed(declaration) ? (decl, 0) : nil
        }
        let type = extensionType(of: part.number)
        return type.decl == nil ? nil : (decl, type.round)
      }
    }
  }

  /// Returns whether any type may have a member with a given name.
  func mayHaveMembers(named name: Name) -> Bool { library.names.inner.contains(name) }

  func extensions(of owner: DeclID) -> ContiguousArray<DeclID> { extensions(of: owner, among: library.names.extending) }

  /// Returns the extensions that add protocols, and possibly others.
  func conformingExtensions(of owner: DeclID) -> ContiguousArray<DeclID> {
    extensions(of: owner, among: library.names.conforming)
  }

  private func extensions(of owner: DeclID, among all: PartTable) -> ContiguousArray<DeclID> {
    guard owner.file < count else { return [] }
    let name = library.outline(known: Int(owner.file)).tree.declarations[Int(owner.index)].name
    return ContiguousArray(
      parts(all[name]).filter { extended(by: $0.number) == owner }.map { DeclID(file: $0.number, index: 0) })
  }

  /// Returns the type that an extension extends.
  func extended(_ id: DeclID) -> DeclID? { id.file < count && id.index == 0 ? extended(by: id.file) : nil }

  /// Returns the round that resolves extensions of a type: the first, or the one after the round that resolves the
  /// type's position.
  func leastRound(extending type: DeclID) -> Int {
    guard type.file < count, library.outline(known: Int(type.file)).tree.declarations[0].kind == .extension else {
      return 1
    }
    return extensionType(of: type.file).round + 1
  }

  private func extended(by part: Int32) -> DeclID? { extensionType(of: part).decl }

  private func extensionType(of part: Int32) -> ExtensionType {
    library.extensionType(of: Int(part)) {
      let tree = library.outline(of: Int(part)).tree
      guard let first = tree.declarations.first, first.kind == .extension, let type = first.type else {
        return ExtensionType(nil, round: 0)
      }
      return extensionType(type, of: part, tree)
    }
  }

  private func extensionType(_ type: TypeRefID, of part: Int32, _ tree: SyntaxTree) -> ExtensionType {
    switch tree[type] {
    case .named(let name, _): return ExtensionType(self.type(name, from: part), round: 1)
    case .member(let base, let name, _):
      let outer = extensionType(base, of: part, tree)
      guard let owner = outer.decl,
        let found = members(MemberKey(owner: owner, name: name)).first(where: { self[$0].kind.isNominal })
      else { return ExtensionType(nil, round: 0) }
      let around = DeclID(file: found.file, index: self[found].parent)
      let isAdded = self[around].kind == .extension
      return ExtensionType(found, round: max(outer.round, isAdded ? extensionType(of: around.file).round + 1 : 1))
    default: return ExtensionType(nil, round: 0)
    }
  }

  /// Returns the type at file level that a name in a part refers to: one of its own text, else of its module, else the
  /// last.
  private func type(_ name: Name, from part: Int32) -> DeclID? {
    let types = topLevel(name).filter { self[$0].kind.isNominal }
    guard types.count > 1 else { return types.first }
    let (text, module) = (library.textNumber(of: part), library.text(of: part).module)
    func rating(_ type: DeclID) -> Int {
      let own = library.textNumber(of: type.file)
      if own == text { return .max }
      return own + (library.text(of: type.file).module == module ? library.texts.count : 0)
    }
    let best = types.map(rating).max()
    return types.first { rating($0) == best }
  }

  private subscript(id: DeclID) -> Declaration { library.declaration(known: id) }
}

extension FileOutline {
  /// Returns whether the file declares a type at file level with a matching name.
  fileprivate func declaresType(where holds: (Name) -> Bool) -> Bool {
    tree.declarations.contains { declaration in
      declaration.parent < 0 && (declaration.kind.isNominal || declaration.kind == .typealias)
        && holds(declaration.name)
    }
  }

  /// Returns the matching declarations directly inside another, in source order. They follow it in the tree, so that no
  /// others are searched.
  func directMembers(of id: DeclID, where holds: (Declaration) -> Bool = { _ in true }) -> [DeclID] {
    var members: [DeclID] = []
    var position = Int(id.index) + 1
    while position < tree.declarations.count, tree.declarations[position].parent >= id.index {
      if tree.declarations[position].parent == id.index, holds(tree.declarations[position]) {
        members.append(DeclID(file: id.file, index: Int32(position)))
      }
      position += 1
    }
    return members
  }
}
