import Foundation

/// The empty file by which a build system sees that a run has ended well.
package enum StampFile {
  /// Makes the file, or makes it new. Nothing beside it is touched: sandboxes allow the file alone.
  package static func write(_ path: GivenPath) throws(FileProblem) {
    let descriptor = open(path.place, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem(path.text, code: errno) }
    defer { close(descriptor) }
    // An empty file that is emptied again may keep its time.
    guard futimens(descriptor, nil) == 0 else { throw FileProblem(path.text, code: errno) }
  }
}
