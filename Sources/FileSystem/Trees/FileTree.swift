import ProjectModel

/// A source of files: the disk, or the files staged for the next commit.
package protocol FileTree: Sendable {
  func contents(of path: FilePath) throws(FileError) -> FileContents

  /// Resolves a path to an absolute one without links. Returns the path itself if nothing exists there or if access is
  /// refused, because reading it reports the problem.
  func physical(_ path: FilePath) throws(FileError) -> FilePath

  /// Returns the status of a file, or `nil` if it does not exist.
  func status(of path: FilePath) throws(FileError) -> FileStatus?

  /// Returns whether a folder exists, with or without files that concern localization. Also `true` if that is unknown.
  func hasFolder(_ path: FilePath) -> Bool

  /// Returns the names in a folder with a suffix, sorted.
  func names(in folder: FilePath, endingIn suffix: String) throws(FileError) -> [String]

  /// Returns the files below a folder, by git's rules in a work tree.
  func listing(of root: ListedFolder, whenSourceIsSeen: @escaping () -> Void) -> FolderListing

  /// Returns the files below a folder, even if git ignores them.
  /// - Parameter name: the name of further files to include.
  func listing(walking folder: FilePath, also name: String?) -> FolderListing

  /// Returns git's clean and smudge filter for a file whose contents differ from those on disk, or `nil` for none.
  func filter(of path: FilePath) -> String?

  /// Returns an environment variable that files may refer to, or `nil` if it is not set.
  func variable(_ name: String) -> String?

  /// Prevents the run's result from being stored for later runs, because it depends on more than was recorded.
  func forgetAnswer()
}

extension FileTree {
  package func listing(walking folder: FilePath) -> FolderListing { listing(walking: folder, also: nil) }

  /// Returns the path as it is on disk: that of a file or folder whose name differs only in case if there is none with
  /// the exact name, because the Mac's file system ignores case.
  package func spelled(_ path: FilePath) -> FilePath {
    if exists(path) || hasFolder(path) { return path }
    guard let folder = path.folder, folder != path else { return path }
    let place = spelled(folder)
    let name = path.name.lowercased()
    guard hasFolder(place), let names = try? self.names(in: place, endingIn: "") else { return path }
    return names.first { $0.lowercased() == name }.map(place.appending) ?? path
  }

  /// Returns whether a file exists. Also `true` if that is unknown: reading it then reports the system's reason.
  package func exists(_ path: FilePath) -> Bool {
    do throws(FileError) { return try status(of: path) != nil } catch { return true }
  }
}

/// The files on disk, with the unsaved texts of an editor in place of some. Files that do not exist on disk are not
/// added.
package struct DiskTree: FileTree {
  private let formats: ProjectFormats
  /// The unsaved texts, by paths without links.
  private let unsaved: [FilePath: ContiguousArray<UInt8>]

  /// - Parameter formats: the formats of project files to list.
  package init(formats: ProjectFormats = .all, unsaved: [FilePath: ContiguousArray<UInt8>] = [:]) {
    (self.formats, self.unsaved) = (formats, unsaved)
  }

  package func contents(of path: FilePath) throws(FileError) -> FileContents {
    if !unsaved.isEmpty, let bytes = unsaved[try physical(path)] {
      return FileContents(bytes: bytes, status: try FileStatus(of: path.string))
    }
    return try FileContents(of: path.string).demandContents(path)
  }

  package func physical(_ path: FilePath) throws(FileError) -> FilePath {
    do throws(FileError) {
      return try FilePath(resolving: path.string)
    } catch {
      if error.isAbsence || error.isRefusal || error.isCircle { return path.resolvingParents }
      throw error
    }
  }

  package func status(of path: FilePath) throws(FileError) -> FileStatus? { try FileStatus.ifThere(path.string) }

  package func hasFolder(_ path: FilePath) -> Bool {
    do throws(FileError) { return try status(of: path)?.kind == .folder } catch { return !error.isAbsence }
  }

  package func names(in folder: FilePath, endingIn suffix: String) throws(FileError) -> [String] {
    try FolderEntries.names(in: folder, endingIn: suffix)
  }

  package func listing(of root: ListedFolder, whenSourceIsSeen: @escaping () -> Void) -> FolderListing {
    FolderListing(of: root.path, isInWorkTree: root.isInWorkTree, formats: formats, whenSourceIsSeen: whenSourceIsSeen)
  }

  package func listing(walking folder: FilePath, also name: String?) -> FolderListing {
    FolderListing(walking: folder, formats: formats, also: name)
  }

  package func filter(of path: FilePath) -> String? { nil }

  package func variable(_ name: String) -> String? { EnvironmentVariable.value(of: name) }

  package func forgetAnswer() {}
}
