import ProjectLoading
import ProjectModel
import StringCatalog

/// Determines the source language of tables from the repository.
struct SourceLanguages {
  private let project: Project
  private let chosen: String?
  private let languages: DevelopmentLanguages

  init(_ project: Project, chosen: String?) {
    (self.project, self.chosen) = (project, chosen)
    languages = project.developmentLanguages
  }

  /// Returns the requested language, or else the language of the catalog, of the nearest project or package, or of
  /// other catalogs; last English, if there is an English table. `nil` if the language is unknown.
  func language(of group: TableGroup, catalog: Catalog?) -> String? {
    if let chosen { return chosen }
    if let language = catalog?.sourceLanguage { return language }
    if let language = languages.knownLanguage(around: group.folder) { return language }
    for path in project.found.catalogs {
      if let bytes = Project.contents(of: path), let catalog = try? Catalog(bytes) { return catalog.sourceLanguage }
    }
    return group.files.contains { RegionName.language($0.region) == "en" } ? "en" : nil
  }
}
