import ProjectModel

/// Finds which of some catalogs may be meant for a source's strings, once for all sources with the same answer.
package struct CandidateSet {
  private var positions: [FilePath: Int] = [:]
  private var tables: [Int: Set<String>] = [:]
  /// For each table, the tables of all catalogs that take its strings: only itself, unless links give a catalog several
  /// names.
  private var stems: [String: Set<String>] = [:]

  /// - Parameter catalogs: the tables, paths and position of each catalog.
  package init(_ catalogs: [(tables: Set<String>, paths: [FilePath], position: Int)]) {
    for catalog in catalogs {
      for path in catalog.paths { positions[path] = catalog.position }
      tables[catalog.position] = catalog.tables
      for table in catalog.tables { stems[table, default: []].formUnion(catalog.tables) }
    }
  }

  /// Sources for which the same catalogs may be meant, no matter which of them was chosen.
  package struct SourceGroup: Hashable {
    package let table: String
    package let candidates: [CatalogResolver.Candidates]
  }

  package func sources(with source: FilePath, table: String, _ resolver: inout CatalogResolver) -> SourceGroup {
    let candidates = (stems[table] ?? []).sorted().map { resolver.candidates(of: source, table: $0) }
    return SourceGroup(table: table, candidates: candidates)
  }

  /// The positions of the catalogs that may be meant for some sources.
  package func indices(for sources: SourceGroup, _ resolver: inout CatalogResolver) -> [Int] {
    var found: Set<Int> = []
    for candidates in sources.candidates {
      for catalog in resolver.catalogs(of: candidates) {
        if let position = positions[catalog], tables[position]?.contains(sources.table) ?? false {
          found.insert(position)
        }
      }
    }
    return found.sorted()
  }
}
