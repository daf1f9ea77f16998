/// A table of strings that a sync can update from the code, such as a string catalog.
///
/// The rules access entries only through these requirements, so each table format is one conforming type. A
/// format without extraction states returns `.unmarked`: its entries are added and updated, and removed only if a user
/// asks for it.
public protocol StringTable: Sendable {
  associatedtype Entry: Sendable, Equatable
  associatedtype Problem: TableProblem

  var sourceLanguage: String { get }
  /// The keys in the order of the file, including duplicates.
  var keys: [String] { get }
  func contains(_ key: String) -> Bool
  /// The entry of a key. The first one if the key occurs twice.
  subscript(key: String) -> Entry? { get }
  /// Returns the entry of the key at a position of ``keys``.
  func entry(at position: Int) -> Entry
  /// Returns the 1-based line of the key at a position of ``keys``, or `nil` for a key that is not in the file.
  func line(at position: Int) -> Int?
  /// The names that occur twice. A sync does not change them.
  var duplicates: [Problem] { get }
  /// Returns the reason why the entry of a key cannot be changed safely, or `nil` if it can.
  func refusal(toChange key: String) -> Problem?

  func state(of entry: Entry) -> EntryState
  /// Returns whether an entry may be removed with its key: it has no translations and no edited source text.
  func isDisposable(_ entry: Entry) -> Bool
  /// Returns whether an entry has no edits at all: it is disposable and not marked as "do not translate".
  func isUntouched(_ entry: Entry) -> Bool
  /// Returns whether an entry contains anything worth moving to another key.
  func hasWork(_ entry: Entry, of key: String) -> Bool
  /// Returns the text of the source language, or `nil` if there is none or if it varies.
  func sourceText(of entry: Entry) -> String?
  /// Returns the wording of an entry in the source language, for comparison with other strings.
  func wording(of entry: Entry) -> SourceWording

  /// Returns whether the table adds a key that it does not have.
  func takes(_ code: KeyGroup) -> Bool
  /// Returns a new entry for a key.
  func newEntry(for code: KeyGroup) throws(Problem) -> Entry
  /// Returns the entry updated for a key in the code, and the differences.
  func updating(_ entry: Entry, with code: KeyGroup) throws(Problem) -> (entry: Entry, changes: Set<SyncChange>)
  /// Returns the entry marked as stale because its key was removed, or without the mark because the key is back.
  func marking(_ entry: Entry, asStale isStale: Bool) throws(Problem) -> Entry
  /// Returns an entry for a key of the code, made from the entry of a removed key. Strings that originated in the code
  /// are written again from the code.
  func carrying(
    _ old: Entry, of oldKey: String, to code: KeyGroup, marksForReview: Bool
  ) throws(Problem) -> Entry
  /// Returns the entry with other conversions in its strings, by argument position: for example `lld` for `@`.
  /// - Returns: `nil` if the format cannot do that.
  func respecifying(_ entry: Entry, _ conversions: [Int: String]) throws(Problem) -> Entry?
  /// Returns an entry with a generated comment, unless it already has this comment or one written by a person or Xcode.
  /// - Returns: `nil` if the entry does not change.
  func describing(_ entry: Entry, _ comment: GeneratedComment) throws(Problem) -> Entry?
  /// Prepares the table for generated comments.
  mutating func allowGeneratedComments()
  /// Returns an entry of another table of the same type in the formatting style of this table.
  func adopting(_ entry: Entry) -> Entry
  /// Receives the keys of the code before changes are made, for formats that group related keys.
  mutating func learn(_ code: [KeyGroup])
  /// Makes many changes together. An entry of `nil` removes the key; new keys are inserted in the table's order.
  mutating func apply(_ changes: [(key: String, entry: Entry?)]) throws(Problem)
}

extension StringTable {
  public func takes(_ code: KeyGroup) -> Bool { true }
  public func respecifying(_ entry: Entry, _ conversions: [Int: String]) throws(Problem) -> Entry? { nil }
  public mutating func learn(_ code: [KeyGroup]) {}
  public func describing(_ entry: Entry, _ comment: GeneratedComment) throws(Problem) -> Entry? { nil }
  public mutating func allowGeneratedComments() {}
}

/// The reason why a table cannot be changed, with its position.
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

  /// Whether the table indicates that the entry is from the code and that the code still has its key.
  var isFromCode: Bool { self == .extracted || self == .extractedWithValue || self == .unmarked }
}

/// The wording of an entry in the source language.
public struct SourceWording: Sendable {
  /// A part of the text that takes an argument of its own.
  public struct Substitution: Sendable {
    let name: String
    /// The 1-based position of the argument, or `nil` if it follows from the order.
    let position: Int?
    /// The conversion without its `%`: `lld`.
    let conversion: String?
  }

  /// The text. For a string that varies, the one for the case `other`.
  let text: String?
  /// Whether the text is from the code, so that it is removed together with the key.
  let isFromCode: Bool
  let substitutions: [Substitution]

  public init(text: String?, isFromCode: Bool, substitutions: [Substitution] = []) {
    (self.text, self.isFromCode, self.substitutions) = (text, isFromCode, substitutions)
  }
}
