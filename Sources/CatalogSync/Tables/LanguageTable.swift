import StringTables

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
