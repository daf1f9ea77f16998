import FileSystem
import ProjectModel
import TextBasics

/// Reads the settings files of targets.
package struct SettingsReader {
  /// The only files that may be read, or `nil` for all.
  package let declared: DeclaredFiles?
  package let tree: any FileTree
  package let bounds: ProjectBounds
  /// Files outside of the project.
  package let refusals = FileErrors()
  /// Files that exist but could not be read, so that settings such as routine names are unknown.
  package let unread = FileErrors()

  /// Files that contain a merge conflict, by the line of its start.
  package let conflicts = FileConflicts()

  private let searches = FileSearches()

  package init(declared: DeclaredFiles? = nil, tree: any FileTree = DiskTree(), bounds: ProjectBounds) {
    (self.declared, self.tree, self.bounds) = (declared, tree, bounds)
  }

  /// Returns the settings files of a project's targets, and the files that they include.
  package func files(of source: any ProjectSource) -> Set<FilePath> {
    var files: Set<FilePath> = []
    for position in source.buildTargets.indices {
      _ = source.settings(ofTarget: position) { path in
        let contents = file(path)
        if contents != nil { files.insert(spelled(path)) }
        return contents
      }
    }
    return files
  }

  /// Returns the files with a name at a path and below it, even if git ignores them, or `nil` if it is unknown which
  /// exist.
  package func files(named name: String, at path: FilePath) -> [FilePath]? {
    if path.name == name { return tree.exists(path) ? [path] : [] }
    if declared != nil || bounds.problem(path) != nil { return nil }
    return searches.files(named: name, below: path) {
      let listing = tree.listing(walking: path, also: name)
      return listing.problems.allSatisfy(\.isAbsence) ? listing.files.filter { $0.name == name } : nil
    }
  }

  /// Returns the path of a file in the project with the case that it has on disk.
  package func spelled(_ path: FilePath) -> FilePath {
    declared == nil && bounds.problem(path) == nil ? tree.spelled(path) : path
  }

  /// Returns the settings file at a path, or `nil` if it cannot be read.
  package func file(_ path: FilePath) -> BuildSettingsFile? {
    let path = spelled(path)
    if let declared {
      guard declared.contains(path) else { return nil }
    } else if let problem = bounds.problem(path) {
      // A missing file is not reported, because no folder that the user could name contains it.
      if problem.isSystemError { unread.add(problem) } else if tree.exists(path) { refusals.add(problem) }
      return nil
    }
    do throws(FileError) {
      let bytes = try tree.contents(of: path).bytes
      if let line = ConflictMarker.line(in: bytes) {
        conflicts.add(path, line: line)
        return nil
      }
      return bytes.count < 1 << 20 ? BuildSettingsFile(String(decoding: bytes, as: UTF8.self)) : nil
    } catch {
      if !error.isAbsence { unread.add(error) }
      return nil
    }
  }
}
