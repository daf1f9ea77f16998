import ProjectLayout

/// What each catalog of a run was before the sources were read.
struct CatalogStatuses {
  private(set) var known: [FilePath: FileStatus] = [:]
  /// Why the system does not say what a catalog is: it is left alone, and so are the keys of all others.
  private(set) var problems: [FilePath: FileProblem] = [:]

  init(of catalogs: [FilePath], in tree: FileTree) { ask(catalogs, in: tree) }

  /// Asks for those that are not known; absence is no problem here.
  /// - Returns: whether there were any.
  @discardableResult
  mutating func ask(_ catalogs: [FilePath], in tree: FileTree) -> Bool {
    let unknown = catalogs.filter { known[$0] == nil }
    for catalog in unknown {
      problems[catalog] = nil
      do throws(FileProblem) { known[catalog] = try tree.status(of: catalog) } catch { problems[catalog] = error }
    }
    return !unknown.isEmpty
  }
}
