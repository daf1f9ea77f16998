/// The exit codes of strex.
enum ExitCode: Int32, Comparable, CaseIterable, Sendable {
  case success = 0
  /// A rule has findings at or above `--fail-on`, `--check` found changes, or something was left undone.
  case findings = 1
  /// The run failed because of the command line, a file, or the safety of a catalog.
  case problem = 2
  /// `xcstringstool` got an invalid command line; the code is the one of Apple's tool.
  case misuse = 64

  /// The sentence for the manual page.
  var meaning: String {
    switch self {
    case .success: "Success."
    case .findings: "There are findings, or --check found changes to make."
    case .problem:
      "The command could not run: a usage error, an unreadable file, or a change that strex considers unsafe."
    case .misuse: "The command line of `strex xcstringstool` is invalid."
    }
  }

  static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}
