import SwiftParsing

/// The place where a name is looked up: a file, and the declaration that encloses the name.
struct NameScope {
  var file: Int32
  var context: DeclID?
}

/// The meaning of a type name.
enum TypeNameMeaning<Member> {
  /// A generic parameter, by the declaration that has it.
  case parameter(DeclID, Int32)
  /// A type inside one of the enclosing types.
  case member(Member)
  /// A type or type alias at file level, or an enclosing type.
  case type(DeclID)
  case module
}

/// Resolves type names. It is the only lookup of such names: the index builder uses it for extended types, and later
/// queries for all other written types. The caller provides the tables.
final class TypeNameLookup: Sendable {
  let ranking: NameRanking
  private let files: OutlineList
  private let firstProjectFile: Int32
  private let scopes: ModuleScopes
  /// The modules of the SDK and of known packages.
  private let modules: Set<Name>

  init(files: OutlineList, firstProjectFile: Int32, scopes: ModuleScopes, modules: Set<Name>) {
    ranking = NameRanking(files: files, firstProjectFile: firstProjectFile, scopes: scopes)
    (self.files, self.firstProjectFile, self.scopes, self.modules) = (files, firstProjectFile, scopes, modules)
  }

  /// Returns the meaning of a name in a scope. The lookup starts with the enclosing declarations, the innermost first,
  /// then the file level, then modules.
  ///
  /// - Parameters:
  ///   - hasArguments: whether generic arguments follow. An enclosing protocol takes none.
  ///   - nominal: returns a type itself, or the type that an extension extends.
  ///   - member: returns the type with that name inside a type.
  ///   - global: returns the type with that name at file level.
  func meaning<Member>(
    of name: Name, in scope: NameScope, hasArguments: Bool, nominal: (DeclID) -> DeclID?, member: (DeclID) -> Member?,
    global: () -> DeclID?
  ) -> TypeNameMeaning<Member>? {
    var context = scope.context
    while let decl = context {
      if let found = parameter(name, of: decl, nominal) { return .parameter(found.decl, found.position) }
      if self[decl].kind.isNominal || self[decl].kind == .extension, let owner = nominal(decl) {
        if let found = member(owner) { return .member(found) }
        if self[owner].name == name, self[owner].kind != .protocol || !hasArguments { return .type(owner) }
      }
      context = parent(decl)
    }
    if let found = global() { return .type(found) }
    return isModule(name, in: scope.file) ? .module : nil
  }

  @inline(__always)
  private subscript(decl: DeclID) -> Declaration { files[decl] }

  private func parent(_ decl: DeclID) -> DeclID? {
    let parent = self[decl].parent
    return parent < 0 ? nil : DeclID(file: decl.file, index: parent)
  }

  /// Returns whether a name is the name of a module: one of the SDK's, or any that the file imports.
  private func isModule(_ name: Name, in file: Int32) -> Bool {
    modules.contains(name) || files[Int(file)].imports.contains(name)
  }

  /// Returns the generic parameter of a declaration. An extension has the generic parameters of the extended type and
  /// of its enclosing types.
  private func parameter(
    _ name: Name, of decl: DeclID, _ nominal: (DeclID) -> DeclID?
  ) -> (decl: DeclID, position: Int32)? {
    guard self[decl].kind == .extension else { return ownParameter(name, of: decl) }
    var current = nominal(decl)
    while let type = current {
      if let found = ownParameter(name, of: type) { return found }
      guard self[type].kind.isNominal, let owner = parent(type).flatMap(nominal), owner != type else { return nil }
      current = owner
    }
    return nil
  }

  private func ownParameter(_ name: Name, of decl: DeclID) -> (decl: DeclID, position: Int32)? {
    let declaration = self[decl]
    guard !declaration.generics.isEmpty, declaration.kind != .protocol else { return nil }
    let generics = files[Int(decl.file)].tree.generics[declaration.generics.indices]
    return generics.firstIndex { $0.name == name }.map { (decl, Int32($0 - generics.startIndex)) }
  }

  // MARK: Candidates

  /// Returns the type that a name refers to at file level.
  ///
  /// - Parameters:
  ///   - candidates: all declarations with that name at file level.
  ///   - module: the module before the name.
  func type(among candidates: DeclList, from file: Int32, in module: Name? = nil) -> DeclID? {
    if let module { return type(among: candidates.filter(isType), of: module, from: file) }
    let found = candidates.only ?? ranking.ordered(candidates.filter(isType), from: file).first
    return found.flatMap { isType($0) && !isAbsent($0, from: file) ? $0 : nil }
  }

  /// Returns whether a type is one of SwiftUI and no source of the file's modules imports SwiftUI, so that the name
  /// refers to a type of an unknown module.
  private func isAbsent(_ decl: DeclID, from file: Int32) -> Bool {
    isOfSwiftUI(decl) && scopes.visibilityOfSwiftUI(in: file) == .absent
  }

  /// Returns whether SwiftUI declares a type.
  func isOfSwiftUI(_ decl: DeclID) -> Bool {
    guard decl.file < firstProjectFile, let module = files[Int(decl.file)].module else { return false }
    return SpecialNames.modulesOfSwiftUI.contains(module)
  }

  /// Returns a type of a module. Modules of the SDK re-export each other, so any SDK type is accepted if the module
  /// itself has none.
  private func type(among types: [DeclID], of module: Name, from file: Int32) -> DeclID? {
    guard modules.contains(module) else {
      return ranking.ordered(types.filter { mayBelong($0, to: module) }, from: file).first
    }
    let own = types.filter { files[Int($0.file)].module == module || scopes.isPart($0.file, of: module) }
    return ranking.ordered(own.isEmpty ? types.filter { $0.file < firstProjectFile } : own, from: file).first
  }

  private func isType(_ decl: DeclID) -> Bool { self[decl].kind.isNominal || self[decl].kind == .typealias }

  /// Returns the type inside another that a name refers to. Several files may each have a private one.
  ///
  /// - Parameter members: all members with that name.
  func nestedType(among members: DeclList, from file: Int32) -> DeclID? {
    var found: DeclID?
    for decl in members where isType(decl) || self[decl].kind == .associatedtype {
      if found != nil { return nearestNestedType(among: members, from: file) }
      found = decl
    }
    return found
  }

  private func nearestNestedType(among members: DeclList, from file: Int32) -> DeclID? {
    ranking.ordered(members.filter { isType($0) || self[$0].kind == .associatedtype }, from: file).first
  }

  /// Returns whether a declaration may belong to a module. Any declaration may belong to a module of the SDK, because
  /// these re-export each other. For other modules the source must be in a target of that name, or in a folder of that
  /// name, where packages and most targets have their sources.
  func mayBelong(_ decl: DeclID, to module: Name) -> Bool {
    modules.contains(module) || scopes.isPart(decl.file, of: module)
      || decl.file >= firstProjectFile && files[Int(decl.file)].isInFolder(named: module)
  }
}
