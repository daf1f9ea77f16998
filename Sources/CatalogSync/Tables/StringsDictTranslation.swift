import StringTables
import TextBasics

/// A `.stringsdict` of another language, brought in step with that of the sources: keys that were taken out there go here,
/// too, renamed ones are renamed, and missing ones come, marked as new, if that is asked for.
public struct StringsDictTranslation: TableTranslation {
  private(set) public var table: StringsDictFile
  public private(set) var report = SyncReport()
  private var changes: [StringsDictChange] = []
  /// The table as it was.
  private let before: StringsDictFile

  /// - Parameters:
  ///   - bytes: those of the table.
  ///   - source: the table of the sources, as it is after its sync.
  ///   - synced: what the sync did.
  ///   - heldKeys: the keys that have a text of the language elsewhere.
  ///   - fills: whether missing keys come.
  /// - Throws: the place where the bytes are no table.
  public init(
    _ bytes: ContiguousArray<UInt8>, of source: StringsDictFile, _ synced: TableChanges, heldKeys: Set<UTF8Key>,
    fills: Bool
  ) throws(StringsProblem) {
    before = try StringsDictFile(bytes)
    table = before
    for key in synced.removed { remove(key) }
    for rename in synced.renamed { self.rename(rename) }
    if fills { fill(source, leaving: heldKeys.union(synced.unused)) }
    try table.make(changes)
  }

  private mutating func remove(_ key: String) {
    guard table.contains(key) else { return }
    guard table.refusal(toChange: key) == nil else { return note(key, .kept(.duplicate)) }
    changes.append(.remove(key: key))
    note(key, .removed)
  }

  private mutating func rename(_ rename: Rename) {
    guard table.contains(rename.from), !table.contains(rename.to), table.refusal(toChange: rename.from) == nil else {
      return
    }
    changes.append(.rename(key: rename.from, to: rename.to))
    note(rename.from, .renamed(rename))
    note(rename.to, .carried(rename))
  }

  private mutating func fill(_ source: StringsDictFile, leaving left: Set<UTF8Key>) {
    let coming = Set(report.carried.map { UTF8Key($0.key) })
    for entry in source.entries where !table.contains(entry.key) {
      let key = UTF8Key(entry.key)
      guard let form = entry.form, !left.contains(key), !coming.contains(key) else { continue }
      let comment = UntranslatedMark.comment(entry.isCommentApart ? nil : entry.comment)
      changes.append(.add(key: entry.key, form: form, comment: comment))
      note(entry.key, .added)
    }
  }

  private mutating func note(_ key: String, _ outcome: SyncOutcome) {
    report.items.append(.init(key: key, outcome: outcome, line: table.line(of: key)))
  }

  public func carried(into bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
    guard var theirs = try? StringsDictFile(bytes) else { return nil }
    let taken = changes.filter { change in
      if case .add = change { return !theirs.contains(change.key) }
      if case .rename(_, let new) = change, theirs.contains(new) { return false }
      return theirs.contains(change.key) && theirs[change.key] == before[change.key]
        && theirs.refusal(toChange: change.key) == nil
    }
    do { try theirs.make(taken) } catch { return nil }
    return theirs.serialized()
  }
}
