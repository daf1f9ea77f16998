import CatalogRouting
import CatalogSync
import Diagnostics
import FileSystem
import StringDataFlow

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
