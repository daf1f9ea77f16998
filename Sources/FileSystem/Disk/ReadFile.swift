import Foundation
import ProjectModel

/// Removes files that were read before.
package enum ReadFile {
  /// Removes a file unless it has changed since it was read.
  /// - Parameter printed: the path as messages print it.
  package static func remove(_ path: FilePath, ifStill status: FileStatus, printed: String) throws(FileError) {
    DiskFacts.current?.giveUp()
    guard try FileStatus.ifThere(path.string) == status else { throw .changed(printed) }
    guard unlink(path.string) == 0 else { throw FileError(printed, code: errno) }
  }

  /// Removes a language folder if it is empty.
  package static func removeIfEmpty(_ folder: FilePath) {
    if folder.fileExtension == "lproj" { rmdir(folder.string) }
  }
}

/// Creates folders.
package enum NewFolder {
  /// Creates a folder in an existing one, unless it exists already.
  /// - Throws: also if the path is a link.
  package static func make(_ folder: FilePath, printed: String) throws(FileError) {
    DiskFacts.current?.giveUp()
    guard mkdir(folder.string, 0o777) == 0 || errno == EEXIST else { throw FileError(printed, code: errno) }
    if try FileStatus(of: folder.string, followsLinks: false).kind == .link { throw .link(printed) }
  }
}
