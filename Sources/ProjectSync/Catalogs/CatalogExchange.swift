import CatalogSync

/// Catalogs that were brought in step each by itself, and then took the entries of keys that moved between them.
package struct CatalogExchange {
  package private(set) var runs: [CatalogRun]
  /// Positions of the runs.
  package private(set) var writingOrder: [Int]

  package init(_ runs: [CatalogRun]) {
    self.runs = runs
    writingOrder = Array(runs.indices)
    let members = runs.map { run in
      MoveMember(
        path: run.update.printed, folders: run.update.path.components.dropLast(), targets: run.update.targets,
        table: run.catalog, report: run.report)
    }
    let moves = EntryMoves(members)
    if moves.isEmpty { return }
    for index in runs.indices {
      let offers = moves.offers(to: index)
      if !offers.isEmpty { self.runs[index].exchange(offers: offers) }
    }
    let (departures, order) = moves.departures(after: self.runs.map(\.report))
    writingOrder = order
    for index in runs.indices where !departures[index].isEmpty {
      self.runs[index].exchange(departures: departures[index])
    }
  }
}
