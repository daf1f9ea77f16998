import ProjectAnalysis
import ProjectChecks
import ProjectModel
import StringExtraction

// Finds the generated symbols of manual keys in sources.
extension EditedSnapshot {
  /// The catalogs with generated symbols, with the texts of the editor.
  var catalogsWithSymbols: [CatalogWithSymbols] {
    members.compactMap { CatalogWithSymbols($0.path, $0.catalog, in: project.map) }
  }

  /// Returns the uses of generated symbols in some sources.
  func symbolUses(in positions: [Int]) async -> [SymbolUse] {
    if positions.isEmpty { return [] }
    guard isEdited else {
      let paths = Set(positions.map { project.sources.paths[$0] })
      return reading.code.symbols.uses.filter { paths.contains($0.source) }
    }
    return await SymbolUses(in: project, extractor, catalogsWithSymbols, sources: positions).uses
  }

  /// Returns the generated symbol at a position of a source.
  /// - Parameters:
  ///   - line: 1-based.
  ///   - column: 1-based, in bytes. The position after the name counts, too.
  func symbol(in path: FilePath, line: Int, column: Int) async -> SymbolUse? {
    guard let position = position(of: path) else { return nil }
    let found = await symbolUses(in: [position]).filter { use in
      let start = use.site.location.column
      return use.site.location.line == line && start...start + use.range.count ~= column
    }
    return found.first(where: \.isCertain) ?? found.first
  }

  func member(of use: SymbolUse) -> LoadedCatalogs.Member? { members.first { $0.path == use.catalog } }
}
