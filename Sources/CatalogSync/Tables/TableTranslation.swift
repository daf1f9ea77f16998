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

/// The changes that a sync made to the source language's tables, which the tables of other languages follow.
public struct TableChanges: Sendable {
  /// The keys that were removed from all of them.
  let removed: [String]
  let renamed: [Rename]
  /// The keys kept although no source that was read contains them, because a partial run does not read all
  /// sources.
  let unused: Set<UTF8Key>

  /// - Parameter reports: the reports of the `.strings` table and of its `.stringsdict`.
  public init(_ reports: [SyncReport]) {
    let items = reports.flatMap(\.items)
    let staying = Set(items.filter { $0.outcome != .removed }.map { UTF8Key($0.key) })
    var gone = Set<UTF8Key>()
    removed = items.map { UTF8Key($0.key) }.filter { !staying.contains($0) && gone.insert($0).inserted }.map(\.text)
    renamed = items.compactMap { if case .renamed(let rename) = $0.outcome { rename } else { nil } }
    unused = Set(items.filter { Self.unusedOutcomes.contains($0.outcome) }.map { UTF8Key($0.key) })
  }

  private static let unusedOutcomes: [SyncOutcome] = [.kept(.unusedInTable), .kept(.stalenessSuppressed)]

  public var isEmpty: Bool { removed.isEmpty && renamed.isEmpty }
}

extension StringsError: TableProblem {}

/// A table of a single language, `.strings` or `.stringsdict`. Its entries have no states and are never changed once
/// they exist.
public protocol LanguageTable: StoredTable where Problem == StringsError {
  associatedtype Change: LanguageTableChange

  /// Returns the 1-based line of a key, or `nil` for a key that is not in the file.
  func line(of key: String) -> Int?
  /// The changes that add each entry of this table to another one, marked as untranslated, in the order of the file.
  var untranslatedCopies: [Change] { get }
  /// Returns the changes that rename an entry of this table. Empty for a key that is not in the table.
  func changes(for rename: Rename) -> [Change]
  mutating func make(_ changes: [Change]) throws(StringsError)
}

/// A change to a table of a single language.
public protocol LanguageTableChange: Sendable {
  static func remove(key: String) -> Self
  /// The key that must exist, or `nil` if none is required.
  var oldKey: String? { get }
  /// The key that the change adds, or `nil` if it adds none.
  var newKey: String? { get }
}

extension StringsChange: LanguageTableChange {
  public var oldKey: String? { newKey == nil ? key : nil }
  public var newKey: String? { if case .add = self { key } else { nil } }
}

extension StringsDictChange: LanguageTableChange {
  public var oldKey: String? { if case .add = self { nil } else { key } }
  public var newKey: String? {
    switch self {
    case .add(let key, _, _), .rename(_, let key): key
    case .set, .remove: nil
    }
  }
}

// Properties of entries for the sync rules.
extension LanguageTable {
  public func state(of entry: Entry) -> EntryState { .unmarked }
  public func isDisposable(_ entry: Entry) -> Bool { false }
  public func isUntouched(_ entry: Entry) -> Bool { false }
  public func hasWork(_ entry: Entry, of key: String) -> Bool { false }
  public func updating(_ entry: Entry, with code: KeyGroup) -> (entry: Entry, changes: Set<SyncChange>) { (entry, []) }
  public func marking(_ entry: Entry, asStale isStale: Bool) -> Entry { entry }
  public func adopting(_ entry: Entry) -> Entry { entry }
}
