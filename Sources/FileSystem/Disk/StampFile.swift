import Foundation
import ProjectModel

/// The empty file that shows a build system that a run has succeeded.
package enum StampFile {
  /// Fails if another file exists at the path, or if the name is used for catalogs or tables. A plugin's stamp is an
  /// empty source.
  package static func demandPlace(_ path: GivenPath) throws(FileError) {
    if FileKind(of: FilePath(path.place))?.isOfTexts ?? false {
      throw FileError(path.text, "not a valid file name for a stamp file")
    }
    do throws(FileError) {
      try path.demandNoLinks()
      guard let status = try FileStatus.ifThere(path.place) else { return }
      if status.kind == .file, status.size == 0 { return }
    } catch { throw error.of(path.text) }
    throw FileError(path.text, "a file that is not a stamp file already exists")
  }

  /// Creates the file, or updates its date. Writes no temporary file, because sandboxes allow only this file.
  package static func write(_ path: GivenPath) throws(FileError) {
    try demandPlace(path)
    let descriptor = open(path.place, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path.text, code: errno) }
    defer { close(descriptor) }
    guard futimens(descriptor, nil) == 0 else { throw FileError(path.text, code: errno) }
  }
}
