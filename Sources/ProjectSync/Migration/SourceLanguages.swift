import ProjectModel
import StringCatalog
import Workspace

/// The language that tables are translated from, by what the repository says.
struct SourceLanguages {
  private let project: Project
  private let chosen: String?
  private let languages: DevelopmentLanguages

  init(_ project: Project, chosen: String?) {
    (self.project, self.chosen) = (project, chosen)
    languages = project.developmentLanguages
  }

  /// What was chosen, what the catalog has, what the nearest project or package says, or what other catalogs have; last
  /// English, if there is a table in it. `nil` where nothing tells.
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
