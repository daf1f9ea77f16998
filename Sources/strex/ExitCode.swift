/// What the shell learns.
enum ExitCode: Int32, Comparable, Sendable {
  case success = 0
  /// `--check` found differences.
  case outOfStep = 1
  /// The command line, a file or the safety of a catalog stood in the way.
  case problem = 2

  static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}
