import ProjectModel

extension TableGroup {
  /// Returns the source language of the code around the tables.
  package func language(_ languages: DevelopmentLanguages) -> String { languages.language(around: folder) }

  /// Returns the tables of a language. For the source language, the tables in `Base.lproj` are last.
  package func files(of language: String, source: String) -> [TableFile] {
    let all = files.filter { $0.language(source: source) == language }
    return all.filter { !$0.isBase } + all.filter(\.isBase)
  }

  /// Returns the table in the source language, with its companion file, or `nil` if there is none. A `.stringsdict`
  /// file is used as the table only without a `.strings` file.
  package func sourceTable(_ languages: DevelopmentLanguages) -> SourceTable? {
    let language = language(languages)
    let sources = files(of: language, source: language)
    guard let source = sources.first(where: { !$0.isStringsDict }) ?? sources.first else { return nil }
    let others = files.filter { !sources.contains($0) }
    let translations = Dictionary(grouping: others, by: \.region).map { region, files in
      SourceTable.Translation(
        language: RegionName.language(region), path: files.first { !$0.isStringsDict }?.path,
        stringsDict: files.first(where: \.isStringsDict)?.path)
    }
    let rules = source.isStringsDict ? nil : sources.first(where: \.isStringsDict)
    return SourceTable(
      path: source.path, language: language, stringsDict: rules?.path,
      translations: translations.sorted { ($0.first ?? source.path) < ($1.first ?? source.path) })
  }
}
