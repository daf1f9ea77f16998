import ProjectLayout

/// Which of some catalogs may be meant for a source's strings, asked by source.
struct Takers {
  private var positions: [FilePath: Int] = [:]
  private var tables: [Int: Set<String>] = [:]
  /// The tables of all catalogs that take the strings of one: itself, unless links give a catalog several names.
  private var stems: [String: Set<String>] = [:]

  /// - Parameter catalogs: the tables, the paths and the position of each.
  init(_ catalogs: [(tables: Set<String>, paths: [FilePath], position: Int)]) {
    for catalog in catalogs {
      for path in catalog.paths { positions[path] = catalog.position }
      tables[catalog.position] = catalog.tables
      for table in catalog.tables { stems[table, default: []].formUnion(catalog.tables) }
    }
  }

  /// The positions of catalogs of a table that may be meant for a source, though another was taken or none.
  func indices(for table: String, of source: FilePath, _ ownership: inout Ownership) -> [Int] {
    var found: Set<Int> = []
    for stem in stems[table] ?? [] {
      for catalog in ownership.possibleTakers(of: source, table: stem) {
        if let position = positions[catalog], tables[position]?.contains(table) ?? false { found.insert(position) }
      }
    }
    return found.sorted()
  }
}
