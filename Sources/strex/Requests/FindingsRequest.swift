import Findings
import Workspace

/// How to judge and print findings.
struct FindingsRequest: Sendable {
  var project: ProjectRequest
  var format: ReportFormat
  var failOn: FailureLevel
  /// The file with findings that pass.
  var baseline: GivenPath?
  /// Whether that file loses the findings that are gone.
  var updatesBaseline: Bool
  /// The payloads of push messages and the sources of senders to read.
  var payloads: [GivenPath] = []
}

/// The lowest severity of a finding with which a command fails.
enum FailureLevel: String, CaseIterable, Sendable {
  case warning, error, note, never

  /// Whether a finding with this severity makes a command fail.
  func isReached(by severity: Severity) -> Bool {
    switch self {
    case .warning: severity >= .warning
    case .error: severity >= .error
    case .note: severity >= .note
    case .never: false
    }
  }
}
