import Diagnostics
import FileSystem
import ProjectLoading

extension Diagnostic {
  /// A diagnostic about a problem that prevented a run.
  init(preventing problem: any Error) {
    switch problem {
    case let problem as FileError: self = problem.diagnostic("unreadable", "cannot be read")
    case let problem as WriteError: self = problem.problem.diagnostic("unwritable", "cannot be written")
    case let problem as ConfigurationError: self = problem.diagnostic
    default: self.init(.error, "usage", "\(problem)")
    }
  }

  /// Returns the same diagnostic with another severity.
  func `as`(_ severity: Severity) -> Diagnostic {
    var diagnostic = self
    diagnostic.severity = severity
    return diagnostic
  }
}
