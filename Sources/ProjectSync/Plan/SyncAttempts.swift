import Diagnostics
import ProjectModel

/// A sync that starts again if a catalog has changed since it was read, because its new keys may come from newer
/// sources.
package struct SyncAttempts {
  /// The runs on all catalogs, ordered by path, new catalogs last.
  package let runs: [any SyncedTable]
  package let diagnostics: [Diagnostic]
  package let names: PathNames

  private static let limit = 5

  /// - Parameter read: reads everything.
  package init(isDryRun: Bool, reading read: () async throws -> SyncPlan) async throws {
    var done: [any SyncedTable] = []
    var attempt = 1
    while true {
      var plan = try await read()
      await plan.perform(isDryRun: isDryRun, beside: done)
      done += plan.runs
      if plan.conflicts.isEmpty || attempt == Self.limit {
        runs = done.sorted { $0.update.place < $1.update.place }
        diagnostics = plan.analysis.rules.applied(to: plan.diagnostics + runs.flatMap(\.diagnostics)) + plan.conflicts
        names = plan.analysis.names
        return
      }
      // Gives a process that writes many files, such as a checkout, time to finish.
      try await Task.sleep(for: .milliseconds(100 * attempt))
      attempt += 1
    }
  }
}
