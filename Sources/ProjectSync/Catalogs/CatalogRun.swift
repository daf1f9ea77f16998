import Audit
import CatalogRouting
import CatalogSync
import Findings
import Foundation
import ProjectLayout
import StringCatalog
import StringExtraction
import SwiftLexing
import TextBasics
import Workspace

/// A catalog as it was read and as the sources want it.
package struct CatalogRun {
  package let update: CatalogUpdate
  private let context: CatalogContext
  package let before: ContiguousArray<UInt8>
  package private(set) var after: ContiguousArray<UInt8>
  package private(set) var result: SyncResult<Catalog>
  /// The catalog as it was read.
  package let catalog: Catalog
  private let status: FileStatus?
  private var options: SyncOptions
  /// What other catalogs have for this one, and what they took from it.
  private var moves = EntryExchange<CatalogEntry>()
  /// The literals that keep entries of the catalog from going stale, beside those of the update.
  private var kept: PossibleKeys = []
  /// The keys that stay because the code looks them up when the app runs.
  package private(set) var uses: [KeyUse] = []
  /// Where the new catalog goes instead of the old one's place.
  private let destination: GivenPath?

  package var report: SyncReport { result.report }
  package var isChanged: Bool { before != after }

  /// - Throws: a diagnostic when the file cannot be read, is no catalog, or has changed since the sources were read.
  package init(
    _ update: CatalogUpdate, _ context: CatalogContext, _ request: SyncRequest, sourceLanguage: String
  ) async throws(CatalogProblem) {
    (self.update, self.context) = (update, context)
    destination = request.output
    var catalog = Catalog(sourceLanguage: sourceLanguage)
    if update.isNew {
      (before, status) = ([], nil)
    } else {
      let contents = try Self.read(update, context)
      (before, status) = (contents.bytes, contents.status)
      catalog = try Self.parse(contents.bytes, update, context)
    }
    self.catalog = catalog
    options = Self.options(update, request)
    options.chosenRenames = ChosenRenames(request.renames).renames(in: catalog)
    var sync = Synchronization(
      catalog, with: update.strings + update.others, untyped: update.possibleKeys, options: options)
    do throws(FileProblem) {
      // Each is asked only for what would go in spite of those before it.
      let read = { (path: FilePath) throws(FileProblem) in try Self.source(path, context, update) }
      kept = try update.kept?.keeping(sync.report.goingKeys, read: read) ?? []
      sync.keep(kept)
      let arrivals = context.outside?.arrivals(of: sync.report.goingKeys) ?? []
      sync.keep(arrivals)
      kept.append(arrivals)
      uses = try await context.inUse?.uses(of: sync.report.goingKeys) ?? []
      let used = PossibleKeys(uses.map(UntypedLiteral.init))
      sync.keep(used)
      kept.append(used)
    } catch { throw CatalogProblem(error.diagnostic("unreadable", "cannot be read")) }
    if let history = context.history { await Self.learnOfRenames(&sync, history, update, before) }
    (options, result) = (sync.options, sync.result())
    after = result.table.serialized()
  }

  /// Whether entries stay because of texts that are no keys: any source may take them away.
  package var keepsByText: Bool { !kept.isEmpty }

  /// What stands in a source; `nil` for one that is gone.
  private static func source(
    _ path: FilePath, _ context: CatalogContext, _ update: CatalogUpdate
  ) throws(FileProblem) -> ContiguousArray<UInt8>? {
    do throws(FileProblem) {
      return try context.tree.contents(of: path).bytes
    } catch {
      if error.isAbsence { return nil }
      throw FileProblem(update.kept?.names.printed(path) ?? path.string, error.reason)
    }
  }

  /// Finds out which keys went and came since the last commit, and where they stood, if any may be others in new words.
  private static func learnOfRenames(
    _ sync: inout Synchronization<Catalog>, _ history: RenameHistory, _ update: CatalogUpdate,
    _ before: ContiguousArray<UInt8>
  ) async {
    guard sync.report.mayHaveRenames else { return }
    if history.isForChangesAlone, sync.result().table.serialized() == before { return }
    if sync.options.renameScope == .recent { sync.learn(liveBefore: await history.liveKeys(of: update.path)) }
    guard sync.report.hasRenameCandidates else { return }
    sync.learn(former: await history.strings(ofTables: update.tables))
  }

  /// What the run makes of a catalog.
  private func synchronized(_ catalog: Catalog) -> SyncResult<Catalog> {
    var possibleKeys = update.possibleKeys
    possibleKeys.append(kept)
    return catalog.synchronized(
      with: update.strings + update.others, untyped: possibleKeys, options: options, exchange: moves)
  }

  /// Brings the catalog in step once more, with what other catalogs have for it or take from it.
  /// - Parameters:
  ///   - offers: `nil` for those of before.
  ///   - departures: `nil` for those of before.
  package mutating func exchange(
    offers: [UTF8Key: EntryOffer<CatalogEntry>]? = nil, departures: [UTF8Key: [String]]? = nil
  ) {
    if let offers { moves.offers = offers }
    if let departures { moves.departures = departures }
    result = synchronized(catalog)
    after = result.table.serialized()
  }

  /// The catalogs that took entries from this one, by their printed paths.
  package var takers: Set<String> { Set(moves.departures.values.joined()) }

  /// Keeps the entries that went to catalogs which could not be written.
  package mutating func keepEntries(takenBy lost: Set<String>) {
    exchange(departures: moves.departures.filter { lost.isDisjoint(with: $0.value) })
  }

  /// Puts the new catalog in the place of the old one, if it differs, or where `--output` says.
  /// - Parameter declared: the only files that are touched; `nil` for all.
  package func write(within declared: DeclaredFiles? = nil) throws(CatalogProblem) {
    guard isChanged || destination != nil else { return }
    if let declared, !declared.outputs.contains(update.path) {
      let message = "it has to change, and is none of the phase's output files"
      throw CatalogProblem(Diagnostic(.error, "undeclared-output", message, file: update.printed))
    }
    do {
      let expected = destination.map { try? FileStatus(of: $0.place) } ?? status
      let path = destination?.place ?? update.path.string
      try AtomicFile(path, expected: expected, scratch: declared?.scratch).write(after)
    } catch {
      if error.isConflict, destination == nil { throw .changed(update.printed) }
      let file = destination?.text ?? update.printed
      throw CatalogProblem(Diagnostic(.error, "unwritable", "cannot be written: \(error.reason)", file: file))
    }
  }

  /// What the run makes of another version of the catalog: all that the sources say.
  /// - Returns: `nil` for bytes that are no catalog.
  package func repeated(on bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
    if bytes == before { return after }
    guard let catalog = try? Catalog(bytes) else { return nil }
    return synchronized(catalog).table.serialized()
  }

  /// What the run makes of a version of the catalog that has edits of its own: the keys that the run changed change there
  /// as well, and go stale or away only where the two versions had them alike. All others stay.
  /// - Returns: `nil` for bytes that are no catalog.
  package func carried(into bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
    if bytes == before { return after }
    guard let theirs = try? Catalog(bytes) else { return nil }
    let mine = update.isNew ? nil : try? Catalog(before)
    let touched = Set(report.items.filter { $0.outcome.isChange }.map(\.key))
    let strings = theirs.spelled(update.strings + update.others).filter { touched.contains($0.key) }
    let kept = theirs.keys.filter { !touched.contains($0) || theirs[$0] != mine?[$0] }
    let site = LiteralSite(file: update.printed, location: SourceLocation(line: 1, column: 1), api: "")
    var options = options
    options.allowsMassStale = true
    (options.concerned, options.addsOnly) = (nil, false)
    var possibleKeys = update.possibleKeys
    possibleKeys.append(self.kept)
    possibleKeys.append(PossibleKeys(kept.map { UntypedLiteral(text: $0, site: site) }))
    return theirs.synchronized(with: strings, untyped: possibleKeys, options: options, exchange: moves).table
      .serialized()
  }

  private static func options(_ update: CatalogUpdate, _ request: SyncRequest) -> SyncOptions {
    var options = SyncOptions()
    if let reason = update.suppression?.reason { options.staleness = .suppressed(reason: reason) }
    options.namesReason = !(update.suppression?.isSaid ?? false)
    options.allowsMassStale = request.allowsMassStale
    options.acceptsAssumed = request.acceptsAssumed
    options.carriesRenames = request.renames.carriesSuggested
    options.renameScope = request.renames.scope
    // A run that has not seen all sources adds and revives.
    options.addsOnly = update.suppression?.isPartial ?? false
    options.concerned = update.others.isEmpty ? nil : Set(update.strings.map(\.site))
    options.catalogPath = update.printed
    return options
  }

  private static func read(_ update: CatalogUpdate, _ context: CatalogContext) throws(CatalogProblem) -> FileContents {
    do throws(FileProblem) {
      let contents = try context.tree.contents(of: update.path)
      if contents.status != context.status { throw FileProblem.changed(update.printed) }
      return contents
    } catch {
      let isGone = context.status != nil && !context.tree.exists(update.path)
      if error.isConflict || isGone { throw .changed(update.printed) }
      throw CatalogProblem(Diagnostic(.error, "unreadable", "cannot be read: \(error.reason)", file: update.printed))
    }
  }

  private static func parse(
    _ bytes: ContiguousArray<UInt8>, _ update: CatalogUpdate, _ context: CatalogContext
  ) throws(CatalogProblem) -> Catalog {
    do {
      return try Catalog(bytes)
    } catch {
      // Somebody may just be writing it.
      if (try? context.tree.status(of: update.path)) != context.status { throw .changed(update.printed) }
      if let filter = context.tree.filter(of: update.path) {
        let way = TerminalSafeText.word("strex sync && git add \(ShellWord.quotedIfNeeded(update.printed))")
        let message =
          "what is staged is no catalog but what the filter \(TerminalSafeText.word(filter)) of .gitattributes makes of one, which "
          + "strex cannot change; \(way) brings the file in step and stages it"
        throw CatalogProblem(Diagnostic(.error, "invalid-catalog", message, file: update.printed))
      }
      if String(decoding: bytes.prefix(19), as: UTF8.self) == "version https://git" {
        let message = "it is no catalog but a pointer of Git LFS, which keeps the catalog itself elsewhere"
        throw CatalogProblem(Diagnostic(.error, "invalid-catalog", message, file: update.printed))
      }
      throw CatalogProblem(error.diagnostic("invalid-catalog", file: update.printed))
    }
  }
}
