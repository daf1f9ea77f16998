import CatalogSync
import ProjectSync
import TextBasics

/// Says in a line what a run changed in a catalog or table, with the first keys by name.
package enum SyncLine {
  /// How many keys are named.
  private static let few = 3

  package static func text(_ run: any SyncRun) -> String {
    let report = run.report
    let changes: [(verb: String, items: [SyncReport.Item])] = [
      ("added", report.added), ("revived", report.revived), ("marked stale", report.stale),
      ("removed", report.removed), ("renamed", report.carried), ("moved here", report.movedHere),
      ("moved away", report.movedAway), ("updated", report.changed),
    ]
    let parts = changes.filter { !$0.items.isEmpty }.map { "\($0.verb) \(keys($0.items))" }
    let all = (run.update.isNew ? ["created"] : []) + parts
    return TerminalSafeText.escaped(run.update.printed) + ": " + all.joined(separator: "; ")
  }

  private static func keys(_ items: [SyncReport.Item]) -> String {
    let named = items.prefix(few).map { TerminalSafeText.quoted($0.key) }.joined(separator: ", ")
    return items.count > few ? named + " and \(items.count - few) more" : named
  }
}
