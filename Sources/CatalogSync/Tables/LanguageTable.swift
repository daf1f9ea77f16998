import StringTables
import TextBasics

extension StringsProblem: TableProblem {}

/// A table of one language, `.strings` or `.stringsdict`: its entries have no states and belong to people as soon as they
/// are there.
public protocol LanguageTable: StoredTable where Problem == StringsProblem {
  associatedtype Change: LanguageTableChange

  /// The 1-based line of a key; `nil` for one that is not in the file.
  func line(of key: String) -> Int?
  /// What gives another table each entry of this one, marked as untranslated, in the order of the file.
  var untranslatedCopies: [Change] { get }
  /// What gives an entry of this table another key; none for a key that is not there.
  func changes(for rename: Rename) -> [Change]
  mutating func make(_ changes: [Change]) throws(StringsProblem)
}

/// Something to be done to a table of one language.
public protocol LanguageTableChange: Sendable {
  static func remove(key: String) -> Self
  /// The key that has to be there; `nil` where none has to be.
  var oldKey: String? { get }
  /// The key that comes; `nil` where none does.
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

// What the rules ask about entries.
extension LanguageTable {
  public func state(of entry: Entry) -> EntryState { .unmarked }
  public func isDisposable(_ entry: Entry) -> Bool { false }
  public func isUntouched(_ entry: Entry) -> Bool { false }
  public func hasWork(_ entry: Entry, of key: String) -> Bool { false }
  public func updating(_ entry: Entry, with code: KeyGroup) -> (entry: Entry, changes: Set<SyncChange>) { (entry, []) }
  public func marking(_ entry: Entry, asStale isStale: Bool) -> Entry { entry }
  public func adopting(_ entry: Entry) -> Entry { entry }
}
