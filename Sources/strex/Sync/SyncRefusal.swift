import ProjectLayout
import StringExtraction

/// The last line of a check that found catalogs out of step: what is stopped, that nothing was written, and what mends it.
struct SyncRefusal {
  private let arguments: ParsedArguments

  private let isBeforeCommit: Bool

  init(_ arguments: ParsedArguments, isBeforeCommit: Bool) {
    (self.arguments, self.isBeforeCommit) = (arguments, isBeforeCommit)
  }

  func diagnostic(of runs: [CatalogRun]) -> Diagnostic {
    let count = runs.count(where: \.isChanged)
    let catalogs = count == 1 ? "1 catalog is" : "\(count) catalogs are"
    let message =
      isBeforeCommit
      ? "\(catalogs) out of step with what is staged, so nothing is committed, and nothing was written; "
        + "run ‘\(command(adding: [.fix]))’ and commit again"
      : "\(catalogs) out of step with the code, and nothing was written; run ‘\(command(adding: []))’"
    return Diagnostic(.error, "out-of-step", message)
  }

  /// The command line that would write what this one found missing.
  private func command(adding further: [OptionName]) -> String {
    let dropped: Set<OptionName> = [.check, .dryRun, .format, .exitZero, .stamp, .quiet, .color]
    return arguments.line(without: dropped, adding: further)
  }
}
