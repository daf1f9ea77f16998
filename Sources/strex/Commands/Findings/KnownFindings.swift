import Diagnostics
import FileSystem
import ProjectLoading

/// The findings that a command does not report.
struct KnownFindings: Sendable {
  /// The file of findings to ignore.
  var baseline: GivenPath?
  /// Whether to remove findings from that file that no longer occur.
  var updatesBaseline = false
  /// The commit of git whose findings are not reported.
  var since: String?

  var isEmpty: Bool { baseline == nil && since == nil }

  static func options<Request>(
    _ known: WritableKeyPath<Request, KnownFindings> & Sendable
  ) -> [CommandOption<Request>] {
    let options: [CommandOption<KnownFindings>] = [
      .path("baseline", "FILE", .input, "Ignore the findings listed in this file", sets: \.baseline).reportOnly,
      .flag(
        "update-baseline", .changes, "Create the baseline or remove fixed findings from it",
        sets: \.updatesBaseline
      ).reportOnly,
    ]
    return options.map { $0.of(known) }
  }

  static func since<Request>(
    _ known: WritableKeyPath<Request, KnownFindings> & Sendable
  ) -> CommandOption<Request> {
    CommandOption<KnownFindings>.word(
      "since", "REV", .input, "Report only findings that are new since this commit", sets: \.since
    ).reportOnly.uncached.of(known)
  }

  /// - Parameter needsBaseline: whether only an option can name the baseline, not the configuration.
  /// - Throws: if the options contradict each other.
  func check(needsBaseline: Bool = true) throws(UsageError) {
    if needsBaseline, updatesBaseline, baseline == nil { throw UsageError("--update-baseline needs --baseline FILE") }
    if updatesBaseline, since != nil { throw UsageError("--since and --update-baseline cannot be combined") }
  }

  /// Returns the findings that the baseline does not contain, and updates it if an option requires it.
  /// - Parameters:
  ///   - new: the findings that a new baseline contains.
  ///   - isWhole: whether the run was complete. After an error, it may have missed findings of the baseline.
  ///   - isCovered: returns whether the run could have found an entry of the baseline.
  func unlisted(
    _ findings: [Diagnostic], new: [Diagnostic], isWhole: Bool = true, console: Console,
    isCovered: (_ rule: String, _ path: String) -> Bool
  ) throws -> [Diagnostic] {
    guard let baseline else { return findings }
    let file = try BaselineFile(baseline, mayBeMissing: updatesBaseline)
    guard updatesBaseline, isWhole else { return file.baseline?.unknown(of: findings) ?? findings }
    let (unknown, note) = try file.update(to: findings, new: new, isCovered: isCovered)
    console.note(note)
    return unknown
  }
}
