import PackageInterfaces
import SwiftLexing
import SwiftOutline

/// The outlines of the packages that sources import and that are not at hand: nothing is read that nobody imports.
struct PackageOutlines {
  let files: [FileOutline]

  /// - Parameter sources: the project's files, and others that give types: a package among them counts instead.
  init(importedBy sources: [FileOutline]) {
    var wanted: Set<Name> = []
    for source in sources { wanted.formUnion(source.imports) }
    var left = PackageInterface.all
    var found: [(module: String, outline: FileOutline)] = []
    while let position = left.firstIndex(where: { wanted.contains(Name($0.module)) }) {
      let interface = left.remove(at: position)
      guard !Self.isFolder(interface.module, of: sources) else { continue }
      let source = SourceText(path: "package: " + interface.module, text: interface.text.description)
      let outline = FileOutline(source, module: Name(interface.module))
      // What a package's declarations name may be another's.
      wanted.formUnion(outline.imports)
      found.append((interface.module, outline))
    }
    files = Self.undeclared(found.sorted { $0.module < $1.module }.map(\.outline), by: sources)
  }

  /// Whether sources stand in the customary folder of a module of this name.
  private static func isFolder(_ module: String, of sources: [FileOutline]) -> Bool {
    let folder = "Sources/\(module)/"
    return sources.contains { $0.source.path.hasPrefix(folder) || $0.source.path.contains("/" + folder) }
  }

  /// Leaves out modules of whose types the sources declare the half or more: they are at hand, wherever they stand.
  private static func undeclared(_ outlines: [FileOutline], by sources: [FileOutline]) -> [FileOutline] {
    if outlines.isEmpty { return [] }
    let names = outlines.map { outline in Set(types(of: outline).map(\.name)) }
    let all = names.reduce(into: Set()) { $0.formUnion($1) }
    let declared = Set(sources.flatMap { types(of: $0).map(\.name).filter(all.contains) })
    return zip(outlines, names).filter { _, types in
      types.isEmpty || types.intersection(declared).count * 2 < types.count
    }.map(\.0)
  }

  private static func types(of outline: FileOutline) -> [Declaration] {
    outline.tree.declarations.filter { $0.parent < 0 && $0.kind.isNominal }
  }
}
