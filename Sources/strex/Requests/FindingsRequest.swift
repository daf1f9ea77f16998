import Findings
import Workspace

/// How findings are judged and printed.
struct FindingsRequest: Sendable {
  var project: ProjectRequest
  var format: ReportFormat
  var failOn: FailureLevel
  /// The file that lists findings to let pass.
  var baseline: GivenPath?
  /// Whether that file loses what is found no more.
  var updatesBaseline: Bool
}

/// How bad a finding has to be for a command to fail.
enum FailureLevel: String, CaseIterable, Sendable {
  case warning, error, note, never

  /// Whether a finding of some severity makes a command fail.
  func isReached(by severity: Severity) -> Bool {
    switch self {
    case .warning: severity >= .warning
    case .error: severity >= .error
    case .note: severity >= .note
    case .never: false
    }
  }
}
