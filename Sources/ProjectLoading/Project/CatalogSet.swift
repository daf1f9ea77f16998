import Diagnostics
import ProjectModel
import StringCatalog

/// The catalogs that a command line requests, read-only.
package struct CatalogSet {
  package struct Member {
    package let path: FilePath
    /// The path as messages print it.
    package let printed: String
    package let catalog: Catalog

    package init(path: FilePath, printed: String, catalog: Catalog) {
      (self.path, self.printed, self.catalog) = (path, printed, catalog)
    }
  }

  package private(set) var members: [Member] = []
  /// The errors about catalogs that could not be read.
  package private(set) var problems: [Diagnostic] = []
  private let isWhole: Bool

  /// Reads the catalogs, except those that are already among the problems of the project.
  /// - Parameter known: the catalogs that were already read.
  package init(_ paths: [FilePath], of project: Project, known: (FilePath) -> Catalog? = { _ in nil }) {
    let readable = paths.filter { project.catalogs.problems[$0] == nil }
    isWhole = readable.count == paths.count && project.found.problems.isEmpty
    add(readable, project, known)
  }

  /// Reads the requested catalogs.
  package init(askedOf project: Project, known: (FilePath) -> Catalog? = { _ in nil }) {
    self.init(project.requestedCatalogs, of: project, known: known)
    problems += project.catalogsNotCheckedOut
  }

  /// A note for users who gave the wrong path, if there are no catalogs.
  package var absence: [Diagnostic] {
    members.isEmpty && problems.isEmpty && isWhole
      ? [Diagnostic(.note, "no-catalog", "no string catalog found")] : []
  }

  private mutating func add(_ paths: [FilePath], _ project: Project, _ known: (FilePath) -> Catalog?) {
    for path in paths {
      let printed = project.names.printed(path)
      do throws(CatalogFile.Problem) {
        let catalog =
          if let catalog = known(path) { catalog } else {
            try CatalogFile(path.string, printed: printed, in: project.tree).catalog
          }
        members.append(Member(path: path, printed: printed, catalog: catalog))
      } catch { problems.append(error.diagnostic) }
    }
  }
}
