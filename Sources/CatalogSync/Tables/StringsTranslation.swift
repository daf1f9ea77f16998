import StringTables
import TextBasics

/// A `.strings` table of another language, brought in step with that of the sources: keys that were taken out there go
/// here, too, renamed ones are renamed, and missing ones come, marked as new, if that is asked for.
public struct StringsTranslation: TableTranslation {
  private(set) public var table: StringsFile
  public private(set) var report = SyncReport()
  /// Those that are made together or not at all.
  private var changes: [[StringsChange]] = []
  /// The table as it was.
  private let before: StringsFile

  /// - Parameters:
  ///   - bytes: those of the table.
  ///   - source: the table of the sources, as it is after its sync.
  ///   - synced: what the sync did.
  ///   - heldKeys: the keys that have texts of the language elsewhere.
  ///   - fills: whether missing keys come.
  /// - Throws: the place where the bytes are no table.
  public init(
    _ bytes: ContiguousArray<UInt8>, of source: StringsFile, _ synced: TableChanges, heldKeys: Set<UTF8Key>, fills: Bool
  ) throws(StringsProblem) {
    before = try StringsFile(bytes)
    table = before
    for key in synced.removed { remove(key) }
    for rename in synced.renamed { self.rename(rename) }
    if fills { fill(source, leaving: heldKeys.union(synced.unused)) }
    try table.make(changes.flatMap(\.self))
  }

  private mutating func remove(_ key: String) {
    guard table.contains(key) else { return }
    guard table.refusal(toChange: key) == nil else { return note(key, .kept(.duplicate)) }
    changes.append([.remove(key: key)])
    note(key, .removed)
  }

  private mutating func rename(_ rename: Rename) {
    guard let old = table[rename.from], !table.contains(rename.to), table.refusal(toChange: rename.from) == nil else {
      return
    }
    let new = NewStringsEntry(key: rename.to, value: old.value, comment: old.comment)
    changes.append([.remove(key: rename.from), .add(new)])
    note(rename.from, .renamed(rename))
    note(rename.to, .carried(rename))
  }

  private mutating func fill(_ source: StringsFile, leaving left: Set<UTF8Key>) {
    let coming = Set(report.carried.map { UTF8Key($0.key) })
    var seen: Set<UTF8Key> = []
    for entry in source.entries where !table.contains(entry.key) {
      let key = UTF8Key(entry.key)
      guard !left.contains(key), !coming.contains(key), seen.insert(key).inserted else { continue }
      let comment = UntranslatedMark.comment(entry.isCommentApart ? nil : entry.comment)
      let new = NewStringsEntry(key: entry.key, value: entry.value, comment: comment, section: entry.section)
      changes.append([.add(new)])
      note(entry.key, .added)
    }
  }

  private mutating func note(_ key: String, _ outcome: SyncOutcome) {
    report.items.append(.init(key: key, outcome: outcome, line: table.line(of: key)))
  }

  public func carried(into bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
    guard var theirs = try? StringsFile(bytes) else { return nil }
    let taken = changes.filter { together in
      together.allSatisfy { change in
        if case .add = change { return !theirs.contains(change.key) }
        return theirs.contains(change.key) && theirs[change.key] == before[change.key]
          && theirs.refusal(toChange: change.key) == nil
      }
    }
    do { try theirs.make(taken.flatMap(\.self)) } catch { return nil }
    return theirs.serialized()
  }
}
