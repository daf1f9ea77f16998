/// Goes through runs so that those that take entries come before those that the entries leave: whatever is interrupted, and
/// whichever cannot be written, no entry is in none of them.
package struct TakersFirst {
  /// The positions of the runs.
  package private(set) var order: [Int] = []
  private let runs: [any SyncRun]
  private let positions: [String: Int]
  private var visited: Set<Int> = []

  package init(_ runs: [any SyncRun]) {
    self.runs = runs
    positions = Dictionary(runs.enumerated().map { ($1.update.printed, $0) }) { first, _ in first }
    for position in runs.indices { visit(position) }
  }

  /// Does something with each run. What a run would take stays where it is if that cannot be done.
  /// - Parameter action: gets the run with its position, and returns whether it was done.
  func carryOut(_ action: (Int, any SyncRun) -> Bool) {
    var lost: Set<String> = []
    for position in order {
      var run = runs[position]
      let missing = run.takers.intersection(lost)
      if !missing.isEmpty { run.keepEntries(takenBy: missing) }
      if run.isBlocked || !action(position, run) { lost.insert(run.update.printed) }
    }
  }

  private mutating func visit(_ position: Int) {
    guard visited.insert(position).inserted else { return }
    for taker in runs[position].takers.compactMap({ positions[$0] }).sorted() { visit(taker) }
    order.append(position)
  }
}
