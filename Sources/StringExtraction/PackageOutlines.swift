import SDKInterfaces
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// The outlines of the packages that sources import and whose own sources are not available. Only imported packages are
/// read.
public struct PackageOutlines: Sendable {
  let files: [FileOutline]

  /// The names of the packages' modules.
  public var modules: [String] { files.map { String($0.source.path.dropFirst(Self.prefix.count)) } }

  /// - Parameter sources: the project's files, and others that provide types. A package among them replaces the
  ///   built-in one.
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
      // The declarations of a package may refer to those in another package.
      wanted.formUnion(outline.imports)
      found.append((interface.module, outline))
    }
    files = Self.undeclared(found.sorted { $0.module < $1.module }.map(\.outline), by: sources)
  }

  /// Reads the packages of some modules, regardless of imports.
  public init(modules: [String]) {
    files = PackageInterface.all.filter { modules.contains($0.module) }.sorted { $0.module < $1.module }
      .map(Self.outline)
  }

  private static let prefix = "package: "

  private static func outline(of interface: PackageInterface) -> FileOutline {
    let source = SourceText(path: prefix + interface.module, text: interface.text.description)
    return FileOutline(source, module: Name(interface.module))
  }

  /// Returns the modules of known packages that a file imports.
  static func modules(importedBy file: FileOutline) -> [String] {
    if file.imports.isEmpty { return [] }
    return PackageInterface.all.map(\.module).filter { file.imports.contains(Name($0)) }.sorted()
  }

  /// Returns whether a file may belong to one of some packages, or of their imports, judged by its path or its
  /// declarations. If it is added or removed, the package's sources may become available or unavailable.
  public static func mayHold(_ path: String, _ answers: [IndexQuery], of modules: Set<String>) -> Bool {
    if modules.isEmpty { return false }
    // Packages import each other, so any of them may be affected.
    return !Self.modules(around: path).isDisjoint(with: allModules) || !allNames.isDisjoint(with: answers)
  }

  private static let allModules = Set(PackageInterface.all.map(\.module))

  /// The queries for the types of all known packages, and for their other declarations at file level. Nothing is parsed
  /// for this.
  private static let allNames = Set(
    PackageInterface.all.flatMap { interface in
      let skeleton = InterfaceSkeleton(interface.text)
      return skeleton.parts.flatMap { skeleton.names[$0.own].map { IndexQuery.topLevel($0) } }
    })

  /// Returns the modules named by the folders around a file, where packages usually keep their sources.
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

  /// Returns the outlines without modules of which the sources declare at least half of the types: these are available,
  /// in whatever folder.
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
