import CatalogSync
import Foundation
import StringCatalog
import StringExtraction
import SwiftLexing

/// A catalog as it was read and as the sources want it.
struct CatalogRun {
  let job: CatalogJob
  let before: ContiguousArray<UInt8>
  private(set) var after: ContiguousArray<UInt8>
  private(set) var result: SyncResult
  /// The catalog as it was read.
  let catalog: Catalog
  private let status: FileStatus?
  private var options: SyncOptions
  /// The literals that keep entries of the catalog from going stale, beside those of the job.
  private let kept: DoubtfulLiterals
  /// Where the new catalog goes instead of the old one's place.
  private let destination: String?

  var report: SyncReport { result.report }
  var isChanged: Bool { before != after }

  /// - Throws: a diagnostic when the file cannot be read, is no catalog, or has changed since the sources were read.
  init(
    _ job: CatalogJob, _ arguments: ParsedArguments, sourceLanguage: String, from tree: FileTree = .disk
  ) throws(CatalogProblem) {
    self.job = job
    destination = arguments.all(.output).last
    var catalog = Catalog(sourceLanguage: sourceLanguage)
    if job.isNew {
      (before, status) = ([], nil)
    } else {
      let contents = try Self.read(job, tree)
      (before, status) = (contents.bytes, contents.status)
      catalog = try Self.parse(contents.bytes, job, tree)
    }
    var parts = Self.parts(for: catalog, job)
    self.catalog = catalog
    options = Self.options(job, arguments)
    let first = catalog.synchronized(with: parts.strings, untyped: parts.left, options: options)
    kept = job.kept?.keeping(first.report.goingKeys, tree) ?? []
    parts.left.append(kept)
    result = kept.isEmpty ? first : catalog.synchronized(with: parts.strings, untyped: parts.left, options: options)
    after = result.catalog.serialized()
  }

  /// Brings the catalog in step once more, with what other catalogs have for it or take from it.
  /// - Parameters:
  ///   - offers: `nil` for those of before.
  ///   - departures: `nil` for those of before.
  mutating func exchange(offers: [ExactText: EntryOffer]? = nil, departures: [ExactText: [String]]? = nil) {
    if let offers { options.offers = offers }
    if let departures { options.departures = departures }
    var parts = Self.parts(for: catalog, job)
    parts.left.append(kept)
    result = catalog.synchronized(with: parts.strings, untyped: parts.left, options: options)
    after = result.catalog.serialized()
  }

  /// The catalogs that took entries from this one, by their printed paths.
  var takers: Set<String> { Set(options.departures.values.joined()) }

  /// Keeps the entries that went to catalogs which could not be written.
  mutating func keepEntries(takenBy lost: Set<String>) {
    exchange(departures: options.departures.filter { lost.isDisjoint(with: $0.value) })
  }

  /// Puts the new catalog in the place of the old one, if it differs, or where `--output` says.
  /// - Parameter declared: the only files that are touched; `nil` for all.
  func write(within declared: DeclaredFiles? = nil) throws(CatalogProblem) {
    guard isChanged || destination != nil else { return }
    if let declared, !declared.outputs.contains(job.path) {
      let message = "it has to change, and is none of the phase's output files"
      throw CatalogProblem(Diagnostic(.error, "undeclared-output", message, file: job.printed))
    }
    do {
      let expected = destination.map { try? FileStatus(of: $0) } ?? status
      try AtomicFile(destination ?? job.path.string, expected: expected, scratch: declared?.scratch).write(after)
    } catch {
      if error.isConflict, destination == nil { throw .changed(job.printed) }
      let file = destination ?? job.printed
      throw CatalogProblem(Diagnostic(.error, "unwritable", "cannot be written: \(error.reason)", file: file))
    }
  }

  /// What the run makes of another version of the catalog: all that the sources say.
  /// - Returns: `nil` for bytes that are no catalog.
  func repeated(on bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
    if bytes == before { return after }
    guard let catalog = try? Catalog(bytes) else { return nil }
    var parts = Self.parts(for: catalog, job)
    parts.left.append(kept)
    return catalog.synchronized(with: parts.strings, untyped: parts.left, options: options).catalog.serialized()
  }

  /// What the run makes of a version of the catalog that has edits of its own: the keys that the run changed change there
  /// as well, and go stale or away only where the two versions had them alike. All others stay.
  /// - Returns: `nil` for bytes that are no catalog.
  func carried(into bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
    if bytes == before { return after }
    guard let theirs = try? Catalog(bytes) else { return nil }
    let mine = job.isNew ? nil : try? Catalog(before)
    let touched = Set(report.items.filter { $0.outcome.isChange }.map(\.key))
    let strings = theirs.spelled(job.strings).filter { touched.contains($0.key) }
    let kept = theirs.keys.filter { !touched.contains($0) || theirs[$0] != mine?[$0] }
    let site = LiteralSite(file: job.printed, location: SourceLocation(line: 1, column: 1), api: "")
    var options = options
    options.allowsMassStale = true
    var doubtful = job.doubtful
    doubtful.append(self.kept)
    doubtful.append(DoubtfulLiterals(kept.map { UntypedLiteral(text: $0, site: site) }))
    return theirs.synchronized(with: strings, untyped: doubtful, options: options).catalog.serialized()
  }

  /// A run that has not seen all sources adds and revives; it does not know every comment and default value.
  /// - Returns: the strings to bring in step, and the literals whose entries are left alone.
  private static func parts(
    for catalog: Catalog, _ job: CatalogJob
  ) -> (strings: [ExtractedString], left: DoubtfulLiterals) {
    guard job.suppression?.isPartial ?? false else { return (job.strings, job.doubtful) }
    let all = catalog.spelled(job.strings)
    let isNew = { (string: ExtractedString) in catalog[string.key].map { $0.extractionState == .stale } ?? true }
    let known = all.filter { !isNew($0) }.map { UntypedLiteral(text: $0.key, site: $0.site) }
    var left = job.doubtful
    left.append(DoubtfulLiterals(known))
    return (all.filter(isNew), left)
  }

  private static func options(_ job: CatalogJob, _ arguments: ParsedArguments) -> SyncOptions {
    var options = SyncOptions()
    if let reason = job.suppression?.reason { options.staleness = .suppressed(reason: reason) }
    options.allowsMassStale = arguments.has(.allowMassStale)
    options.acceptsAssumed = arguments.has(.acceptAssumed)
    options.carriesRenames = arguments.has(.carryRenames)
    options.former = job.former
    options.catalogPath = job.printed
    return options
  }

  private static func read(_ job: CatalogJob, _ tree: FileTree) throws(CatalogProblem) -> FileContents {
    do throws(FileProblem) {
      let contents = try tree.contents(of: job.path)
      if contents.status != job.status { throw FileProblem.changed(job.printed) }
      return contents
    } catch {
      let isGone = job.status != nil && !tree.exists(job.path)
      if error.isConflict || isGone { throw .changed(job.printed) }
      throw CatalogProblem(Diagnostic(.error, "unreadable", "cannot be read: \(error.reason)", file: job.printed))
    }
  }

  private static func parse(
    _ bytes: ContiguousArray<UInt8>, _ job: CatalogJob, _ tree: FileTree
  ) throws(CatalogProblem) -> Catalog {
    do {
      return try Catalog(bytes)
    } catch {
      // Somebody may just be writing it.
      if tree.status(of: job.path) != job.status { throw .changed(job.printed) }
      if String(decoding: bytes.prefix(19), as: UTF8.self) == "version https://git" {
        let message = "it is no catalog but a pointer of Git LFS, which keeps the catalog itself elsewhere"
        throw CatalogProblem(Diagnostic(.error, "invalid-catalog", message, file: job.printed))
      }
      throw CatalogProblem(error.diagnostic("invalid-catalog", file: job.printed))
    }
  }
}
