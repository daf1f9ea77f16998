import ProjectModel

extension TableGroup {
  /// The language of the sources around the tables.
  package func language(_ languages: DevelopmentLanguages) -> String { languages.language(around: folder) }

  /// The tables of a language. In the language of the sources, those in `Base.lproj` come last.
  package func files(of language: String, source: String) -> [TableFile] {
    let all = files.filter { $0.language(source: source) == language }
    return all.filter { !$0.isBase } + all.filter(\.isBase)
  }

  /// The table in the language of the sources, and what belongs to it; `nil` where there is none. A `.stringsdict` is one where
  /// no `.strings` file is.
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
