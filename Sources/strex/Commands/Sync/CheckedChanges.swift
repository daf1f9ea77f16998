import Diagnostics
import ProjectModel
import ProjectSync
import Reporting

/// The findings of a check, without the known ones.
struct CheckedChanges {
  /// The findings about catalogs.
  let findings: [Diagnostic]
  /// All other messages.
  let diagnostics: [Diagnostic]
  /// The catalogs that are out of date in an unknown way.
  let runs: [any SyncedTable]

  /// - Parameter unknown: returns the findings that are not known.
  init(
    _ runs: [any SyncedTable], _ diagnostics: [Diagnostic], _ names: PathNames,
    unknown: ([Diagnostic]) throws -> [Diagnostic]
  ) rethrows {
    let rows = Self.rows(runs, diagnostics, names)
    // Equal findings are distinguished by their order.
    var left = try unknown(rows.map(\.finding)).reduce(into: [Diagnostic: Int]()) { $0[$1, default: 0] += 1 }
    let kept = rows.filter { row in
      guard row.diagnostic.severity != .error else { return true }
      guard let count = left[row.finding], count > 0 else { return false }
      left[row.finding] = count - 1
      return true
    }
    findings = kept.filter { $0.run != nil && $0.diagnostic.identifier != Self.unnamed }.map(\.diagnostic)
    self.diagnostics = kept.filter { $0.run == nil }.map(\.diagnostic)
    let open = Set(kept.compactMap(\.run))
    self.runs = runs.enumerated().filter { open.contains($0.offset) }.map(\.element)
  }

  /// Returns the findings of a check with paths from the root of the project, as in a baseline.
  static func findings(of runs: [any SyncedTable], _ diagnostics: [Diagnostic], _ names: PathNames) -> [Diagnostic] {
    rows(runs, diagnostics, names).map(\.finding)
  }

  private typealias Row = (diagnostic: Diagnostic, finding: Diagnostic, run: Int?)

  private static func rows(_ runs: [any SyncedTable], _ diagnostics: [Diagnostic], _ names: PathNames) -> [Row] {
    let ofRuns = runs.enumerated().flatMap { position, run in
      Self.diagnostics(of: run).map { ($0, Optional(position)) }
    }
    return (ofRuns + diagnostics.map { ($0, nil) }).map { diagnostic, run in
      (diagnostic, diagnostic.placed(by: names), run)
    }
  }

  private static let unnamed = "outdated-catalog"

  /// Returns the diagnostics of a run. A catalog may be out of date without a changed key, for example in its version.
  private static func diagnostics(of run: any SyncedTable) -> [Diagnostic] {
    let found = SyncFindings(run).diagnostics
    if !found.isEmpty || !run.isChanged { return found }
    return [Diagnostic(.warning, unnamed, "the catalog is out of date", file: run.update.printed)]
  }
}

extension Diagnostic {
  /// Returns the diagnostic with its path from the root of the project, as in a finding.
  func placed(by names: PathNames) -> Diagnostic {
    let root = names.firstProject
    var placed = self
    placed.movePaths { path in
      let place = FilePath(path).isAbsolute ? FilePath(path) : names.current.appending(path).resolvingParents
      return place.relative(to: root)?.string ?? path
    }
    return placed
  }
}
