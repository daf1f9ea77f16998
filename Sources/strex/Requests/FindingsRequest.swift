import CommandLineInterface
import Diagnostics
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
  /// The commit of git whose findings are not reported.
  var since: String?
  /// The payloads of push messages and the sources of senders to read.
  var payloads: [GivenPath] = []
  /// Whether sources are edited where findings have one safe answer.
  var fixes = false
  /// Whether those edits are only shown.
  var isDry = false
  /// Whether findings with one cause are printed separately.
  var isVerbose = false
  /// The languages whose texts are checked; empty for all.
  var languages: [String] = []
  /// The command line that puts missing keys into the catalogs.
  var syncCommand = ""
}
