import CatalogSync
import Diagnostics
import ProjectSync
import TextBasics

/// Summarizes the changes to a catalog or table in one line that names the first keys.
package enum SyncLine {
  /// The number of named keys.
  private static let few = 3

  package static func text(_ run: any SyncedTable) -> String {
    let parts = run.report.changes.filter { !$0.items.isEmpty }.map { change in
      "\(change.kind == .stale ? "marked stale" : change.kind.rawValue) \(keys(change.items))"
    }
    let all = (run.update.isNew ? ["created"] : []) + parts
    return TerminalSafeText.escaped(run.update.printed) + ": " + all.joined(separator: "; ")
  }

  private static func keys(_ items: [SyncReport.Item]) -> String {
    Quantity.first(few, of: items.map { TerminalSafeText.quoted($0.key) })
  }
}
