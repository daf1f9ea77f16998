/// A table of strings that a sync can update from the code, such as a string catalog.
///
/// The rules ask about entries and change them only through these requirements, so a table format is one conformer. A
/// format without extraction states answers `.unmarked`: its entries are added and updated, and stay unless a user asks
/// for their removal.
public protocol StringTable: Sendable {
  associatedtype Entry: Sendable, Equatable
  associatedtype Problem: TableProblem

  var sourceLanguage: String { get }
  /// The keys in the order of the file, duplicates included.
  var keys: [String] { get }
  func contains(_ key: String) -> Bool
  /// The entry of a key, the first one where the key occurs twice.
  subscript(key: String) -> Entry? { get }
  /// The entry of the key at a position of ``keys``.
  func entry(at position: Int) -> Entry
  /// The 1-based line of the key at a position of ``keys``; `nil` for a key that is not in the file.
  func line(at position: Int) -> Int?
  /// Names that occur twice. They are kept as they are.
  var duplicates: [Problem] { get }
  /// Why the entry of a key cannot be changed safely; `nil` when it can.
  func refusal(toChange key: String) -> Problem?

  func state(of entry: Entry) -> EntryState
  /// Whether an entry may be removed when its key is gone: nobody has translated it or written its source text.
  func isDisposable(_ entry: Entry) -> Bool
  /// Whether nobody has touched an entry: it is disposable, and it is not marked as not to be translated.
  func isUntouched(_ entry: Entry) -> Bool
  /// Whether an entry contains anything worth carrying to another key.
  func hasWork(_ entry: Entry, of key: String) -> Bool
  /// The text of the source language; `nil` where there is none, or it is not the same for all cases.
  func sourceText(of entry: Entry) -> String?
  /// The wording of an entry in the source language, for comparison with other texts.
  func wording(of entry: Entry) -> SourceWording

  /// Whether a key that is not there comes.
  func takes(_ code: KeyGroup) -> Bool
  /// A new entry for a key.
  func newEntry(for code: KeyGroup) throws(Problem) -> Entry
  /// The entry updated for a key in the code, and what was different.
  func updating(_ entry: Entry, with code: KeyGroup) throws(Problem) -> (entry: Entry, changes: Set<SyncChange>)
  /// The entry marked as stale because its key is gone, or without the mark because the key is back.
  func marking(_ entry: Entry, asStale isStale: Bool) throws(Problem) -> Entry
  /// The entry for a key of the code, made from one whose key is gone. What that entry had from the code comes from the
  /// code again.
  func carrying(
    _ old: Entry, of oldKey: String, to code: KeyGroup, marksForReview: Bool
  ) throws(Problem) -> Entry
  /// The entry with other conversions in its texts, by the positions of their arguments: `lld` for `@`.
  /// - Returns: `nil` if the format cannot do that.
  func respecifying(_ entry: Entry, _ conversions: [Int: String]) throws(Problem) -> Entry?
  /// An entry of another table of the same type, in the style of this table.
  func adopting(_ entry: Entry) -> Entry
  /// Learns which keys the code has before changes are made, for a format in which related keys stand together.
  mutating func learn(_ code: [KeyGroup])
  /// Makes many changes at once; an entry of `nil` removes the key, and new keys are inserted in the table's order.
  mutating func apply(_ changes: [(key: String, entry: Entry?)]) throws(Problem)
}

extension StringTable {
  public func takes(_ code: KeyGroup) -> Bool { true }
  public func respecifying(_ entry: Entry, _ conversions: [Int: String]) throws(Problem) -> Entry? { nil }
  public mutating func learn(_ code: [KeyGroup]) {}
}

/// Why a table cannot be changed, and where.
public protocol TableProblem: Error {
  /// A sentence without path, line and full stop.
  var message: String { get }
  /// 1-based.
  var line: Int { get }
  /// 1-based, in bytes.
  var column: Int { get }
}

/// The state of an entry, as the rules of a sync distinguish it.
public enum EntryState: Sendable, CaseIterable {
  case absent
  /// From the code, without a default value.
  case extracted
  /// From the code, with a default value.
  case extractedWithValue
  case stale
  case manual
  case migrated
  /// An extraction state that Xcode never wrote.
  case unknown
  /// The table has no extraction states: the entry may be from the code or from a person.
  case unmarked

  /// Whether the code put the entry into the table and still has its key, as far as the table says.
  var isFromCode: Bool { self == .extracted || self == .extractedWithValue || self == .unmarked }
}

/// The wording of an entry in the source language.
public struct SourceWording: Sendable {
  /// A part of the text that takes an argument of its own.
  public struct Substitution: Sendable {
    let name: String
    /// The 1-based position of the argument; `nil` when it follows from the order.
    let position: Int?
    /// The conversion without its `%`: `lld`.
    let conversion: String?

    public init(name: String, position: Int?, conversion: String?) {
      (self.name, self.position, self.conversion) = (name, position, conversion)
    }
  }

  /// The text; for one that varies, that of the case `other`.
  let text: String?
  /// Whether the code wrote the text, so that it goes with the key.
  let isFromCode: Bool
  let substitutions: [Substitution]

  public init(text: String?, isFromCode: Bool, substitutions: [Substitution] = []) {
    (self.text, self.isFromCode, self.substitutions) = (text, isFromCode, substitutions)
  }
}
