import JSONText
import ProjectLayout
import StringCatalog
import StringExtraction

/// The catalogs that a command line asks for, read but not to be changed.
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
  /// Why catalogs could not be read, as errors.
  package private(set) var problems: [Diagnostic] = []
  private let isWhole: Bool

  /// Takes no catalogs that are among the problems of the project already.
  package init(_ paths: [FilePath], of project: Project) {
    let readable = paths.filter { project.catalogs.problems[$0] == nil }
    isWhole = readable.count == paths.count
    add(readable, project.names)
  }

  /// A note where there are none, for whoever looked in the wrong place.
  package var absence: [Diagnostic] {
    members.isEmpty && problems.isEmpty && isWhole
      ? [Diagnostic(.note, "no-catalog", "no string catalog was found")] : []
  }

  private mutating func add(_ paths: [FilePath], _ names: PathNames) {
    for path in paths {
      let printed = names.printed(path)
      do {
        let bytes = try FileContents(of: path.string).bytes
        members.append(Member(path: path, printed: printed, catalog: try Catalog(bytes)))
      } catch let problem as JSONProblem {
        problems.append(problem.diagnostic("invalid-catalog", file: printed))
      } catch {
        let reason = (error as? FileProblem)?.reason ?? "\(error)"
        problems.append(FileProblem(printed, reason).diagnostic("unreadable", "cannot be read"))
      }
    }
  }
}
