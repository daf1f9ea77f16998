import ProjectLayout
import ProjectSync
import Reports
import StringCatalog
import StringExtraction
import Workspace

/// The catalogs of the project, and the tables that have none as catalogs.
struct CatalogReading: Sendable {
  struct Member: Sendable {
    let path: FilePath
    /// The path as messages and tools have it.
    let printed: String
    let catalog: Catalog
    /// The languages that it has or should have, its own excluded.
    let languages: [String]
  }

  let members: [Member]
  let report: StatusReport
  let problems: [Diagnostic]

  init(of project: Project) throws {
    let set = CatalogSet(project.found.catalogs.filter(project.isAskedFor), of: project)
    let others = CatalogSet(project.found.catalogs.filter { !project.isAskedFor($0) }, of: project)
    let tables = try TableCatalogs(of: project)
    let asked =
      set.members
      + tables.members.map {
        CatalogSet.Member(path: $0.group.catalog, printed: $0.printed, catalog: $0.catalogWithoutPlaces)
      }
    let wanted = ProjectLanguages(project, asked + others.members)
    report = StatusReport(asked, wanted: wanted, listing: nil)
    members = zip(asked, report.parts).map { member, part in
      Member(
        path: member.path, printed: member.printed, catalog: member.catalog,
        languages: part.status.languages.map(\.language))
    }
    problems = project.problems + set.problems + tables.problems
  }
}
