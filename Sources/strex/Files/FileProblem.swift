import Foundation
import StringExtraction

/// A file or folder that could not be read or written, and why.
struct FileProblem: Error, Equatable {
  /// The path as messages print it.
  let path: String
  let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// A system call's failure, in the system's words.
  init(_ path: String, code: Int32) {
    self.init(path, String(cString: strerror(code)))
  }

  /// - Parameter action: what failed, `cannot read` say.
  func diagnostic(_ identifier: String, _ action: String) -> Diagnostic {
    Diagnostic(.error, identifier, "\(action): \(reason)", file: path)
  }
}
