import Foundation
import ProjectLayout

/// The empty file that shows a build system that a run has succeeded.
package enum StampFile {
  /// Creates the file, or renews its date. Nothing beside it is touched, since sandboxes only allow this file.
  /// - Throws: also where another file is there, which stays as it is.
  package static func write(_ path: GivenPath) throws(FileProblem) {
    guard FileKind(of: FilePath(path.place)) == nil else { throw FileProblem(path.text, "by its name it is no stamp") }
    let descriptor = open(path.place, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem(path.text, code: errno) }
    defer { close(descriptor) }
    guard try FileStatus(of: descriptor, path: path.text).size == 0 else {
      throw FileProblem(path.text, "another file that is no stamp is there")
    }
    guard futimens(descriptor, nil) == 0 else { throw FileProblem(path.text, code: errno) }
  }
}
