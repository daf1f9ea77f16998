import ProjectLayout

/// Where files are looked for and read: on disk, or among what is staged for the next commit.
package protocol FileTree: Sendable {
  func contents(of path: FilePath) throws(FileProblem) -> FileContents

  /// Where a path really leads: absolute, without links; the path itself where nothing is there, or nobody may look: reading
  /// it says so.
  func physical(_ path: FilePath) throws(FileProblem) -> FilePath

  /// The status of a file; `nil` where there is none.
  func status(of path: FilePath) throws(FileProblem) -> FileStatus?

  /// The names in a folder that end so, sorted.
  func names(in folder: FilePath, endingIn suffix: String) throws(FileProblem) -> [String]

  /// The files below a folder, by git's rules in a work tree.
  func listing(of root: ListedFolder, whenSourceIsSeen: @escaping () -> Void) -> FolderListing

  /// The files below a folder, whatever git ignores.
  func listing(walking folder: FilePath) -> FolderListing

  /// The clean and smudge filter that git has for a file whose contents are not those on disk; `nil` for none.
  func filter(of path: FilePath) -> String?

  /// Keeps the run's answer for no later one: it depends on more than was noted.
  func forgetAnswer()
}

extension FileTree {
  /// Whether a file is there, or may be: whoever reads it hears why the system does not say.
  package func exists(_ path: FilePath) -> Bool {
    do throws(FileProblem) { return try status(of: path) != nil } catch { return true }
  }
}

/// The files on disk.
package struct DiskTree: FileTree {
  private let formats: ProjectFormats

  /// - Parameter formats: the formats whose project files are listed.
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

  package func listing(walking folder: FilePath) -> FolderListing {
    FolderListing(walking: folder, formats: formats)
  }

  package func filter(of path: FilePath) -> String? { nil }

  package func forgetAnswer() {}
}
