import StringTables
import TextBasics

/// A table of another language, brought in step with those of the language of the sources: keys that were taken out there
/// go here, too, renamed ones are renamed, and missing ones come, marked as new, if that is asked for.
public struct TableTranslation<Table: LanguageTable>: Sendable {
  /// The table as it is to be.
  public private(set) var table: Table
  public private(set) var report = SyncReport()
  /// Why keys stay that were taken out or renamed in the table of the sources.
  public private(set) var refusals: [(key: String, problem: StringsProblem)] = []
  /// Those that are made together or not at all.
  private var changes: [[Table.Change]] = []
  /// The table as it was.
  private let before: Table

  /// - Parameters:
  ///   - bytes: those of the table.
  ///   - source: the table of the sources, as it is after its sync.
  ///   - synced: what the sync did.
  ///   - heldKeys: the keys that have texts of the language elsewhere.
  ///   - fills: whether missing keys come.
  /// - Throws: the place where the bytes are no table.
  public init(
    _ bytes: ContiguousArray<UInt8>, of source: Table, _ synced: TableChanges, heldKeys: Set<UTF8Key>, fills: Bool
  ) throws(StringsProblem) {
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

  /// Another version of the table with the same changes. What it has of its own stays.
  /// - Throws: the place where the bytes are no table, or where a change cannot be made.
  public func carried(into bytes: ContiguousArray<UInt8>) throws(StringsProblem) -> ContiguousArray<UInt8> {
    var theirs = try Table(bytes)
    let taken = changes.filter { $0.allSatisfy { fits($0, theirs) } }
    try theirs.make(taken.flatMap(\.self))
    return theirs.serialized()
  }

  /// Whether another version has what a change begins with.
  private func fits(_ change: Table.Change, _ theirs: Table) -> Bool {
    if let key = change.newKey, theirs.contains(key) { return false }
    guard let key = change.oldKey else { return true }
    return theirs.contains(key) && theirs[key] == before[key] && theirs.refusal(toChange: key) == nil
  }
}
