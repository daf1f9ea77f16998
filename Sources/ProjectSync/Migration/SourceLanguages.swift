import ProjectLayout
import StringCatalog
import Workspace

/// The language that tables are translated from, by what the repository says.
struct SourceLanguages {
  private let project: Project
  private let chosen: String?
  private let sources: [any ProjectSource]

  init(_ project: Project, chosen: String?) {
    (self.project, self.chosen) = (project, chosen)
    sources = project.found.projects.sources + project.sources.packageSources
  }

  /// What was chosen, what the catalog has, what the nearest project or package says, or what other catalogs have; last
  /// English, if there is a table in it. `nil` where nothing tells.
  func language(of group: TableGroup, catalog: Catalog?) -> String? {
    if let chosen { return chosen }
    if let language = catalog?.sourceLanguage { return language }
    if let language = languageOfProject(around: group.folder) { return RegionName.language(language) }
    for path in project.found.catalogs {
      if let bytes = Project.contents(of: path), let catalog = try? Catalog(bytes) { return catalog.sourceLanguage }
    }
    return group.files.contains { RegionName.language($0.region) == "en" } ? "en" : nil
  }

  /// What the project says that stands nearest above a folder; a package only where no project takes it in.
  private func languageOfProject(around folder: FilePath) -> String? {
    let around = sources.filter { source in source.path.folder.map(folder.isWithin) ?? false }
    let nearest = around.max { ($0.path.folder?.components.count ?? 0) < ($1.path.folder?.components.count ?? 0) }
    return nearest?.developmentLanguage ?? around.compactMap(\.developmentLanguage).first
      ?? sources.compactMap(\.developmentLanguage).first
  }
}

/// What folders of languages are called.
package enum RegionName {
  /// The names that Mac OS X had before languages had codes.
  private static let old = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl",
  ]

  /// The code of a language as catalogs write it: `pt-BR` for `pt_BR`, `en` for `English`.
  package static func language(_ region: String) -> String { old[region] ?? region.replacing("_", with: "-") }
}
