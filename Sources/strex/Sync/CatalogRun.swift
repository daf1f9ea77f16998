import CatalogSync
import Foundation
import StringCatalog
import StringExtraction
import SwiftLexing

/// A catalog as it was read and as the sources want it.
struct CatalogRun {
  let job: CatalogJob
  let before: ContiguousArray<UInt8>
  let after: ContiguousArray<UInt8>
  let result: SyncResult
  private let status: FileStatus?
  /// Where the new catalog goes instead of the old one's place.
  private let destination: String?

  var report: SyncReport { result.report }
  var isChanged: Bool { before != after }

  /// - Throws: a diagnostic when the file cannot be read, is no catalog, or has changed since the sources were read.
  init(_ job: CatalogJob, _ arguments: ParsedArguments, sourceLanguage: String) throws(CatalogProblem) {
    self.job = job
    destination = arguments.all(.output).last
    var catalog = Catalog(sourceLanguage: sourceLanguage)
    if job.isNew {
      (before, status) = ([], nil)
    } else {
      let contents = try Self.read(job)
      (before, status) = (contents.bytes, contents.status)
      catalog = try Self.parse(contents.bytes, job)
    }
    let parts = Self.parts(for: catalog, job)
    result = catalog.synchronized(
      with: parts.strings, untyped: parts.left, options: Self.options(job, arguments))
    after = result.catalog.serialized()
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

  /// A run that has not seen all sources adds and revives; it does not know every comment and default value.
  /// - Returns: the strings to bring in step, and the literals whose entries are left alone.
  private static func parts(
    for catalog: Catalog, _ job: CatalogJob
  ) -> (strings: [ExtractedString], left: [UntypedLiteral]) {
    guard job.suppression?.isPartial ?? false else { return (job.strings, job.doubtful) }
    let all = catalog.spelled(job.strings)
    let isNew = { (string: ExtractedString) in catalog[string.key].map { $0.extractionState == .stale } ?? true }
    let known = all.filter { !isNew($0) }.map { UntypedLiteral(text: $0.key, site: $0.site) }
    return (all.filter(isNew), job.doubtful + known)
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

  private static func read(_ job: CatalogJob) throws(CatalogProblem) -> FileContents {
    do throws(FileProblem) {
      let contents = try FileContents(of: job.path.string)
      if contents.status != job.status { throw FileProblem.changed(job.printed) }
      return contents
    } catch {
      let isGone = job.status != nil && !FileStatus.exists(job.path.string)
      if error.isConflict || isGone { throw .changed(job.printed) }
      throw CatalogProblem(Diagnostic(.error, "unreadable", "cannot be read: \(error.reason)", file: job.printed))
    }
  }

  private static func parse(_ bytes: ContiguousArray<UInt8>, _ job: CatalogJob) throws(CatalogProblem) -> Catalog {
    do {
      return try Catalog(bytes)
    } catch {
      // Somebody may just be writing it.
      if (try? FileStatus(of: job.path.string)) != job.status { throw .changed(job.printed) }
      let place = SourceLocation(line: error.line, column: error.column)
      throw CatalogProblem(
        Diagnostic(.error, "invalid-catalog", error.message, file: job.printed, location: place))
    }
  }
}
