import CatalogSync
import TextBasics

/// Syncs tables one by one, and then moves the entries of keys between tables of the same format.
struct TableExchange {
  private(set) var runs: [any SyncRun]

  init(_ runs: [any SyncRun]) {
    self.runs = runs
    for format in TableFormat.all { exchange(format.type) }
  }

  private mutating func exchange<Table: StoredTable>(_ format: Table.Type) {
    let positions = runs.indices.filter { runs[$0] is TableRun<Table> && !runs[$0].update.isOfInterface }
    var group = FormatExchange(positions.compactMap { runs[$0] as? TableRun<Table> })
    group.exchange()
    for (position, run) in zip(positions, group.runs) { runs[position] = run }
  }
}

/// The runs on tables of one format.
private struct FormatExchange<Table: StoredTable> {
  private(set) var runs: [TableRun<Table>]

  init(_ runs: [TableRun<Table>]) { self.runs = runs }

  mutating func exchange() {
    if runs.count < 2 { return }
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
    depart(moves)
  }

  /// Removes entries that other tables took. A table that would lose too much is not written, so its entries stay. This
  /// may break cycles of moves elsewhere, and another table may then lose too much.
  private mutating func depart(_ moves: EntryMoves<Table>) {
    var blocked: Set<Int> = []
    var departures = [[UTF8Key: [String]]](repeating: [:], count: runs.count)
    while true {
      let latest = moves.departures(after: reports(where: { !blocked.contains($0) }))
      let withheld = moves.departures(after: reports(where: blocked.contains))
      for index in runs.indices where latest[index] != departures[index] || !withheld[index].isEmpty {
        runs[index].keep(withheld[index].keys)
        runs[index].exchange(departures: latest[index])
      }
      departures = latest
      let found = Set(runs.indices.filter { runs[$0].isBlocked }).union(blocked)
      if found == blocked { return }
      blocked = found
    }
  }

  /// Returns the reports of some runs, and empty reports for the others.
  private func reports(where isMeant: (Int) -> Bool) -> [SyncReport] {
    runs.indices.map { isMeant($0) ? runs[$0].report : SyncReport() }
  }
}
