import Audit
import CatalogRouting
import CatalogSync
import StringExtraction
import TextBasics
import Workspace

/// A table that a run brings in step, of whatever format: what there is to report, and to write.
package protocol SyncRun: Sendable {
  var update: CatalogUpdate { get }
  /// The file as it was read; empty for a new one.
  var before: ContiguousArray<UInt8> { get }
  var after: ContiguousArray<UInt8> { get }
  var report: SyncReport { get }
  var diagnostics: [Diagnostic] { get }
  /// Whether so many keys would go stale that nothing was done.
  var isBlocked: Bool { get }
  /// The keys of the table as it was read.
  var keys: [String] { get }
  func contains(_ key: String) -> Bool
  var sourceLanguage: String { get }
  /// The keys that stay because the code looks them up when the app runs.
  var uses: [KeyUse] { get }
  /// Whether entries stay because of texts that are no keys: any source may take them away.
  var keepsByText: Bool { get }
  /// The tables that took entries from this one, by their printed paths.
  var takers: Set<String> { get }

  /// Keeps the entries that went to tables which could not be written.
  mutating func keepEntries(takenBy lost: Set<String>)
  /// Puts the new file in the place of the old one, if it differs, or where `--output` says.
  /// - Parameter declared: the only files that are touched; `nil` for all.
  func write(within declared: DeclaredFiles?) throws(CatalogProblem)
  /// What the run makes of another version of the file: all that the sources say.
  /// - Returns: `nil` for bytes that are no table.
  func repeated(on bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>?
  /// What the run makes of a version of the file that has edits of its own: the keys that the run changed change there as
  /// well, and go stale or away only where the two versions had them alike. All others stay.
  /// - Returns: `nil` for bytes that are no table.
  func carried(into bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>?
}

extension SyncRun {
  package var isChanged: Bool { before != after }
}
