import Foundation
import StringExtraction

/// A file or folder that could not be read or written, and why.
struct FileProblem: Error, Equatable {
  /// The path as messages print it.
  let path: String
  let reason: String
  /// Whether somebody else has changed the file meanwhile, so that it is worth reading again.
  let isConflict: Bool

  init(_ path: String, _ reason: String, isConflict: Bool = false) {
    self.path = path
    self.reason = reason
    self.isConflict = isConflict
  }

  /// The file is not as it was read.
  static func changed(_ path: String) -> FileProblem {
    FileProblem(path, "it has changed since it was read", isConflict: true)
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
