import IncrementalExtraction
import ProjectAnalysis
import ProjectSync
import TextBasics

/// Formats the results of a run as text, with a line for each catalog.
package enum SyncSummary {
  /// - Parameters:
  ///   - upToDate: catalogs that were up to date and did not need to run.
  ///   - isDone: whether the changes were written.
  ///   - isWhole: whether nothing prevented a complete run.
  ///   - gaps: strings that the catalogs lack although no catalog changes.
  /// - Returns: `nil` if there is nothing to print.
  package static func text(
    _ runs: [any SyncedTable], _ upToDate: [CatalogRecord], isDone: Bool, isWhole: Bool, lacking gaps: [SyncGap]
  ) -> String? {
    let changed = runs.filter(\.isChanged)
    if !changed.isEmpty { return changed.map { "\(name($0)): \(counts($0, isDone: isDone))" }.joined(separator: "\n") }
    guard isWhole, !runs.isEmpty || !upToDate.isEmpty else { return nil }
    if !gaps.isEmpty { return "the catalogs do not need changes, but " + SyncRefusal.list(gaps.map(\.clause)) }
    // A run on some of the sources only adds and revives keys.
    let isPartial = runs.contains { $0.update.suppression?.isPartial ?? false } || upToDate.contains(where: \.isPartial)
    return isPartial ? "up to date (additions only)" : "all catalogs are up to date"
  }

  private static func name(_ run: any SyncedTable) -> String { TerminalSafeText.escaped(run.update.printed) }

  /// Returns the counts of the changes that were made, or would be made.
  private static func counts(_ run: any SyncedTable, isDone: Bool) -> String {
    let counts = run.report.changes.map { ($0.kind, $0.items.count) }.filter { $1 > 0 }
    if isDone {
      let all = counts.map { "\($1) \($0.rawValue)" }.joined(separator: ", ")
      if run.update.isNew { return all.isEmpty ? "created" : "created; " + all }
      return all.isEmpty ? "updated" : all
    }
    let list = counts.map { $0.toDo($1) }
    return "would " + ((run.update.isNew ? ["be created"] : []) + list).joined(separator: ", ")
  }
}
