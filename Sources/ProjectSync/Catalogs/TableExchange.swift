import CatalogSync
import Diagnostics
import TextBasics

/// Syncs tables one by one, and then moves the entries of keys between tables of the same format.
struct TableExchange {
  private(set) var runs: [any SyncedTable]
  /// Notes on new keys that other catalogs have translated.
  private(set) var notes: [Diagnostic] = []
  private let copies: Bool

  /// - Parameter copies: whether such keys get copies of the entries.
  init(_ runs: [any SyncedTable], copies: Bool) {
    self.runs = runs
    self.copies = copies
    for format in TableFormat.all { exchange(format.type) }
  }

  private mutating func exchange<Table: StoredTable>(_ format: Table.Type) {
    let positions = runs.indices.filter { runs[$0] is TableSync<Table> && !runs[$0].update.belongsToInterface }
    var group = FormatExchange(positions.compactMap { runs[$0] as? TableSync<Table> })
    notes += group.exchange(copies: copies)
    for (position, run) in zip(positions, group.runs) { runs[position] = run }
  }
}

/// The runs on tables of a single format.
private struct FormatExchange<Table: StoredTable> {
  private(set) var runs: [TableSync<Table>]

  init(_ runs: [TableSync<Table>]) { self.runs = runs }

  /// - Returns: notes on the copies that were not made.
  mutating func exchange(copies: Bool) -> [Diagnostic] {
    if runs.count < 2 { return [] }
    let members = runs.map { run in
      MoveMember(
        path: run.update.printed, folders: run.update.path.components.dropLast(), targets: run.update.targets,
        table: run.table, report: run.report,
        texts: Dictionary(
          run.update.strings.compactMap { string in string.defaultValue.map { (UTF8Key(string.key), $0) } }
        ) { first, _ in first })
    }
    let moves = EntryMoves(members, fillsUntouched: copies)
    var notes: [Diagnostic] = []
    for index in runs.indices {
      var offers = moves.offers(to: index)
      let found = runs[index].update.path.isStringsTable ? [:] : moves.copies(for: index, without: offers)
      if copies { offers.merge(found) { first, _ in first } }
      if !offers.isEmpty { runs[index].exchange(offers: offers) }
      if !copies { notes += Self.notes(on: found, runs[index].update.printed) }
    }
    if !moves.isEmpty { depart(moves) }
    return notes
  }

  /// A note for each catalog that has translations of new keys.
  private static func notes(on copies: [UTF8Key: EntryOffer<Table.Entry>], _ printed: String) -> [Diagnostic] {
    Dictionary(grouping: copies) { $0.value.from }.sorted { $0.key < $1.key }.map { giver, copies in
      let names = TerminalSafeText.firstQuoted(copies.map(\.key.text).sorted())
      let keys = copies.count == 1 ? "1 new key is" : "\(copies.count) new keys are"
      return Diagnostic(
        .note, "translated-elsewhere", "\(keys) already translated in \(TerminalSafeText.escaped(giver)): \(names)",
        file: printed, help: "use `--copy-translations` to copy them")
    }
  }

  /// Removes entries that other tables took. A table that would lose too much is not written, so its entries stay. This
  /// may break cycles of moves elsewhere, and another table may then lose too much.
  private mutating func depart(_ moves: EntryMoves<Table>) {
    var blocked: Set<Int> = []
    var movesOut = [[UTF8Key: [String]]](repeating: [:], count: runs.count)
    while true {
      let latest = moves.movesOut(after: reports(where: { !blocked.contains($0) }))
      let withheld = moves.movesOut(after: reports(where: blocked.contains))
      for index in runs.indices where latest[index] != movesOut[index] || !withheld[index].isEmpty {
        runs[index].keep(withheld[index].keys)
        runs[index].exchange(movesOut: latest[index])
      }
      movesOut = latest
      let found = Set(runs.indices.filter { runs[$0].isBlocked }).union(blocked)
      if found == blocked { return }
      blocked = found
    }
  }

  /// Returns the reports of the given runs, and empty reports for the others.
  private func reports(where isMeant: (Int) -> Bool) -> [SyncReport] {
    runs.indices.map { isMeant($0) ? runs[$0].report : SyncReport() }
  }
}
