import SwiftParsing
import TextBasics

/// Joins the outlines of all files into the tables of a `SymbolIndex`.
///
/// It is not copyable, like a parser: builds without optimization would copy it for each call.
struct IndexBuilder: ~Copyable {
  let files: OutlineList
  let firstProjectFile: Int32
  let scopes: ModuleScopes
  var operators = OperatorTable.standard
  var stops = StoppingFunctions.standard
  var topLevel: DeclarationTable<Name>
  var members: DeclarationTable<MemberKey>
  var membersByName: NamedMemberTable
  var nestedTypeNames: NestedTypeNames
  var extensions: DeclarationTable<DeclID>
  var extended: ExtendedTypes
  var operatorFunctions: DeclarationTable<Name>
  let modules: Set<Name>
  var macros: DeclarationTable<Name>
  private(set) var extensionsToResolve: [DeclID] = []
  /// The types of aliases that no extension can hide.
  var aliasedTypes: [DeclID: DeclID] = [:]
  let typeNames: TypeNameLookup
  private var operatorDeclarations: [DeclID] = []
  /// Records the names through which the project's extensions are resolved.
  let log: QueryLog?

  /// - Parameters:
  ///   - library: the SDK, if its declarations are parsed on demand.
  ///   - interfaces: outlines of further interfaces.
  init(
    _ library: InterfaceIndex?, interfaces: [FileOutline], sources: [FileOutline], modules: SourceModules,
    graph: ModuleGraph? = nil, log: QueryLog? = nil
  ) {
    files = OutlineList(library, interfaces + sources)
    firstProjectFile = Int32(files.count - sources.count)
    topLevel = DeclarationTable(library) { $0.topLevel($1) }
    members = DeclarationTable(library) { $0.members($1) }
    membersByName = NamedMemberTable(library)
    nestedTypeNames = NestedTypeNames(library)
    extensions = DeclarationTable(library) { $0.extensions(of: $1) }
    extended = ExtendedTypes(library)
    operatorFunctions = DeclarationTable(library) { $0.operatorFunctions($1) }
    macros = DeclarationTable(library) { $0.macros($1) }
    self.modules = (library?.modules ?? []).union((interfaces + sources).compactMap(\.module))
    scopes = ModuleScopes(modules, graph, sources: sources, firstProjectFile: firstProjectFile, known: self.modules)
    typeNames = TypeNameLookup(files: files, firstProjectFile: firstProjectFile, scopes: scopes, modules: self.modules)
    self.log = log
  }

  mutating func build() {
    members.own = Self.membersOfTypes(files)
    enterAll()
    finish()
  }

  /// Builds on two threads: the table of members takes as long as all other tables together.
  mutating func buildConcurrently() async {
    await enterConcurrently()
    finish()
  }

  private mutating func enterConcurrently() async {
    let files = files
    // An `async let` retains its table until the end of the scope: adding to the table before that would copy it.
    async let members = Self.membersOfTypes(files)
    enterAll()
    self.members.own = await members
  }

  /// Returns the declarations directly inside types.
  private static func membersOfTypes(_ files: OutlineList) -> MultiMap<MemberKey> {
    var members = MultiMap<MemberKey>()
    members.reserveCapacity(declarationCount(of: files))
    for file in files.whole {
      let declarations = files[file].tree.declarations
      for index in declarations.indices where declarations[index].parent >= 0 {
        let declaration = declarations[index]
        guard isMember(declaration, in: declarations) else { continue }
        let owner = DeclID(file: Int32(file), index: declaration.parent)
        members.add(DeclID(file: Int32(file), index: Int32(index)), to: MemberKey(owner: owner, name: declaration.name))
      }
    }
    return members
  }

  private static func declarationCount(of files: OutlineList) -> Int {
    files.whole.reduce(0) { $0 + files[$1].tree.declarations.count }
  }

  /// Returns whether a declaration is found by its name in the enclosing one. The members of an extension are not: they
  /// belong to the extended type.
  private static func isMember(_ declaration: Declaration, in declarations: ContiguousArray<Declaration>) -> Bool {
    isNamed(declaration) && declarations[Int(declaration.parent)].kind != .extension
  }

  /// Returns whether a declaration is found by its name.
  static func isNamed(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .extension, .operator, .macroExpansion, .code: false
    default: !declaration.flags.contains(.isMacro)
    }
  }

  /// Adds everything that can be added file by file, except the table of members by type.
  private mutating func enterAll() {
    membersByName.reserveCapacity(Self.declarationCount(of: files) / 4)
    for file in files.whole {
      let declarations = files[file].tree.declarations
      for position in declarations.indices {
        enter(DeclID(file: Int32(file), index: Int32(position)), declarations)
      }
    }
  }

  private mutating func finish() {
    resolveExtensions()
    readOperators()
    for file in files.whole where file >= firstProjectFile && files[file].declaresStoppingFunctions {
      stops.add(files[file])
    }
  }

  private mutating func enter(_ id: DeclID, _ declarations: ContiguousArray<Declaration>) {
    let declaration = declarations[Int(id.index)]
    switch declaration.kind {
    case .extension:
      extensionsToResolve.append(id)
    case .operator:
      if id.file >= firstProjectFile { operatorDeclarations.append(id) }
    case .macroExpansion, .code:
      break
    default:
      if declaration.flags.contains(.isMacro) { return addMacro(id) }
      if declaration.kind == .function, Self.isOperator(declaration, files[Int(id.file)]) {
        operatorFunctions.add(id, to: declaration.name)
      }
      if declaration.parent < 0 {
        topLevel.add(id, to: declaration.name)
      } else if Self.isMember(declaration, in: declarations) {
        addByName(id, declaration, round: 0)
      }
    }
  }

  /// Adds a macro under two names: expressions use `#name`, attributes use `name`.
  private mutating func addMacro(_ id: DeclID) {
    macros.add(id, to: self[id].name)
    macros.add(id, to: Name("#" + files[Int(id.file)].text(self[id])))
  }

  private mutating func addByName(_ id: DeclID, _ declaration: Declaration, round: Int) {
    membersByName.add(id, to: declaration.name, round: round)
    let kind = declaration.kind
    if kind.isNominal || kind == .typealias || kind == .associatedtype { nestedTypeNames.insert(declaration.name) }
  }

  subscript(id: DeclID) -> Declaration { files[id] }

  /// Returns whether a function is an operator.
  static func isOperator(_ declaration: Declaration, _ outline: FileOutline) -> Bool {
    // A file may end before the name.
    guard let byte = outline.source.bytes[declaration.nameRange.range].first else { return false }
    if byte.isLetter || byte == .underscore || byte == .backtick { return false }
    return byte < 128 || !declaration.flags.isDisjoint(with: [.isPrefixOperator, .isPostfixOperator])
  }

  /// Adds the members of an extension. They follow the extension in the tree, up to the next declaration outside it.
  mutating func addMembers(of ext: DeclID, to nominal: DeclID, round: Int) {
    let declarations = files[Int(ext.file)].tree.declarations
    var position = Int(ext.index) + 1
    while position < declarations.count, declarations[position].parent >= ext.index {
      if declarations[position].parent == ext.index {
        let id = DeclID(file: ext.file, index: Int32(position))
        members.add(id, to: MemberKey(owner: nominal, name: declarations[position].name))
        addByName(id, declarations[position], round: round)
      }
      position += 1
    }
  }

  private mutating func readOperators() {
    for id in operatorDeclarations {
      let tree = files[Int(id.file)].tree
      let declaration = self[id]
      if declaration.flags.contains(.isStatic) {
        addGroup(declaration, tree)
      } else if declaration.flags.isDisjoint(with: [.isPrefixOperator, .isPostfixOperator]) {
        operators.addOperator(declaration.name, group: declaration.type.flatMap { name(of: $0, tree) })
      }
    }
  }

  private mutating func addGroup(_ group: Declaration, _ tree: SyntaxTree) {
    var higher: Name?
    var lower: Name?
    for requirement in tree.requirements[group.requirements.indices] {
      if requirement.isSameType {
        higher = name(of: requirement.subject, tree)
      } else {
        lower = name(of: requirement.subject, tree)
      }
    }
    operators.addGroup(
      group.name, higherThan: higher, lowerThan: lower, isRightAssociative: group.flags.contains(.isPostfixOperator))
  }

  private func name(of type: TypeRefID, _ tree: SyntaxTree) -> Name? {
    if case .named(let name, _) = tree[type] { return name }
    return nil
  }
}
