import CatalogRouting
import CatalogSync
import StringDataFlow
import StringExtraction
import TextBasics
import Workspace

/// The run on one table, of whatever format: what to report, and what to write.
package protocol SyncRun: Sendable {
  var update: CatalogUpdate { get }
  /// The bytes of the file as it was read; empty for a new one.
  var before: ContiguousArray<UInt8> { get }
  var after: ContiguousArray<UInt8> { get }
  var report: SyncReport { get }
  var diagnostics: [Diagnostic] { get }
  /// Whether nothing was done because too many keys would go stale.
  var isBlocked: Bool { get }
  /// The keys of the table as it was read.
  var keys: [String] { get }
  func contains(_ key: String) -> Bool
  /// Whether the table or a file beside it has a text for a key.
  func holds(_ key: String) -> Bool
  var sourceLanguage: String { get }
  /// The uses of keys that stay because the code looks them up at run time.
  var uses: [KeyUse] { get }
  /// Whether entries stay because of texts that are not keys: a change in any source may remove these texts.
  var keepsByText: Bool { get }
  /// The tables that took entries from this one, by their printed paths.
  var takers: Set<String> { get }

  /// Keeps the entries that were taken by tables which could not be written.
  mutating func keepEntries(takenBy lost: Set<String>)
  /// Fails where ``write(within:)`` would, as far as that can be told without writing.
  func check(within declared: DeclaredFiles?) throws(CatalogProblem)
  /// Writes the new file to its place if it differs, or to the path of `--output`.
  /// - Parameter declared: the only files that may be touched; `nil` for all.
  func write(within declared: DeclaredFiles?) throws(CatalogProblem)
  /// The result of the run on another version of the file, with everything that the sources say.
  /// - Throws: why the bytes are not a table, or are one that cannot be changed.
  func repeated(on bytes: ContiguousArray<UInt8>) throws(CatalogProblem) -> ContiguousArray<UInt8>
  /// Carries the run's changes into a version of the file that has edits of its own. Keys that the run changed change
  /// there, too, and go stale or are removed only where both versions had the same entry. All others stay.
  /// - Throws: why the bytes are not a table, or are one that cannot be changed.
  func carried(into bytes: ContiguousArray<UInt8>) throws(CatalogProblem) -> ContiguousArray<UInt8>
}

extension SyncRun {
  package var isChanged: Bool { before != after }
}

extension SyncRun {
  package func holds(_ key: String) -> Bool { contains(key) }
}
