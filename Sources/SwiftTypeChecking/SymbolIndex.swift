import SwiftParsing

/// All declarations of the project and the SDK, found by name. Immutable once built, shared by all threads.
public final class SymbolIndex: Sendable {
  public let files: OutlineList
  public let operators: OperatorTable
  /// The functions that never return.
  let stops: StoppingFunctions
  /// The first file of the project. Files with lower numbers belong to the SDK.
  public let firstProjectFile: Int32

  let scopes: ModuleScopes
  let typeNames: TypeNameLookup
  let topLevel: DeclarationTable<Name>
  let members: DeclarationTable<MemberKey>
  let membersByName: NamedMemberTable
  let nestedTypeNames: NestedTypeNames
  let extensions: DeclarationTable<DeclID>
  let extended: ExtendedTypes
  let operatorFunctions: DeclarationTable<Name>
  let modules: Set<Name>
  let known: KnownTypes
  /// Macros by `#name` and by `name`.
  let macros: DeclarationTable<Name>
  /// Whether the project declares its own interpolations.
  let hasOwnInterpolations: Bool

  /// - Parameters:
  ///   - library: the SDK, if its declarations are parsed on demand, or `nil` if `interfaces` contains it.
  ///   - interfaces: outlines of further interfaces.
  ///   - sources: outlines of the project's files, in path order.
  ///   - modules: the modules of the sources.
  ///   - graph: the imports between the modules of the whole project, or `nil` if `sources` has the whole project.
  ///   - log: records the names through which the project's extensions are resolved.
  public convenience init(
    _ library: InterfaceIndex? = nil, interfaces: [FileOutline], sources: [FileOutline],
    modules: SourceModules = SourceModules(), graph: ModuleGraph? = nil, log: QueryLog? = nil
  ) {
    let (library, interfaces) = Self.separated(library, interfaces, sources)
    var builder = IndexBuilder(
      library, interfaces: interfaces, sources: sources, modules: modules, graph: graph, log: log)
    builder.build()
    self.init(builder)
  }

  /// Builds the same index on two threads.
  package static func joining(
    interfaces: [FileOutline], sources: [FileOutline], modules: SourceModules = SourceModules()
  ) async -> SymbolIndex {
    var builder = IndexBuilder(nil, interfaces: interfaces, sources: sources, modules: modules)
    await builder.buildConcurrently()
    return SymbolIndex(builder)
  }

  /// Returns the SDK separately from other interfaces. If its extensions may extend types that others declare, the SDK
  /// is included in the interfaces.
  private static func separated(
    _ library: InterfaceIndex?, _ interfaces: [FileOutline], _ sources: [FileOutline]
  ) -> (InterfaceIndex?, [FileOutline]) {
    guard let library, library.mayExtendTypes(of: interfaces, sources) else { return (library, interfaces) }
    return (nil, library.outlines + interfaces)
  }

  private init(_ builder: borrowing IndexBuilder) {
    files = builder.files
    firstProjectFile = builder.firstProjectFile
    scopes = builder.scopes
    typeNames = builder.typeNames
    (operators, stops) = (builder.operators, builder.stops)
    topLevel = builder.topLevel
    members = builder.members
    membersByName = builder.membersByName
    nestedTypeNames = builder.nestedTypeNames
    extensions = builder.extensions
    extended = builder.extended
    operatorFunctions = builder.operatorFunctions
    modules = builder.modules
    macros = builder.macros
    let first = firstProjectFile
    hasOwnInterpolations = builder.membersByName.own(.appendInterpolation).contains { $0.file >= first }
    known = KnownTypes(builder.topLevel)
  }

  /// Creates a copy in which the outline of a single file is replaced by one of the same shape.
  private init(_ other: SymbolIndex, _ file: Int, _ outline: FileOutline) {
    files = other.files.replacing(file, with: outline)
    (firstProjectFile, scopes) = (other.firstProjectFile, other.scopes)
    typeNames = TypeNameLookup(files: files, firstProjectFile: firstProjectFile, scopes: scopes, modules: other.modules)
    (operators, stops, topLevel) = (other.operators, other.stops, other.topLevel)
    (members, membersByName, nestedTypeNames) = (other.members, other.membersByName, other.nestedTypeNames)
    (extensions, extended, operatorFunctions) = (other.extensions, other.extended, other.operatorFunctions)
    (modules, known, macros) = (other.modules, other.known, other.macros)
    hasOwnInterpolations = other.hasOwnInterpolations
  }

  /// Returns the index after an edit of a single file that does not change the shape of the file: the names of its
  /// declarations and imports.
  ///
  /// - Returns: `nil` if the shape changed, so that the index has to be rebuilt.
  package func replacing(_ file: Int, with outline: FileOutline) -> SymbolIndex? {
    files[file].hasShape(of: outline) ? SymbolIndex(self, file, outline) : nil
  }

  /// Returns the index of the same interfaces with other sources.
  package func replacing(_ sources: [FileOutline], modules: SourceModules) -> SymbolIndex {
    let interfaces = files.whole.prefix { $0 < firstProjectFile }.map { files[$0] }
    return SymbolIndex(topLevel.interfaces, interfaces: interfaces, sources: sources, modules: modules)
  }

  @inline(__always)
  public subscript(id: DeclID) -> Declaration { files[id] }

  package func outline(_ id: DeclID) -> FileOutline { files[Int(id.file)] }

  public func text(_ id: DeclID) -> String { files[Int(id.file)].text(self[id]) }

  func parent(_ id: DeclID) -> DeclID? {
    let parent = self[id].parent
    return parent < 0 ? nil : DeclID(file: id.file, index: parent)
  }

  /// Returns the declarations directly inside another, in source order.
  func directMembers(of id: DeclID) -> [DeclID] { outline(id).directMembers(of: id) }

  /// Returns the type that a member belongs to: the enclosing type, or the type that the enclosing extension extends.
  func owner(_ id: DeclID) -> DeclID? { parent(id).flatMap { nominal($0) } }

  /// Returns a type itself, or the type that an extension extends.
  func nominal(_ id: DeclID) -> DeclID? { self[id].kind == .extension ? extended[id] : id }

  var nameRanking: NameRanking { typeNames.ranking }

  /// Whether the SDK's declarations are parsed on demand.
  var readsOnDemand: Bool { topLevel.interfaces != nil }

  func isProject(_ id: DeclID) -> Bool { id.file >= firstProjectFile }
}
