import CommandLineInterface
import Diagnostics
import FileSystem
import ProjectLoading

/// The request for filtering and printing findings.
struct FindingsRequest: Sendable {
  var project: ProjectRequest
  var format: ReportFormat
  var failOn: FailureLevel
  /// The rules that --rule and --disable select.
  var rules = RuleChoice()
  /// The file of findings to ignore.
  var baseline: GivenPath?
  /// Whether to remove findings from that file that no longer occur.
  var updatesBaseline: Bool
  /// The commit of git whose findings are not reported.
  var since: String?
  /// The payloads of push messages and the sources of senders to read.
  var payloads: [GivenPath] = []
  /// Whether to apply the edits of findings with one safe fix.
  var fixes = false
  /// Whether to only show those edits.
  var isDry = false
  /// Whether findings with one cause are printed separately.
  var isVerbose = false
  /// The languages whose texts are checked. Empty for all.
  var languages: [String] = []
  /// The command line that adds missing keys to the catalogs.
  var syncCommand = ""
}
