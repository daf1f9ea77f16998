import FileSystem
import ProjectAnalysis
import ProjectModel
import StringDataFlow
import StringExtraction

extension SyncPlan {
  /// Returns the texts that sources of the report certainly look up at run time, and that are in none of the tables in
  /// which they are looked up. Each with the path of one such table.
  /// - Parameters:
  ///   - isAsked: returns whether the run reports on a source, by its printed path.
  ///   - translated: keys to exclude, because tables of other languages contain them.
  ///   - targets: returns the targets of a source, by its printed path.
  ///   - files: all catalogs and source-language tables of the project. The run may update fewer of them, and the
  ///     bundle and table of a wrapper's lookups may be known only at run time.
  /// - Throws: if a source cannot be read.
  package func lookupsWithoutEntry(
    in isAsked: (String) -> Bool, beside translated: TranslatedKeys, targets: (String) -> [Int],
    among files: [FilePath]
  ) async throws -> [(use: KeyUse, catalog: String)] {
    guard let keys = analysis.keys, !runs.isEmpty else { return [] }
    let extracted = Set(analysis.strings.map { SourcePlace($0.site) })
    let uses = try await keys.uses().filter {
      $0.isCertain && isAsked($0.site.file) && !extracted.contains(SourcePlace($0.site))
    }
    let unread = unreadTables(among: files)
    let lacking = uses.compactMap { use -> (use: KeyUse, catalog: String)? in
      // The key may be in a table that could not be read.
      if use.table.map(unread.contains) ?? !unread.isEmpty { return nil }
      let tables = runs.filter { run in !run.update.isNew && (use.table.map(run.update.tables.contains) ?? true) }
      let isHeld = tables.contains { $0.holds(use.text) || translated.contain(use.text, beside: $0) }
      guard let nearest = Self.nearest(of: tables, to: use, in: targets), !isHeld else { return nil }
      return (use, nearest.update.printed)
    }
    if lacking.isEmpty { return [] }
    let known = Set(runs.map(\.update.path))
    let others = TableKeys(of: files.filter { !known.contains($0) }, in: tree)
    return lacking.filter { !others.contain($0.use.text) }
  }

  /// Returns the names of the tables whose files could not be read.
  private func unreadTables(among files: [FilePath]) -> Set<String> {
    let read = Set(runs.map(\.update.path))
    let others = Set(analysis.updates.map(\.path) + files).subtracting(read)
    return Set(others.filter { tree.table(at: $0) == nil && tree.exists($0) }.map(\.stem))
  }

  /// Returns a table of a target that contains both the text and its lookup, or else a table of the lookup's target, or
  /// else the table with the longest common path prefix. If the lookup names no table, those with the default name are
  /// first.
  private static func nearest(
    of runs: [any SyncedTable], to use: KeyUse, in targets: (String) -> [Int]
  ) -> (any SyncedTable)? {
    let usual = runs.filter { $0.update.tables.contains(use.table ?? ExtractedString.defaultTable) }
    let source = use.lookupFile.split(separator: "/")
    let owners = Set(targets(use.lookupFile))
    let common = owners.intersection(targets(use.site.file))
    func distance(_ run: any SyncedTable) -> (Int, Int, Int) {
      let way = run.update.printed.split(separator: "/")
      let order = [common, owners].firstIndex { !$0.isDisjoint(with: run.update.targets) } ?? 2
      return (order, -zip(way, source).prefix { $0 == $1 }.count, way.count)
    }
    return (usual.isEmpty ? runs : usual).min { distance($0) < distance($1) }
  }
}
