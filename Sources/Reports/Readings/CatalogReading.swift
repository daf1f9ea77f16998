import ProjectLayout
import ProjectSync
import StringCatalog
import StringExtraction
import Workspace

/// The catalogs of the project, and the tables that have none as catalogs.
package struct CatalogReading: Sendable {
  package struct Member: Sendable {
    package let path: FilePath
    /// The path as messages and tools have it.
    package let printed: String
    package let catalog: Catalog
    /// The languages that it has or should have, its own excluded.
    package let languages: [String]
  }

  package let members: [Member]
  package let report: StatusReport
  package let problems: [Diagnostic]

  package init(of project: Project) throws {
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
