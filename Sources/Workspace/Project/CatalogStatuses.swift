import ProjectLayout

/// What each catalog of a run was before the sources were read.
package struct CatalogStatuses {
  package private(set) var known: [FilePath: FileStatus] = [:]
  /// Why the system does not say what a catalog is: it is left alone, and so are the keys of all others.
  package private(set) var problems: [FilePath: FileProblem] = [:]

  package init(of catalogs: [FilePath], in tree: any FileTree) { ask(catalogs, in: tree) }

  /// Asks for those that are not known; absence is no problem here.
  /// - Returns: whether there were any.
  @discardableResult
  package mutating func ask(_ catalogs: [FilePath], in tree: any FileTree) -> Bool {
    let unknown = catalogs.filter { known[$0] == nil }
    for catalog in unknown {
      problems[catalog] = nil
      do throws(FileProblem) { known[catalog] = try tree.status(of: catalog) } catch { problems[catalog] = error }
    }
    return !unknown.isEmpty
  }
}
