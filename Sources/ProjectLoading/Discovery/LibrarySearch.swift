import FileSystem
import ProjectModel

/// Finds the sources that package managers put next to the named paths or above them, up to the roots.
struct LibrarySearch {
  let named: [NamedPath]
  let tree: any FileTree
  let bounds: ProjectBounds

  /// The results of the search.
  struct Result {
    fileprivate(set) var sources: [FilePath] = []
    /// Folders outside of the project.
    fileprivate(set) var outside: [FileError] = []
    /// Folders that cannot be listed.
    fileprivate(set) var problems: [FileError] = []
  }

  /// - Parameter known: the files found so far.
  func result(below roots: [FilePath], beyond known: Set<FilePath>) -> Result {
    var (result, known) = (Result(), known)
    for root in roots {
      let folders = Set(named.flatMap { sequence(first: $0.folder, next: \.folder).prefix { $0.isWithin(root) } })
      for folder in folders.sorted() {
        for checkouts in FolderRules.checkouts.map(folder.appending) where tree.exists(checkouts) {
          add(checkouts, to: &result, &known)
        }
      }
    }
    return result
  }

  private func add(_ checkouts: FilePath, to result: inout Result, _ known: inout Set<FilePath>) {
    if let problem = bounds.problem(checkouts) {
      if problem.isSystemError { result.problems.append(problem) } else { result.outside.append(problem) }
      return
    }
    var files = tree.listing(walking: checkouts)
    files.keepLinks(within: bounds)
    result.problems += files.problems
    result.sources += files.files.filter { isSource($0, in: checkouts) && known.insert($0).inserted }
  }

  private func isSource(_ path: FilePath, in folder: FilePath) -> Bool {
    FileKind(of: path) == .swiftSource && path.relative(to: folder).map { !FolderRules.isInTestTarget($0) } ?? false
  }
}
