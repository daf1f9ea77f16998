import CatalogSync
import Findings
import IncrementalExtraction
import ProjectSync
import TextBasics

/// Prints what a run did for people, with a line for each catalog.
package enum SyncSummary {
  /// - Parameters:
  ///   - inStep: catalogs that are in step and needed no run.
  ///   - isDone: whether the changes were written, or only would be.
  ///   - isWhole: whether nothing prevented a complete run.
  /// - Returns: `nil` when there is nothing to say.
  package static func text(_ runs: [any SyncRun], _ inStep: [CatalogRecord], isDone: Bool, isWhole: Bool) -> String? {
    let changed = runs.filter(\.isChanged)
    if !changed.isEmpty { return changed.map { "\(name($0)): \(counts($0, isDone: isDone))" }.joined(separator: "\n") }
    guard isWhole, !runs.isEmpty || !inStep.isEmpty else { return nil }
    // A run on some of the sources only takes new keys and those that came back.
    let isPartial =
      runs.contains { $0.update.suppression?.isPartial ?? false } || inStep.contains(where: \.isPartial)
    return isPartial ? "no key is missing" : "everything is in step"
  }

  private static func name(_ run: any SyncRun) -> String { TerminalSafeText.escaped(run.update.printed) }

  /// The counts of what was done, including zeros; or of what would be done, without zeros.
  private static func counts(_ run: any SyncRun, isDone: Bool) -> String {
    let report = run.report
    let counts = [
      (report.added.count, "added", "add \(report.added.count)"),
      (report.revived.count, "revived", "revive \(report.revived.count)"),
      (report.stale.count, "stale", "mark \(report.stale.count) stale"),
      (report.removed.count, "removed", "remove \(report.removed.count)"),
      (report.changed.count, "changed", "change \(report.changed.count)"),
    ]
    let further = [
      (report.carried.count, "renamed", "rename \(report.carried.count)"),
      (report.movedHere.count, "moved here", "move \(report.movedHere.count) here"),
      (report.movedAway.count, "moved away", "move \(report.movedAway.count) away"),
    ]
    let all = counts + further.filter { $0.0 > 0 }
    if isDone {
      return (run.update.isNew ? "created; " : "") + all.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
    let list = all.filter { $0.0 > 0 }.map(\.2)
    return "would " + ((run.update.isNew ? ["be created"] : []) + list).joined(separator: ", ")
  }
}
