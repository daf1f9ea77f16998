import TextBasics

/// Breaks cycles in the moves between tables: one table keeps its entry, so that each table can be
/// written before the tables whose entries it takes.
struct CycleBreaking {
  /// The keys that leave each table, with the paths of the tables that take them.
  private(set) var movesOut: [[UTF8Key: [String]]]
  private let positions: [String: Int]
  private var visiting: Set<Int> = []
  private var visited: Set<Int> = []

  /// - Parameter positions: the positions of the tables by their paths.
  init(_ movesOut: [[UTF8Key: [String]]], _ positions: [String: Int]) {
    (self.movesOut, self.positions) = (movesOut, positions)
    for member in movesOut.indices { visit(member) }
  }

  private mutating func visit(_ member: Int) {
    guard visited.insert(member).inserted else { return }
    visiting.insert(member)
    for receiver in Set(movesOut[member].values.joined().compactMap { positions[$0] }).sorted() {
      if visiting.contains(receiver) {
        movesOut[member] = movesOut[member].filter { !$0.value.contains { positions[$0] == receiver } }
      } else {
        visit(receiver)
      }
    }
    visiting.remove(member)
  }
}
