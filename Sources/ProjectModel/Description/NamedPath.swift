/// A file or folder named by the user.
package struct NamedPath: Sendable {
  package let given: FilePath
  /// The real path: absolute, without symbolic links.
  package let physical: FilePath
  package let isFolder: Bool
  /// Its folder and those above, up to the work tree.
  package let above: [(path: FilePath, marks: ProjectRoot.Marks)]

  package init(
    given: FilePath, physical: FilePath, isFolder: Bool, above: [(path: FilePath, marks: ProjectRoot.Marks)]
  ) {
    (self.given, self.physical, self.isFolder, self.above) = (given, physical, isFolder, above)
  }

  /// The folder itself, or the one that contains the file.
  package var folder: FilePath { isFolder ? physical : physical.folder ?? physical }

  /// The work tree, package or project that contains it.
  package var project: ListedFolder {
    let isInWorkTree = above.contains { $0.marks.contains(.workTree) }
    return ListedFolder(path: ProjectRoot.choose(from: above) ?? folder, isInWorkTree: isInWorkTree)
  }

  /// Whether it is in a work tree, in a package or next to a project.
  package var hasProject: Bool { above.contains { !$0.marks.isEmpty } }
}

/// A folder that contains all files of a run.
package struct ListedFolder: Hashable, Sendable {
  package let path: FilePath
  package let isInWorkTree: Bool

  package init(path: FilePath, isInWorkTree: Bool) { (self.path, self.isInWorkTree) = (path, isInWorkTree) }
}
