import TextBasics

/// One of the tables that a run synchronizes together, with the result of synchronizing it on its own.
public struct MoveMember<Table: StringTable>: Sendable {
  /// The path as messages print it, unique among the members.
  public let path: String
  /// The folders that contain it, outermost first, taken from its absolute path because printed paths may be relative.
  public let folders: [Substring]
  /// The targets that have the table, as arbitrary numbers. Empty if they are unknown.
  public let targets: Set<Int>
  public let table: Table
  public let report: SyncReport
  /// The source texts that the code gives for keys.
  let texts: [UTF8Key: String]

  public init(
    path: String, folders: [Substring], targets: Set<Int>, table: Table, report: SyncReport,
    texts: [UTF8Key: String] = [:]
  ) {
    (self.path, self.folders, self.targets, self.table, self.report) = (path, folders, targets, table, report)
    self.texts = texts
  }

  /// Returns whether two tables belong to one target, or both have unknown targets.
  func isNear(_ other: MoveMember) -> Bool {
    targets.isEmpty && other.targets.isEmpty || !targets.isDisjoint(with: other.targets)
  }

  /// Returns the number of folders that two tables have in common.
  func commonFolders(with other: MoveMember) -> Int { zip(folders, other.folders).prefix { $0 == $1 }.count }

  /// The positions of entries that another table may take because this run removes their keys.
  var removedPositions: [Int] {
    table.keys.indices.filter { report.items.indices.contains($0) && isGoing(report.items[$0].outcome) }
      .filter { table.refusal(toChange: report.items[$0].key) == nil }
  }

  /// The positions of edited entries that became stale in an earlier run.
  var stalePositions: [Int] {
    table.keys.indices.filter { position in
      report.items.indices.contains(position) && report.items[position].outcome == .kept(.alreadyStale)
        && !table.isDisposable(table.entry(at: position))
        && table.refusal(toChange: report.items[position].key) == nil
    }
  }

  /// The keys that this run adds to the table.
  var newKeys: Set<UTF8Key> { Set(report.items.filter { isComing($0.outcome) }.map { UTF8Key($0.key) }) }

  /// The keys that the code adds to the table.
  var addedKeys: Set<UTF8Key> { Set(report.added.map { UTF8Key($0.key) }) }

  /// The keys of the code with unedited entries.
  var untouchedKeys: Set<UTF8Key> {
    Set(
      report.items.filter { $0.outcome == .unchanged && table[$0.key].map(table.isUntouched) ?? false }
        .map { UTF8Key($0.key) })
  }

  private func isGoing(_ outcome: SyncOutcome) -> Bool {
    switch outcome {
    case .stale, .removed, .renamed, .movedAway: true
    case .added, .revived, .carried, .movedHere, .copiedHere, .changed, .unchanged, .kept, .refused: false
    }
  }

  private func isComing(_ outcome: SyncOutcome) -> Bool {
    switch outcome {
    case .added, .carried, .movedHere, .copiedHere: true
    case .revived, .stale, .removed, .renamed, .movedAway, .changed, .unchanged, .kept, .refused: false
    }
  }
}
