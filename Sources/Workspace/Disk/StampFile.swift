import Foundation

/// The empty file that shows a build system that a run has succeeded.
package enum StampFile {
  /// Creates the file, or renews its date. Nothing beside it is touched, since sandboxes only allow this file.
  package static func write(_ path: GivenPath) throws(FileProblem) {
    let descriptor = open(path.place, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem(path.text, code: errno) }
    defer { close(descriptor) }
    // Truncating an empty file may leave its date unchanged.
    guard futimens(descriptor, nil) == 0 else { throw FileProblem(path.text, code: errno) }
  }
}
