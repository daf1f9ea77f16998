import Foundation
import ProjectLayout

/// A file or folder that the command line names.
package struct NamedPath {
  package let given: FilePath
  /// Where it really is: absolute, without symbolic links.
  package let physical: FilePath
  package let isFolder: Bool
  /// Its folder and those above, up to the work tree.
  package let above: [(path: FilePath, marks: ProjectRoot.Marks)]

  package init(_ given: GivenPath) throws(FileProblem) {
    self.given = FilePath(given.text)
    physical = try FilePath(resolving: given.place, printed: given.text)
    isFolder = try FileStatus(of: physical.string).kind == .folder
    above = try ListedFolder.foldersAbove(isFolder ? physical : physical.folder ?? physical)
  }

  /// A file or folder that may be there or not.
  package static func ifThere(_ given: GivenPath) throws(FileProblem) -> NamedPath? {
    do throws(FileProblem) {
      return try NamedPath(given)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// The files and folders that somebody names.
  package static func all(_ paths: [GivenPath]) throws(FileProblem) -> [NamedPath] {
    var named: [NamedPath] = []
    for path in paths { named.append(try NamedPath(path)) }
    return named
  }

  /// The nearest folder: itself, or the one that holds the file.
  package var folder: FilePath { isFolder ? physical : physical.folder ?? physical }

  /// The work tree, package or project that it stands in.
  package var project: ListedFolder {
    let isInWorkTree = above.contains { $0.marks.contains(.workTree) }
    return ListedFolder(path: ProjectRoot.choose(from: above) ?? folder, isInWorkTree: isInWorkTree)
  }

  /// Whether it stands in a work tree, a package or beside a project.
  package var hasProject: Bool { above.contains { !$0.marks.isEmpty } }
}

extension ProjectRequest {
  /// The files and folders that are reported on.
  package func named() throws(FileProblem) -> [NamedPath] {
    try NamedPath.all(paths.isEmpty ? [GivenPath(".", from: currentFolder)] : paths)
  }

  /// All files and folders that decide what the project is.
  package func everyPath() throws(FileProblem) -> [NamedPath] {
    try named() + NamedPath.all(catalogs + (project.map { [$0] } ?? []))
  }
}
