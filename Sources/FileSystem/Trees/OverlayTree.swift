import ProjectModel

/// The files on disk, with the unsaved texts of an editor in place of some. Files that do not exist on disk are not
/// added.
package struct OverlayTree: FileTree {
  private let disk: DiskTree
  /// The unsaved texts, by paths without links.
  private let texts: [FilePath: ContiguousArray<UInt8>]

  package init(_ texts: [FilePath: ContiguousArray<UInt8>], over disk: DiskTree) {
    (self.texts, self.disk) = (texts, disk)
  }

  package func contents(of path: FilePath) throws(FileError) -> FileContents {
    let physical = try disk.physical(path)
    guard let bytes = texts[physical] else { return try disk.contents(of: path) }
    return FileContents(bytes: bytes, status: try FileStatus(of: path.string))
  }

  package func physical(_ path: FilePath) throws(FileError) -> FilePath { try disk.physical(path) }

  package func status(of path: FilePath) throws(FileError) -> FileStatus? { try disk.status(of: path) }

  package func hasFolder(_ path: FilePath) -> Bool { disk.hasFolder(path) }

  package func names(in folder: FilePath, endingIn suffix: String) throws(FileError) -> [String] {
    try disk.names(in: folder, endingIn: suffix)
  }

  package func listing(of root: ListedFolder, whenSourceIsSeen: @escaping () -> Void) -> FolderListing {
    disk.listing(of: root, whenSourceIsSeen: whenSourceIsSeen)
  }

  package func listing(walking folder: FilePath, also name: String?) -> FolderListing {
    disk.listing(walking: folder, also: name)
  }

  package func filter(of path: FilePath) -> String? { disk.filter(of: path) }

  package func variable(_ name: String) -> String? { disk.variable(name) }

  package func forgetAnswer() { disk.forgetAnswer() }
}
