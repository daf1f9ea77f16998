import Diagnostics
import Foundation

/// A failure to read or write a file or folder, with the reason.
package struct FileError: Error, Equatable {
  /// The path as messages print it.
  package let path: String
  package let reason: String
  /// Whether another process has changed the file since it was read, so that reading it again may help.
  package let isConflict: Bool
  /// The system's error number, or 0 for other reasons.
  package private(set) var code: Int32 = 0

  package init(_ path: String, _ reason: String, isConflict: Bool = false) {
    self.path = path
    self.reason = reason
    self.isConflict = isConflict
  }

  /// Returns the problem that the file has changed since it was read.
  package static func changed(_ path: String) -> FileError {
    FileError(path, "the file has changed since it was read", isConflict: true)
  }

  /// Returns the problem that the path is a symbolic link, because strex does not write through links.
  package static func link(_ printed: String) -> FileError {
    FileError(printed, "the file is a symbolic link, and strex does not write through links")
  }

  /// The failure of a system call, with the system's message.
  package init(_ path: String, code: Int32) {
    self.init(path, String(cString: strerror(code)))
    self.code = code
  }

  /// Returns the same problem with another printed path.
  package func of(_ printed: String) -> FileError {
    var problem = FileError(printed, reason, isConflict: isConflict)
    problem.code = code
    return problem
  }

  /// Returns the reason for an error, as text that follows the path.
  package static func reason(of error: any Error) -> String { (error as? FileError)?.reason ?? "\(error)" }

  /// Whether nothing exists at the path. After any other failure, that is unknown.
  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether the system refuses access, as in sandboxes and in folders of other users.
  package var isRefusal: Bool { code == EPERM || code == EACCES }

  /// Whether symbolic links form a loop.
  package var isCircle: Bool { code == ELOOP }

  /// Whether a system call failed, so that it is unknown which files exist.
  package var isSystemError: Bool { code != 0 }

  /// - Parameter action: the action that failed, such as `cannot read`.
  package func diagnostic(_ identifier: String, _ action: String) -> Diagnostic {
    Diagnostic(.error, identifier, "\(action): \(reason)", file: path)
  }
}
