import ProjectLayout
import ProjectSync
import StringExtraction
import TextBasics

/// The last line of a check that found catalogs out of step: what is stopped, that nothing was written, and how to fix
/// it.
package struct SyncRefusal {
  /// The command line that would write the missing changes.
  package let mendingCommand: String
  /// Whether the run checks what is staged for a commit.
  package let isBeforeCommit: Bool
  /// Whether that commit is one of named files.
  package let commitsNamedFiles: Bool

  package init(_ request: SyncRequest) {
    (mendingCommand, isBeforeCommit) = (request.mendingCommand, request.isStaged)
    commitsNamedFiles = request.commitsNamedFiles
  }

  package func diagnostic(of runs: [any SyncRun]) -> Diagnostic {
    let changed = runs.filter(\.isChanged)
    let noun = changed.contains { $0.update.path.isStringsTable } ? "table" : "catalog"
    let catalogs = changed.count == 1 ? "1 \(noun) is" : "\(changed.count) \(noun)s are"
    let command = TerminalSafeText.word(mendingCommand)
    let message =
      isBeforeCommit
      ? "\(catalogs) out of step with what is staged, so nothing is committed, and nothing was written; "
        + "run \(command) and commit again"
        + (commitsNamedFiles ? ", naming the \(noun)\(changed.count == 1 ? "" : "s"), too" : "")
      : "\(catalogs) out of step with the code, and nothing was written; run \(command)"
    return Diagnostic(.error, "out-of-step", message)
  }
}
