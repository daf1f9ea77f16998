import ProjectLoading
import ProjectModel
import StringCatalog

/// The languages of all catalogs and tables of a project, with the source languages of the catalogs. Tables that are in
/// no target do not count, for example in the bundle of a library.
struct TranslatedLanguages {
  let all: Set<String>

  init(of project: Project) {
    let shipped = project.found.tables.filter { project.map.membership(of: $0) != .none }
    let tables = shipped.compactMap(\.folder?.stem).filter { $0 != "Base" && $0 != "mul" }
    let catalogs = CatalogSet(project.found.catalogs, of: project).members.map(\.catalog)
    all = Set(tables).union(catalogs.flatMap { $0.languages + [$0.sourceLanguage] })
  }
}
