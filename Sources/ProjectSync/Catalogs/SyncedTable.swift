import CatalogRouting
import CatalogSync
import Diagnostics
import FileSystem
import IncrementalExtraction
import ProjectModel
import StringDataFlow
import StringTables

/// The sync of a single table in any format: its report and the new file.
package protocol SyncedTable: Sendable {
  var update: CatalogUpdate { get }
  /// The bytes of the file before the run. Empty for a new file.
  var before: ContiguousArray<UInt8> { get }
  var after: ContiguousArray<UInt8> { get }
  var report: SyncReport { get }
  var diagnostics: [Diagnostic] { get }
  /// Whether the run changed nothing because too many keys would become stale.
  var isBlocked: Bool { get }
  /// The keys of the table before the run.
  var keys: [String] { get }
  func contains(_ key: String) -> Bool
  /// Returns whether the table, or a companion file, has a text for a key.
  func holds(_ key: String) -> Bool
  var sourceLanguage: String { get }
  /// The uses of keys that are kept because the code looks them up at run time.
  var uses: [KeyUse] { get }
  /// Whether entries are kept because of texts that are not keys. A change in any source may remove these texts.
  var keepsByText: Bool { get }
  /// The printed paths of the tables that took entries from this one.
  var receivers: Set<String> { get }

  /// Keeps the entries that were taken by tables which could not be written.
  mutating func keepEntries(receivedBy lost: Set<String>)
  /// The replacement of the file at its path or at the path of `--output`, or `nil` if nothing has to be written.
  var replacement: TableReplacement? { get }
  /// Returns the result of the run on another version of the file, with all strings of the sources.
  /// - Throws: if the bytes are not a table, or a table that cannot be changed.
  func repeated(on bytes: ContiguousArray<UInt8>) throws(CatalogError) -> ContiguousArray<UInt8>
  /// Applies the run's changes to a version of the file that has other edits. Keys that the run changed change in that
  /// version as well, but become stale or are removed only if both versions had the same entry. All other keys stay.
  /// - Throws: if the bytes are not a table, or a table that cannot be changed.
  func carried(into bytes: ContiguousArray<UInt8>) throws(CatalogError) -> ContiguousArray<UInt8>
}

extension SyncedTable {
  package var isChanged: Bool { before != after }

  package func holds(_ key: String) -> Bool { contains(key) }

  /// Fails if `write(within:)` is known to fail.
  package func check(within declared: DeclaredFiles?) throws(CatalogError) {
    try replacement?.perform(within: declared) { (file: AtomicFile) throws(FileError) in try file.check() }
  }

  /// Writes the new file if it differs.
  /// - Parameter declared: the only files that may be accessed, or `nil` for all.
  package func write(within declared: DeclaredFiles?) throws(CatalogError) {
    try replacement?.perform(within: declared) { (file: AtomicFile) throws(FileError) in try file.write(after) }
  }
}

extension CatalogRecord {
  /// - Returns: `nil` for a catalog that is out of date, or up to date only because of texts that a record does not
  ///   contain.
  package init?(_ run: any SyncedTable, name: String, blob: String) {
    guard !run.isChanged, !run.keepsByText, !run.update.isNew, !run.diagnostics.hasErrors else { return nil }
    self.init(
      name: name, blob: blob, isPartial: run.update.suppression?.isPartial ?? false,
      diagnostics: run.diagnostics,
      beginnings: run.report.items.filter(\.sites.isEmpty).map { PossibleKeys.digest(ofBeginning: $0.key) })
  }
}

/// The end of a run on a catalog or table: replaces its file, or checks whether that is possible.
package struct TableReplacement {
  private let update: CatalogUpdate
  private let expected: FileStatus?
  private let destination: GivenPath?

  /// - Parameters:
  ///   - expected: the file's status when it was read, or `nil` for a new file.
  ///   - destination: the output path, if it is not the file itself.
  init(of update: CatalogUpdate, expected: FileStatus?, _ destination: GivenPath? = nil) {
    (self.update, self.expected, self.destination) = (update, expected, destination)
  }

  /// Calls an action with the file to replace.
  /// - Parameter declared: the only files that a phase of Xcode may access.
  func perform(
    within declared: DeclaredFiles?, _ action: (AtomicFile) throws(FileError) -> Void
  ) throws(CatalogError) {
    if let declared, !declared.outputs.contains(update.path) {
      let message = "the catalog needs changes, but the run-script phase does not declare it as an output file"
      throw CatalogError(Diagnostic(.error, "undeclared-output", message, file: update.printed))
    }
    do throws(FileError) {
      try destination?.demandPlaceOfTexts(isOne: TextFormat.isOne)
      let expected = if let destination { try FileStatus.ifThere(destination.place) } else { expected }
      let path = destination?.place ?? update.path.string
      try action(AtomicFile(path, expected: expected, followsLinks: destination == nil, scratch: declared?.scratch))
    } catch {
      if error.isConflict, destination == nil { throw .changed(update.printed) }
      let file = destination?.text ?? update.printed
      throw CatalogError(Diagnostic(.error, "unwritable", "cannot be written: \(error.reason)", file: file))
    }
  }
}
