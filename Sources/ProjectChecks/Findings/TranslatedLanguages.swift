import ProjectLoading
import ProjectModel
import StringCatalog

/// The languages of all catalogs and tables of a project, with the source languages of the catalogs.
struct TranslatedLanguages: Sequence {
  private let languages: Set<String>

  init(of project: Project) {
    let tables = project.found.tables.compactMap(\.folder?.stem).filter { $0 != "Base" && $0 != "mul" }
    let catalogs = CatalogSet(project.found.catalogs, of: project).members.map(\.catalog)
    languages = Set(tables).union(catalogs.flatMap { $0.languages + [$0.sourceLanguage] })
  }

  var count: Int { languages.count }

  func makeIterator() -> Set<String>.Iterator { languages.makeIterator() }
}
