import FileSystem
import ProjectLoading
import ProjectModel
import StringCatalog
import StringDataFlow
import SwiftLexing
import TextBasics

/// A catalog for whose manual keys a build generates Swift symbols.
package struct CatalogWithSymbols: Sendable {
  package let path: FilePath
  package let symbols: [StringSymbol]
  /// The names of the symbols in messages: `LocalizedStringResource.Shop.total(_:)`.
  package let names: [String]
  /// The numbers of the targets that see the symbols.
  package let targets: [Int]
  private let interface: String

  /// - Returns: `nil` for a catalog without symbols.
  package init?(_ path: FilePath, _ catalog: Catalog, in map: TargetMap) {
    guard FileKind(of: path) == .stringCatalog, map.generatesSymbols(of: path) else { return nil }
    let source = SymbolSource(table: path.stem)
    symbols = CatalogSymbols(catalog).symbols
    if symbols.isEmpty { return nil }
    (self.path, self.targets) = (path, map.targets(of: path).filter(map.generatesSymbols(inTarget:)))
    names = symbols.map(source.qualifiedName)
    interface = source.interface(of: symbols)
  }

  /// Returns the catalogs of a project with symbols. Catalogs that cannot be read have none.
  package static func all(in project: Project) -> [CatalogWithSymbols] {
    project.found.catalogs.filter(project.map.generatesSymbols).sorted().compactMap { path in
      guard let contents = try? project.tree.contents(of: path), let catalog = try? Catalog(contents.bytes) else {
        return nil
      }
      return CatalogWithSymbols(path, catalog, in: project.map)
    }
  }

  /// Returns the symbol of a manual key, or `nil` if it has none.
  package func symbol(of key: String) -> StringSymbol? { symbols.first { UTF8Key($0.key) == UTF8Key(key) } }

  /// The declarations of the symbols.
  var source: GeneratedSource {
    GeneratedSource(SourceText(path: SymbolSource.fileName(table: path.stem), text: interface), modules: targets)
  }
}
