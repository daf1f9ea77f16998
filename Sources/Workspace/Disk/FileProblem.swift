import Foundation
import StringExtraction

/// A file or folder that could not be read or written, and why.
package struct FileProblem: Error, Equatable {
  /// The path as messages print it.
  package let path: String
  package let reason: String
  /// Whether somebody else has changed the file meanwhile, so that it is worth reading again.
  package let isConflict: Bool
  /// The system's error number; 0 for other reasons.
  package private(set) var code: Int32 = 0

  package init(_ path: String, _ reason: String, isConflict: Bool = false) {
    self.path = path
    self.reason = reason
    self.isConflict = isConflict
  }

  /// The file is not as it was read.
  package static func changed(_ path: String) -> FileProblem {
    FileProblem(path, "it has changed since it was read", isConflict: true)
  }

  /// A system call's failure, in the system's words.
  package init(_ path: String, code: Int32) {
    self.init(path, String(cString: strerror(code)))
    self.code = code
  }

  /// The same problem of a file that messages print otherwise.
  package func of(_ printed: String) -> FileProblem {
    var problem = FileProblem(printed, reason, isConflict: isConflict)
    problem.code = code
    return problem
  }

  /// Whether nothing has that path. Any other failure leaves that open.
  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether the system lets us not look, as sandboxes and folders of others do.
  package var isRefusal: Bool { code == EPERM || code == EACCES }

  /// Whether links lead to each other.
  package var isCircle: Bool { code == ELOOP }

  /// Whether a system call failed, so that nobody knows what is there.
  package var isOfSystem: Bool { code != 0 }

  /// - Parameter action: what failed, `cannot read` say.
  package func diagnostic(_ identifier: String, _ action: String) -> Diagnostic {
    Diagnostic(.error, identifier, "\(action): \(reason)", file: path)
  }
}
