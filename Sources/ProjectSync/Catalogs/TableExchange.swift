import CatalogSync

/// Runs on tables, each synchronized by itself, which then take the entries of keys that moved between them, within
/// each format.
struct TableExchange {
  private(set) var runs: [any SyncRun]
  /// The positions of the runs in the order of writing.
  private(set) var writingOrder: [Int] = []

  init(_ runs: [any SyncRun]) {
    self.runs = runs
    for format in TableFormat.all { exchange(format.type) }
    writingOrder += runs.indices.filter { runs[$0].update.isOfInterface }
  }

  private mutating func exchange<Table: StoredTable>(_ format: Table.Type) {
    let positions = runs.indices.filter { runs[$0] is TableRun<Table> && !runs[$0].update.isOfInterface }
    var group = FormatExchange(positions.compactMap { runs[$0] as? TableRun<Table> })
    group.exchange()
    for (position, run) in zip(positions, group.runs) { runs[position] = run }
    writingOrder += group.writingOrder.map { positions[$0] }
  }
}

/// The runs on tables of one format.
private struct FormatExchange<Table: StoredTable> {
  private(set) var runs: [TableRun<Table>]
  /// The positions of the runs in the order of writing.
  private(set) var writingOrder: [Int]

  init(_ runs: [TableRun<Table>]) {
    self.runs = runs
    writingOrder = Array(runs.indices)
  }

  mutating func exchange() {
    let members = runs.map { run in
      MoveMember(
        path: run.update.printed, folders: run.update.path.components.dropLast(), targets: run.update.targets,
        table: run.table, report: run.report)
    }
    let moves = EntryMoves(members)
    if moves.isEmpty { return }
    for index in runs.indices {
      let offers = moves.offers(to: index)
      if !offers.isEmpty { runs[index].exchange(offers: offers) }
    }
    let (departures, order) = moves.departures(after: runs.map(\.report))
    writingOrder = order
    for index in runs.indices where !departures[index].isEmpty { runs[index].exchange(departures: departures[index]) }
  }
}
