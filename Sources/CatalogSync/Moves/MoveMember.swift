import StringCatalog
import TextBasics

/// One of the tables that a run synchronizes together, and what would become of its keys without the others.
public struct MoveMember<Table: StringTable>: Sendable {
  /// The path as messages print it; no two members have the same.
  public let path: String
  /// The folders that contain it, outermost first, from its absolute path: the printed path decides nothing.
  public let folders: [Substring]
  /// The targets that have the table, numbered in any way; empty where they are not known.
  public let targets: Set<Int>
  public let table: Table
  public let report: SyncReport

  public init(path: String, folders: [Substring], targets: Set<Int>, table: Table, report: SyncReport) {
    (self.path, self.folders, self.targets, self.table, self.report) = (path, folders, targets, table, report)
  }

  /// Whether two tables belong to one target, or the targets of neither are known.
  func isNear(_ other: MoveMember) -> Bool {
    targets.isEmpty && other.targets.isEmpty || !targets.isDisjoint(with: other.targets)
  }

  /// How many folders two tables have in common.
  func commonFolders(with other: MoveMember) -> Int {
    zip(folders, other.folders).prefix { $0 == $1 }.count
  }

  /// The positions of entries that another table may take: those whose keys go in this run.
  var goingPositions: [Int] {
    table.keys.indices.filter { report.items.indices.contains($0) && isGoing(report.items[$0].outcome) }
      .filter { table.refusal(toChange: report.items[$0].key) == nil }
  }

  /// The positions of entries whose keys went in an earlier run and that contain somebody's work.
  var stalePositions: [Int] {
    table.keys.indices.filter { position in
      report.items.indices.contains(position) && report.items[position].outcome == .kept(.alreadyStale)
        && !table.isDisposable(table.entry(at: position))
        && table.refusal(toChange: report.items[position].key) == nil
    }
  }

  /// The keys that come to the table in this run.
  var comingKeys: Set<UTF8Key> {
    Set(report.items.filter { isComing($0.outcome) }.map { UTF8Key($0.key) })
  }

  private func isGoing(_ outcome: SyncOutcome) -> Bool {
    switch outcome {
    case .stale, .removed, .renamed, .movedAway: true
    case .added, .revived, .carried, .movedHere, .changed, .unchanged, .kept, .refused: false
    }
  }

  private func isComing(_ outcome: SyncOutcome) -> Bool {
    switch outcome {
    case .added, .carried, .movedHere: true
    case .revived, .stale, .removed, .renamed, .movedAway, .changed, .unchanged, .kept, .refused: false
    }
  }
}
