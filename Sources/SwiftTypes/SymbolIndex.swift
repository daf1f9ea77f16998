import SwiftOutline

/// All declarations of the project and the SDK, found by name. Immutable once built, shared by all threads.
public final class SymbolIndex: Sendable {
  public let files: [FileOutline]
  public let operators: OperatorTable
  /// The first file of the project; those before are the SDK's.
  public let firstProjectFile: Int32

  /// For each file, how many declarations the files before it have; the last entry counts all declarations.
  private let firstNumbers: [Int]
  let scopes: ModuleScopes
  let typeNames: TypeNameLookup
  let topLevel: MultiMap<Name>
  let members: MultiMap<MemberKey>
  /// Members by name alone, for receivers whose type is not known.
  let membersByName: MultiMap<Name>
  /// The names of all types, type aliases and associated types inside others. Most names of types are not among them.
  let nestedTypeNames: Set<Name>
  let extensions: MultiMap<DeclID>
  let extended: [DeclID: DeclID]
  let operatorFunctions: MultiMap<Name>
  let modules: Set<Name>
  let known: KnownTypes
  /// Macros by `#name` and by `name`.
  let macros: [Name: [DeclID]]
  /// Whether the project declares interpolations of its own.
  let hasOwnInterpolations: Bool

  /// - Parameters:
  ///   - interfaces: outlines of the SDK's interfaces.
  ///   - sources: outlines of the project's files, in path order.
  ///   - modules: the modules that the sources belong to.
  ///   - graph: how the modules of the whole project import each other; `nil` if `sources` has the whole project.
  ///   - log: records the names by which the project's extensions are resolved.
  public convenience init(
    interfaces: [FileOutline], sources: [FileOutline], modules: SourceModules = SourceModules(),
    graph: ModuleGraph? = nil, log: QueryLog? = nil
  ) {
    var builder = IndexBuilder(
      files: interfaces + sources, firstProjectFile: Int32(interfaces.count), modules: modules, graph: graph, log: log)
    builder.build()
    self.init(builder)
  }

  /// Builds the same index on two threads.
  package static func joining(
    interfaces: [FileOutline], sources: [FileOutline], modules: SourceModules = SourceModules()
  ) async -> SymbolIndex {
    var builder = IndexBuilder(
      files: interfaces + sources, firstProjectFile: Int32(interfaces.count), modules: modules)
    await builder.buildConcurrently()
    return SymbolIndex(builder)
  }

  private init(_ builder: borrowing IndexBuilder) {
    files = builder.files
    firstNumbers = files.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.tree.declarations.count) }
    firstProjectFile = builder.firstProjectFile
    scopes = builder.scopes
    typeNames = builder.typeNames
    operators = builder.operators
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
    hasOwnInterpolations = builder.membersByName[.appendInterpolation].contains { $0.file >= first }
    known = KnownTypes(builder.topLevel)
  }

  /// The same with the outline of one file replaced by one of the same shape.
  private init(_ other: SymbolIndex, _ file: Int, _ outline: FileOutline) {
    var files = other.files
    files[file] = outline
    self.files = files
    (firstNumbers, firstProjectFile, scopes) = (other.firstNumbers, other.firstProjectFile, other.scopes)
    typeNames = TypeNameLookup(
      files: files, firstProjectFile: firstProjectFile, scopes: scopes, modules: other.modules)
    (operators, topLevel) = (other.operators, other.topLevel)
    (members, membersByName, nestedTypeNames) = (other.members, other.membersByName, other.nestedTypeNames)
    (extensions, extended, operatorFunctions) = (other.extensions, other.extended, other.operatorFunctions)
    (modules, known, macros) = (other.modules, other.known, other.macros)
    hasOwnInterpolations = other.hasOwnInterpolations
  }

  /// The index after an edit of one file that leaves the shape of the file as it was: what it declares and imports, by
  /// name.
  /// - Returns: `nil` where the shape is another one, so that the index has to be built anew.
  package func replacing(_ file: Int, with outline: FileOutline) -> SymbolIndex? {
    files[file].hasShape(of: outline) ? SymbolIndex(self, file, outline) : nil
  }

  @inline(__always)
  public subscript(id: DeclID) -> Declaration { files[Int(id.file)].tree.declarations[Int(id.index)] }

  /// The position of a declaration among those of all files.
  func number(of id: DeclID) -> Int { firstNumbers[Int(id.file)] + Int(id.index) }

  var declarationCount: Int { firstNumbers[firstNumbers.count - 1] }

  package func outline(_ id: DeclID) -> FileOutline { files[Int(id.file)] }

  public func text(_ id: DeclID) -> String { files[Int(id.file)].text(self[id]) }

  func parent(_ id: DeclID) -> DeclID? {
    let parent = self[id].parent
    return parent < 0 ? nil : DeclID(file: id.file, index: parent)
  }

  /// The declarations directly inside another, in the order of the text. They follow it in the tree, so that no others
  /// are searched.
  func directMembers(of id: DeclID) -> [DeclID] {
    let declarations = outline(id).tree.declarations
    var members: [DeclID] = []
    var position = id.index + 1
    while position < declarations.count, declarations[Int(position)].parent >= id.index {
      if declarations[Int(position)].parent == id.index { members.append(DeclID(file: id.file, index: position)) }
      position += 1
    }
    return members
  }

  /// The type that a member belongs to: the enclosing type, or the one that the enclosing extension extends.
  func owner(_ id: DeclID) -> DeclID? {
    parent(id).flatMap { nominal($0) }
  }

  /// A type itself, or the type that an extension extends.
  func nominal(_ id: DeclID) -> DeclID? {
    self[id].kind == .extension ? extended[id] : id
  }

  var nameRanking: NameRanking { typeNames.ranking }

  func isProject(_ id: DeclID) -> Bool { id.file >= firstProjectFile }
}
