import CatalogSync
import Diagnostics
import ProjectAnalysis
import ProjectSync
import StructuredText

/// The documented output of `strex sync --format json`, with and without `--check` or `--dry-run`.
///
///     {"version":1,"inStep":false,
///      "catalogs":[{"file","isNew","blocked",
///                   "added":[{"key","sites":[{"file","line","column","api"}]}],
///                   "revived":[{"key","line","changes":["comment","defaultValue"],"sites"}],
///                   "stale":[{"key","line"}],"removed":[{"key","line"}],
///                   "changed":[{"key","line","changes","sites"}],
///                   "renamed":[{"key","from","score","line","sites"}],
///                   "moved":[{"key","from","sites"},{"key","to":["path"],"line"}],
///                   "copied":[{"key","from","sites"}],
///                   "suggestedRenames":[{"key","from","score"}]}],
///      "diagnostics":[{"severity","id","message","file","line","column"}]}
package enum SyncJSON {
  package static let version = 1

  /// Returns whether the run was complete, and the catalogs contain all strings of the code.
  package static func isUpToDate(_ runs: [any SyncedTable], _ diagnostics: [Diagnostic]) -> Bool {
    !runs.contains(where: \.isChanged) && !diagnostics.contains { $0.severity == .error || SyncGap.reports($0) }
  }

  package static func text(_ runs: [any SyncedTable], _ diagnostics: [Diagnostic]) -> String {
    JSONWriter.report(version, diagnostics) { json in
      json.member("inStep", Self.isUpToDate(runs, diagnostics))
      json.objects("catalogs", runs) { $0.write($1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ run: any SyncedTable) {
    member("file", run.update.printed)
    member("isNew", run.update.isNew)
    member("blocked", run.isBlocked)
    items("added", run.report.added)
    items("revived", run.report.revived)
    items("stale", run.report.stale)
    items("removed", run.report.removed)
    items("changed", run.report.changed)
    items("renamed", run.report.carried)
    items("moved", run.report.movedHere + run.report.movedAway)
    items("copied", run.report.copiedHere)
    objects("suggestedRenames", run.report.suggestedRenames) { json, rename in
      json.member("key", rename.to)
      json.rename(rename)
    }
  }

  private mutating func items(_ name: String, _ items: [SyncReport.Item]) {
    objects(name, items) { json, item in
      json.member("key", item.key)
      json.origin(item.outcome)
      json.member("line", item.line)
      json.changes(item.outcome)
      if item.sites.isEmpty { return }
      json.objects("sites", item.sites) { $0.members($1) }
    }
  }

  private mutating func changes(_ outcome: SyncOutcome) {
    switch outcome {
    case .revived(let changes), .changed(let changes):
      array("changes", SyncChange.allCases.filter(changes.contains)) { $0.value($1.rawValue) }
    case .added, .stale, .removed, .renamed, .carried, .movedAway, .movedHere, .copiedHere, .unchanged, .kept, .refused:
      break
    }
  }

  /// Writes the origin or destination of an entry: the old key, or the path of another catalog.
  private mutating func origin(_ outcome: SyncOutcome) {
    switch outcome {
    case .carried(let rename): self.rename(rename)
    case .movedHere(let from), .copiedHere(let from): member("from", from)
    case .movedAway(let takers):
      member("to", takers)
    case .added, .revived, .stale, .removed, .renamed, .changed, .unchanged, .kept, .refused: break
    }
  }

  /// Writes the old key and the score of the rename, in hundredths.
  private mutating func rename(_ rename: Rename) {
    member("from", rename.from)
    member("score", Int((rename.score * 100).rounded()))
  }
}
