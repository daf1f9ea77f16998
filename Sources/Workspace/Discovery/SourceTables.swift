import ProjectLayout

/// The `.strings` tables of a run that are made from code and have no catalog.
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
    let alone = search.unfit.map(\.path).filter { $0.folder?.fileExtension != "lproj" && $0.fileExtension == "strings" }
    let folders = Set(search.groups.map { $0.folder.appending($0.name) })
    let single = alone.filter { !folders.contains(($0.folder ?? $0).appending($0.stem)) }.compactMap(table)
    return (grouped + single).sorted { $0.path < $1.path }
  }

  /// The table of a group in the language of the sources, else the one in `Base.lproj`; `nil` where there is none.
  private func table(of group: TableGroup) -> SourceTable? {
    guard !group.isOfInterface, !catalogs.contains(group.catalog) else { return nil }
    let language = languages.language(around: group.folder) ?? "en"
    let own = group.files.filter { $0.region != TableFile.base && RegionName.language($0.region) == language }
    let sources = own + group.files.filter { $0.region == TableFile.base }
    guard let source = sources.first(where: { !$0.isStringsDict }), isFromCode(source.path) else { return nil }
    let others = group.files.filter { !sources.contains($0) }
    let translations = Dictionary(grouping: others, by: \.region).map { region, files in
      SourceTable.Translation(
        language: RegionName.language(region), path: files.first { !$0.isStringsDict }?.path,
        stringsDict: files.first(where: \.isStringsDict)?.path)
    }
    return SourceTable(
      path: source.path, language: language, stringsDict: sources.first(where: \.isStringsDict)?.path,
      translations: translations.sorted { ($0.first ?? source.path) < ($1.first ?? source.path) })
  }

  /// A table that stands in no folder of a language.
  private func table(_ path: FilePath) -> SourceTable? {
    guard let folder = path.folder, isFromCode(path), !catalogs.contains(folder.appending(path.stem + ".xcstrings"))
    else { return nil }
    let rules = folder.appending(path.stem + ".stringsdict")
    return SourceTable(
      path: path, language: languages.language(around: folder) ?? "en",
      stringsDict: found.tables.contains(rules) ? rules : nil)
  }

  private func isFromCode(_ path: FilePath) -> Bool {
    CatalogRules.reasonToLeaveAlone(path, interfaceFiles: found.interfaceFiles) == nil && !TableSearch.isInBundle(path)
  }
}
