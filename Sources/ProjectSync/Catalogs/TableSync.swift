import CatalogRouting
import CatalogSync
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectModel
import StringDataFlow
import StringExtraction
import TextBasics

/// A table of a single format before the sync, and its synchronized version.
package struct TableSync<Table: StoredTable>: SyncedTable {
  package let update: CatalogUpdate
  private let context: CatalogContext
  package let before: ContiguousArray<UInt8>
  package private(set) var after: ContiguousArray<UInt8>
  private var result: SyncResult<Table>
  /// The table before the sync.
  package let table: Table
  private let status: FileStatus?
  private var options: SyncOptions
  /// The entries that other catalogs offer to this one, and the entries that they took from it.
  private var moves = EntryExchange<Table.Entry>()
  /// The literals that keep entries of the catalog from becoming stale, in addition to the update's literals.
  private var kept: PossibleKeys = []
  package private(set) var uses: [KeyUse] = []
  /// The path for the new catalog, if it is not the catalog's own path.
  private let destination: GivenPath?

  /// The table after the sync.
  var synced: Table { result.table }
  package var report: SyncReport { result.report }
  package var diagnostics: [Diagnostic] {
    result.diagnostics + hardLinkWarning + [update.unextractedKeys(containing: holds)].compactMap(\.self)
  }
  package var isBlocked: Bool { result.isBlocked }
  package var keys: [String] { table.keys }
  package func contains(_ key: String) -> Bool { table.contains(key) }
  package func holds(_ key: String) -> Bool { contains(key) || options.heldKeys.contains(UTF8Key(key)) }
  package var sourceLanguage: String { table.sourceLanguage }

  /// - Throws: a diagnostic if the file cannot be read, is not a table, or has changed since the sources were read.
  package init(
    _ update: CatalogUpdate, _ context: CatalogContext, _ request: SyncRequest, sourceLanguage: String
  ) async throws(CatalogError) {
    (self.update, self.context) = (update, context)
    destination = request.output
    var table = Table(sourceLanguage: sourceLanguage)
    if update.isNew {
      (before, status) = ([], nil)
    } else {
      let contents = try Self.read(update, context)
      (before, status) = (contents.bytes, contents.status)
      table = try Self.parse(contents.bytes, update, context)
    }
    if let restored = await Self.restoringCommitted(table, context, update, request) { table = restored }
    self.table = table
    options = Self.options(update, request)
    let renames = ChosenRenames(request.chosenRenames)
    options.heldKeys = try Self.heldKeys(context, update, renames)
    options.chosenRenames = renames.renames(in: table)
    var sync = Synchronization(
      table, with: update.strings + update.others, untyped: update.possibleKeys, options: options)
    do throws(FileError) {
      // Each check gets only the keys that no earlier check has kept.
      let read = { (path: FilePath) throws(FileError) in try Self.source(path, context, update) }
      kept = try update.kept?.keeping(sync.report.leavingKeys, read: read) ?? []
      sync.keep(kept)
      let movable = context.outside?.movable(among: sync.report.leavingKeys) ?? []
      sync.keep(movable)
      kept.append(movable)
      // In tables of a single language, any text of the code keeps a key, so there is nothing left to look up.
      let inUse = update.path.isStringsTable ? nil : context.inUse
      uses = try await inUse?.uses(of: sync.report.leavingKeys) ?? []
      let used = Self.keys(lookedUpBy: uses, orStaleIn: table, update, request)
      sync.keep(used)
      kept.append(used)
    } catch { throw CatalogError(error.diagnostic("unreadable", "cannot be read")) }
    if let history = context.history { await Self.learnOfRenames(&sync, history, update, before, table) }
    (options, result) = (sync.options, sync.result())
    after = result.table.serialized()
  }

  /// Returns the keys that are looked up, and the stale keys that stay because some code or file may use them.
  private static func keys(
    lookedUpBy uses: [KeyUse], orStaleIn table: Table, _ update: CatalogUpdate, _ request: SyncRequest
  ) -> PossibleKeys {
    var kept = PossibleKeys(uses.map(UntypedLiteral.init), .lookedUpAtRunTime)
    guard let removable = request.removableStale else { return kept }
    let site = LiteralSite(startOf: update.printed)
    let keys = table.keys.enumerated().filter { position, key in
      table.state(of: table.entry(at: position)) == .stale && removable[update.path]?.contains(key) != true
    }
    kept.append(PossibleKeys(keys.map { UntypedLiteral(text: $0.element, site: site) }, .namedInCode))
    return kept
  }

  package var keepsByText: Bool { !kept.isEmpty }

  /// Warns about hard links. The file is replaced completely, so saving it breaks them, as git and `sed -i` do.
  private var hardLinkWarning: [Diagnostic] {
    guard isChanged, destination == nil, let status, status.nameCount > 1 else { return [] }
    let message = "the file has \(status.nameCount) hard links, but only this one is updated"
    return [Diagnostic(.warning, "hard-link", message, file: update.printed)]
  }

  /// If keys may be renamed, finds out which were removed and added since the last commit, and their former positions.
  private static func learnOfRenames(
    _ sync: inout Synchronization<Table>, _ history: RenameHistory, _ update: CatalogUpdate,
    _ before: ContiguousArray<UInt8>, _ table: Table
  ) async {
    guard sync.report.mayHaveRenames else { return }
    if history.reportsOnlyChanges, sync.result().table.serialized() == before { return }
    if sync.options.renameScope != .all {
      sync.learn(keysAtLastCommit: await history.liveKeys(of: update.path, now: before, table))
    }
    guard sync.report.hasRenameCandidates else { return }
    sync.learn(former: await history.strings(ofTables: update.tables))
  }

  /// Returns the result of the run on a table.
  private func synchronized(_ table: Table) -> SyncResult<Table> {
    var possibleKeys = update.possibleKeys
    possibleKeys.append(kept)
    return table.synchronized(
      with: update.strings + update.others, untyped: possibleKeys, options: options, exchange: moves)
  }

  /// Synchronizes the table again, with the entries that other catalogs offer to it or take from it.
  /// - Parameters:
  ///   - offers: the new offers, or `nil` for the earlier ones.
  ///   - movesOut: the new moves out of the table, or `nil` for the earlier ones.
  mutating func exchange(
    offers: [UTF8Key: EntryOffer<Table.Entry>]? = nil, movesOut: [UTF8Key: [String]]? = nil
  ) {
    if let offers { moves.offers = offers }
    if let movesOut { moves.movesOut = movesOut }
    result = synchronized(table)
    after = result.table.serialized()
  }

  package var receivers: Set<String> { Set(moves.movesOut.values.joined()) }

  package mutating func keepEntries(receivedBy lost: Set<String>) {
    keep(moves.movesOut.filter { !lost.isDisjoint(with: $0.value) }.map(\.key))
    exchange(movesOut: moves.movesOut.filter { lost.isDisjoint(with: $0.value) })
  }

  /// Keeps the entries of keys that move to a table that cannot be changed now, so that a later run can move them.
  mutating func keep(_ keys: some Sequence<UTF8Key>) { kept.append(possibleKeys(keys.map(\.text))) }

  /// Returns the keys as literals without positions.
  private func possibleKeys(_ keys: [String]) -> PossibleKeys {
    let site = LiteralSite(startOf: update.printed)
    return PossibleKeys(keys.map { UntypedLiteral(text: $0, site: site) }, .movesToOtherCatalog)
  }

  package var replacement: TableReplacement? {
    isChanged || destination != nil ? TableReplacement(of: update, expected: status, destination) : nil
  }

  package func repeated(on bytes: ContiguousArray<UInt8>) throws(CatalogError) -> ContiguousArray<UInt8> {
    bytes == before ? after : synchronized(try another(bytes)).table.serialized()
  }

  /// Returns the table in another version of the file.
  private func another(_ bytes: ContiguousArray<UInt8>) throws(CatalogError) -> Table {
    do { return try Table(bytes) } catch { throw CatalogError(error, file: update.printed) }
  }

  package func carried(into bytes: ContiguousArray<UInt8>) throws(CatalogError) -> ContiguousArray<UInt8> {
    if bytes == before { return after }
    let theirs = try another(bytes)
    let mine = update.isNew ? nil : try? Table(LineTable.text(before, withLineEndsOf: bytes))
    let touched = Set(report.items.filter { $0.outcome.isChange }.map(\.key))
    let strings = theirs.spelled(update.strings + update.others).filter { touched.contains($0.key) }
    let kept = theirs.keys.filter { !touched.contains($0) || theirs[$0] != mine?[$0] }
    var options = options
    options.allowsMassStale = true
    (options.concerned, options.addsOnly) = (nil, false)
    var possibleKeys = update.possibleKeys
    possibleKeys.append(self.kept)
    possibleKeys.append(self.possibleKeys(kept))
    return theirs.synchronized(with: strings, untyped: possibleKeys, options: options, exchange: moves).table
      .serialized()
  }

  private static func options(_ update: CatalogUpdate, _ request: SyncRequest) -> SyncOptions {
    var options = request.options
    if let reason = update.suppression?.reason { options.staleness = .suppressed(reason: reason) }
    options.namesReason = !(update.suppression?.isSaid ?? false)
    options.takesEveryText = update.belongsToInterface
    // A run that has not seen all sources may only add and revive entries.
    options.addsOnly = update.suppression?.isPartial ?? false
    options.concerned = update.others.isEmpty ? nil : Set(update.strings.map(\.site))
    options.generatedComments = request.descriptions?.comments(of: update.strings + update.others) ?? [:]
    options.catalogPath = update.printed
    return options
  }
}
