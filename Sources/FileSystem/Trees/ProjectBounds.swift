import ProjectModel

/// The folders into which a repository may lead strex: the work trees, packages or projects of the named paths, with
/// links resolved, and all other files that the command line names.
package struct ProjectBounds: Sendable {
  private let folders: [FilePath]
  private let tree: any FileTree

  /// - Parameter further: files that the command line names in addition to its operands.
  package init(named: [NamedPath], further: [FilePath] = [], in tree: any FileTree = DiskTree()) {
    folders = named.flatMap { [$0.physical, $0.project.path] } + further
    self.tree = tree
  }

  /// Returns whether a file is within bounds. Git's own files in `.git` are not, because `config` may contain access
  /// tokens of a CI server.
  /// - Parameter path: absolute, without links.
  package func contains(_ path: FilePath) -> Bool {
    folders.contains { folder in
      path.relative(to: folder).map { !$0.components.contains { $0.lowercased() == ".git" } } ?? false
    }
  }

  /// Returns why a file is not read: it is outside, or its links cannot be resolved, or `nil` for a file within bounds.
  /// - Parameter path: absolute, with or without links.
  package func problem(_ path: FilePath) -> FileError? {
    let place: FilePath
    do throws(FileError) { place = try tree.physical(path) } catch {
      tree.forgetAnswer()
      return FileError(path.string, code: error.code)
    }
    if contains(place) { return nil }
    tree.forgetAnswer()
    let lead = place == path ? "the path is" : "the path leads to \(place),"
    return FileError(path.string, "\(lead) outside the project; to allow this, pass its folder as PATH")
  }
}
