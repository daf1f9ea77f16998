/// Orders runs so that tables that take entries are written before the tables that lose them. If the process is
/// interrupted, or a table cannot be written, no entry is lost.
package struct DependencyOrderedWrites {
  /// The positions of the runs.
  private var order: [Int] = []
  private let runs: [any SyncedTable]
  private let positions: [String: Int]
  private var visited: Set<Int> = []

  package init(_ runs: [any SyncedTable]) {
    self.runs = runs
    positions = Dictionary(runs.enumerated().map { ($1.update.printed, $0) }) { first, _ in first }
    for position in runs.indices { visit(position) }
  }

  /// Performs an action for each run. If it fails, the entries that the run would take stay in their tables.
  /// - Parameter action: receives the run, its position, and the printed paths of the tables that failed to take
  ///   entries from it. Returns whether it succeeded.
  package func carryOut(_ action: (any SyncedTable, _ position: Int, _ missing: Set<String>) -> Bool) {
    var lost: Set<String> = []
    for position in order {
      var run = runs[position]
      let missing = run.receivers.intersection(lost)
      if !missing.isEmpty { run.keepEntries(receivedBy: missing) }
      if !action(run, position, missing) || run.isBlocked { lost.insert(run.update.printed) }
    }
  }

  private mutating func visit(_ position: Int) {
    guard visited.insert(position).inserted else { return }
    for receiver in runs[position].receivers.compactMap({ positions[$0] }).sorted() { visit(receiver) }
    order.append(position)
  }
}
