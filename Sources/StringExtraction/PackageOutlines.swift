import SDKInterfaces
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// The outlines of the packages that sources import and whose own sources are not available. Nothing is read that
/// nobody imports.
public struct PackageOutlines: Sendable {
  let files: [FileOutline]

  /// The names of the packages' modules.
  public var modules: [String] { files.map { String($0.source.path.dropFirst(Self.prefix.count)) } }

  /// - Parameter sources: the project's files, and others that give types. A package among them replaces the known one.
  init(importedBy sources: [FileOutline]) {
    var wanted: Set<Name> = []
    for source in sources { wanted.formUnion(source.imports) }
    var left = PackageInterface.all
    var found: [(module: String, outline: FileOutline)] = []
    guard left.contains(where: { wanted.contains(Name($0.module)) }) else {
      files = []
      return
    }
    let atHand = sources.reduce(into: Set()) { $0.formUnion(Self.modules(around: $1.source.projectPath)) }
    while let position = left.firstIndex(where: { wanted.contains(Name($0.module)) }) {
      let interface = left.remove(at: position)
      guard !atHand.contains(interface.module) else { continue }
      let outline = Self.outline(of: interface)
      // The declarations of a package may name those of another.
      wanted.formUnion(outline.imports)
      found.append((interface.module, outline))
    }
    files = Self.undeclared(found.sorted { $0.module < $1.module }.map(\.outline), by: sources)
  }

  /// The packages of some modules, whatever is imported.
  public init(modules: [String]) {
    files = PackageInterface.all.filter { modules.contains($0.module) }.sorted { $0.module < $1.module }
      .map(Self.outline)
  }

  private static let prefix = "package: "

  private static func outline(of interface: PackageInterface) -> FileOutline {
    let source = SourceText(path: prefix + interface.module, text: interface.text.description)
    return FileOutline(source, module: Name(interface.module))
  }

  /// The modules of known packages that a file imports.
  static func modules(importedBy file: FileOutline) -> [String] {
    if file.imports.isEmpty { return [] }
    return PackageInterface.all.map(\.module).filter { file.imports.contains(Name($0)) }.sorted()
  }

  /// Whether a file may belong to one of some packages, or of those that they import, by its path or by what it
  /// declares. If it comes, the package's sources may be available; if it goes, they may no longer be.
  public static func mayHold(_ path: String, _ answers: [IndexQuery], of modules: Set<String>) -> Bool {
    if modules.isEmpty { return false }
    // Packages import each other, so any of them may count.
    return !Self.modules(around: path).isDisjoint(with: allModules) || !allNames.isDisjoint(with: answers)
  }

  private static let allModules = Set(PackageInterface.all.map(\.module))

  /// The questions about the types of all known packages, and about what else they declare at file level: nothing is parsed.
  private static let allNames = Set(
    PackageInterface.all.flatMap { interface in
      let skeleton = InterfaceSkeleton(interface.text)
      return skeleton.parts.flatMap { skeleton.names[$0.own].map { IndexQuery.topLevel($0) } }
    })

  /// The modules named by the folders around a file, where packages customarily keep their sources.
  private static func modules(around path: String) -> Set<String> {
    var modules: Set<String> = []
    var isInSources = false
    var rest = path.utf8[...]
    while let slash = rest.firstIndex(of: .slash) {
      let folder = rest[..<slash]
      if isInSources { modules.insert(String(decoding: folder, as: UTF8.self)) }
      isInSources = folder.elementsEqual("Sources".utf8)
      rest = rest[path.utf8.index(after: slash)...]
    }
    return modules
  }

  /// Leaves out modules of which the sources declare half the types or more: these are available, wherever they lie.
  private static func undeclared(_ outlines: [FileOutline], by sources: [FileOutline]) -> [FileOutline] {
    if outlines.isEmpty { return [] }
    let names = outlines.map { Set(typeNames(in: $0)) }
    let all = names.reduce(into: Set()) { $0.formUnion($1) }
    let declared = Set(sources.flatMap { typeNames(in: $0).filter(all.contains) })
    return zip(outlines, names).filter { _, types in
      types.isEmpty || types.intersection(declared).count * 2 < types.count
    }.map(\.0)
  }

  private static func typeNames(in outline: FileOutline) -> [Name] {
    outline.tree.declarations.indices.compactMap { position in
      let declaration = outline.tree.declarations[position]
      return declaration.parent < 0 && declaration.kind.isNominal ? declaration.name : nil
    }
  }
}
