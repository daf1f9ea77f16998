import StringTables
import TextBasics

/// A table of another language, updated to match the source language's tables: removed keys are removed, renamed keys
/// are renamed, and missing keys are added with a mark if the caller asks for it.
public struct TableTranslation<Table: LanguageTable>: Sendable {
  /// The updated table.
  public private(set) var table: Table
  public private(set) var report = SyncReport()
  /// The keys that could not be removed or renamed as in the source table, with the reasons.
  public private(set) var refusals: [(key: String, problem: StringsError)] = []
  /// Groups of changes. Each group is applied completely or not at all.
  private var changes: [[Table.Change]] = []
  /// The table before the changes.
  private let before: Table

  /// - Parameters:
  ///   - bytes: the bytes of the table.
  ///   - source: the source language's table after its sync.
  ///   - synced: the changes made by the sync.
  ///   - heldKeys: the keys whose strings in this language are in another file.
  ///   - fills: whether missing keys are added.
  /// - Throws: an error at the place where the bytes are not a table.
  public init(
    _ bytes: ContiguousArray<UInt8>, of source: Table, _ synced: TableChanges, heldKeys: Set<UTF8Key>, fills: Bool
  ) throws(StringsError) {
    before = try Table(bytes)
    table = before
    for key in synced.removed { remove(key) }
    for rename in synced.renamed { self.rename(rename) }
    if fills { fill(source, leaving: heldKeys.union(synced.unused)) }
    try table.make(changes.flatMap(\.self))
  }

  private mutating func remove(_ key: String) {
    guard table.contains(key) else { return }
    if let problem = table.refusal(toChange: key) {
      refusals.append((key, problem))
      return note(key, .kept(.duplicate))
    }
    changes.append([.remove(key: key)])
    note(key, .removed)
  }

  private mutating func rename(_ rename: Rename) {
    let made = table.changes(for: rename)
    guard !made.isEmpty, !table.contains(rename.to) else { return }
    if let problem = table.refusal(toChange: rename.from) { return refusals.append((rename.from, problem)) }
    changes.append(made)
    note(rename.from, .renamed(rename))
    note(rename.to, .carried(rename))
  }

  private mutating func fill(_ source: Table, leaving left: Set<UTF8Key>) {
    var left = left.union(report.carried.map { UTF8Key($0.key) })
    for change in source.untranslatedCopies {
      guard let key = change.newKey, !table.contains(key), left.insert(UTF8Key(key)).inserted else { continue }
      changes.append([change])
      note(key, .added)
    }
  }

  private mutating func note(_ key: String, _ outcome: SyncOutcome) {
    report.items.append(.init(key: key, outcome: outcome, line: table.line(of: key)))
  }

  /// Returns another version of the table with the same changes. Its own differences are kept.
  /// - Throws: an error at the place where the bytes are not a table, or where a change cannot be made.
  public func carried(into bytes: ContiguousArray<UInt8>) throws(StringsError) -> ContiguousArray<UInt8> {
    var theirs = try Table(bytes)
    let taken = changes.filter { $0.allSatisfy { fits($0, theirs) } }
    try theirs.make(taken.flatMap(\.self))
    return theirs.serialized()
  }

  /// Returns whether another version contains the same entry that a change was made to.
  private func fits(_ change: Table.Change, _ theirs: Table) -> Bool {
    if let key = change.newKey, theirs.contains(key) { return false }
    guard let key = change.oldKey else { return true }
    return theirs.contains(key) && theirs[key] == before[key] && theirs.refusal(toChange: key) == nil
  }
}
