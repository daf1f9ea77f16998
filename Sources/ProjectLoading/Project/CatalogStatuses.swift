import FileSystem
import ProjectModel

/// The status of each catalog of a run before the sources were read.
package struct CatalogStatuses {
  package private(set) var known: [FilePath: FileStatus] = [:]
  /// The reasons why a catalog's status is unknown. The run does not change such a catalog, and marks no key of any
  /// catalog as stale.
  package private(set) var problems: [FilePath: FileError] = [:]

  package init(of catalogs: [FilePath], in tree: any FileTree) { ask(catalogs, in: tree) }

  /// Reads the statuses of further catalogs. A missing file is not a problem here.
  /// - Returns: whether there were any further ones.
  @discardableResult
  package mutating func ask(_ catalogs: [FilePath], in tree: any FileTree) -> Bool {
    let unknown = catalogs.filter { known[$0] == nil }
    for catalog in unknown {
      problems[catalog] = nil
      do throws(FileError) { known[catalog] = try tree.status(of: catalog) } catch { problems[catalog] = error }
    }
    return !unknown.isEmpty
  }

  /// Reads the statuses of tables in one language. A failure is a problem only if the table has to be read.
  /// - Returns: whether there were any further ones.
  @discardableResult
  package mutating func note(_ tables: [FilePath], in tree: any FileTree) -> Bool {
    let unknown = tables.filter { known[$0] == nil }
    for table in unknown { known[table] = try? tree.status(of: table) }
    return unknown.contains { known[$0] != nil }
  }
}
