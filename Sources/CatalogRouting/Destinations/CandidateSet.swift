import ProjectModel

/// Finds the catalogs that a source's strings may belong to, once for all sources with the same result.
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

  /// Sources with the same possible catalogs. They may use different ones.
  package struct SourceGroup: Hashable {
    package let table: String
    package let candidates: [CatalogResolver.Candidates]
  }

  package func sources(with source: FilePath, table: String, _ resolver: inout CatalogResolver) -> SourceGroup {
    let candidates = (stems[table] ?? []).sorted().map { resolver.candidates(of: source, table: $0) }
    return SourceGroup(table: table, candidates: candidates)
  }

  /// Returns the positions of the catalogs that the strings of these sources may belong to.
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

  /// Returns the positions of the catalogs that any strings of a source may belong to.
  package func indices(for source: FilePath, _ resolver: inout CatalogResolver) -> [Int] {
    var found: Set<Int> = []
    for table in stems.keys {
      let catalogs = resolver.catalogs(of: resolver.candidates(of: source, table: table))
      found.formUnion(catalogs.compactMap { positions[$0] })
    }
    return found.sorted()
  }
}
