import ProjectModel

/// The source-language tables of a run whose keys come from code and that have no catalog.
struct SourceTables {
  private let found: FoundFiles
  private let languages: DevelopmentLanguages
  private let catalogs: Set<FilePath>

  init(_ found: FoundFiles, _ languages: DevelopmentLanguages) {
    (self.found, self.languages) = (found, languages)
    catalogs = Set(found.catalogs)
  }

  /// The tables, sorted.
  var tables: [SourceTable] {
    if found.tables.isEmpty { return [] }
    let search = TableSearch(of: found)
    let grouped = search.groups.compactMap(table)
    let alone = search.unfit.map(\.path).filter { $0.folder?.fileExtension != "lproj" }
    let folders = Set(search.groups.map { $0.folder.appending($0.name) })
    let single = alone.filter { !folders.contains(Self.place(of: $0)) }
    let strings = Set(single.filter { !$0.isStringsDict }.map(Self.place))
    let tables = single.filter { !$0.isStringsDict || !strings.contains(Self.place(of: $0)) }.compactMap(table)
    return (grouped + tables).sorted { $0.path < $1.path }
  }

  private static func place(of path: FilePath) -> FilePath { (path.folder ?? path).appending(path.stem) }

  /// Returns the table of a group in the source language, or else the one in `Base.lproj`, or `nil` if the group has
  /// neither.
  private func table(of group: TableGroup) -> SourceTable? {
    guard !group.belongsToInterface, !hasCatalog(group.catalog, beside: group.files.map(\.path)) else { return nil }
    return group.sourceTable(languages).flatMap { isFromCode($0.path) ? $0 : nil }
  }

  /// Returns a table outside of language folders.
  private func table(_ path: FilePath) -> SourceTable? {
    guard let folder = path.folder, isFromCode(path),
      !hasCatalog(folder.appending(path.stem + ".xcstrings"), beside: [path])
    else { return nil }
    let rules = folder.appending(path.stem + ".stringsdict")
    return SourceTable(
      path: path, language: languages.language(around: folder),
      stringsDict: path != rules && found.tables.contains(rules) ? rules : nil)
  }

  /// Returns whether a catalog replaces the tables of its name. A catalog without a target does not replace tables that
  /// have one: a migration may be in progress.
  private func hasCatalog(_ catalog: FilePath, beside tables: [FilePath]) -> Bool {
    guard catalogs.contains(catalog) else { return false }
    return !found.projects.targets(of: catalog).isEmpty
      || !tables.contains { !found.projects.targets(of: $0).isEmpty }
  }

  private func isFromCode(_ path: FilePath) -> Bool { found.isFromCode(path) && !TableSearch.isInBundle(path) }
}
