import ProjectModel

/// A place where files are found and read: the disk, or the files staged for the next commit.
package protocol FileTree: Sendable {
  func contents(of path: FilePath) throws(FileProblem) -> FileContents

  /// The path that another one leads to: absolute, without links. The path itself where nothing exists or access is
  /// refused, since reading it reports that.
  func physical(_ path: FilePath) throws(FileProblem) -> FilePath

  /// The status of a file; `nil` where none exists.
  func status(of path: FilePath) throws(FileProblem) -> FileStatus?

  /// The names in a folder with an ending, sorted.
  func names(in folder: FilePath, endingIn suffix: String) throws(FileProblem) -> [String]

  /// The files below a folder, by git's rules in a work tree.
  func listing(of root: ListedFolder, whenSourceIsSeen: @escaping () -> Void) -> FolderListing

  /// The files below a folder, even if git ignores them.
  /// - Parameter name: that of further files that count.
  func listing(walking folder: FilePath, also name: String?) -> FolderListing

  /// Git's clean and smudge filter for a file whose contents are not those on disk; `nil` for none.
  func filter(of path: FilePath) -> String?

  /// The value of a variable of the environment, which files may refer to; `nil` where it is not set.
  func variable(_ name: String) -> String?

  /// Keeps the run's answer from being stored for later runs, since it depends on more than was recorded.
  func forgetAnswer()
}

extension FileTree {
  package func listing(walking folder: FilePath) -> FolderListing { listing(walking: folder, also: nil) }

  /// Whether a file exists, or may exist: reading it then reports the system's reason.
  package func exists(_ path: FilePath) -> Bool {
    do throws(FileProblem) { return try status(of: path) != nil } catch { return true }
  }
}

/// The files on disk.
package struct DiskTree: FileTree {
  private let formats: ProjectFormats

  /// - Parameter formats: the formats of project files to list.
  package init(formats: ProjectFormats = .all) { self.formats = formats }

  package func contents(of path: FilePath) throws(FileProblem) -> FileContents { try FileContents(of: path.string) }

  package func physical(_ path: FilePath) throws(FileProblem) -> FilePath {
    do throws(FileProblem) {
      return try FilePath(resolving: path.string)
    } catch {
      if error.isAbsence || error.isRefusal || error.isCircle { return path.resolvingParents }
      throw error
    }
  }

  package func status(of path: FilePath) throws(FileProblem) -> FileStatus? { try FileStatus.ifThere(path.string) }

  package func names(in folder: FilePath, endingIn suffix: String) throws(FileProblem) -> [String] {
    try FolderEntries.names(in: folder, endingIn: suffix)
  }

  package func listing(of root: ListedFolder, whenSourceIsSeen: @escaping () -> Void) -> FolderListing {
    FolderListing(
      of: root.path, isInWorkTree: root.isInWorkTree, formats: formats, whenSourceIsSeen: whenSourceIsSeen)
  }

  package func listing(walking folder: FilePath, also name: String?) -> FolderListing {
    FolderListing(walking: folder, formats: formats, also: name)
  }

  package func filter(of path: FilePath) -> String? { nil }

  package func variable(_ name: String) -> String? { EnvironmentVariable.value(of: name) }

  package func forgetAnswer() {}
}
