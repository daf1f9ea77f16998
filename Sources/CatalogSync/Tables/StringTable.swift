/// A table of strings that a sync can bring in step with the code: a string catalog, say.
///
/// The rules ask a table what its entries are and change them by these verbs alone, so that a format of tables is one
/// conformer. A format that keeps no extraction states answers `.unmarked`: its entries are added and updated, and stay.
public protocol StringTable: Sendable {
  associatedtype Entry: Sendable, Equatable
  associatedtype Problem: TableProblem

  var sourceLanguage: String { get }
  /// The keys in the order of the file; one that stands twice comes twice.
  var keys: [String] { get }
  func contains(_ key: String) -> Bool
  /// The entry of a key, the first one where it stands twice.
  subscript(key: String) -> Entry? { get }
  /// The entry of the key at a position of ``keys``.
  func entry(at position: Int) -> Entry
  /// The 1-based line of the key at a position of ``keys``; `nil` for one that the file does not have.
  func line(at position: Int) -> Int?
  /// Names that stand twice. They are kept as they are.
  var duplicates: [Problem] { get }
  /// Why the entry of a key cannot be changed safely; `nil` when it can.
  func refusal(toChange key: String) -> Problem?

  func state(of entry: Entry) -> EntryState
  /// Whether a key that is gone may go with its entry: nobody has translated it or written its source text.
  func isDisposable(_ entry: Entry) -> Bool
  /// Whether nobody has touched an entry: it is disposable, and nothing says that it is not to be translated.
  func isUntouched(_ entry: Entry) -> Bool
  /// Whether an entry has anything that is worth carrying to another key.
  func hasWork(_ entry: Entry, of key: String) -> Bool
  /// The text of the source language; `nil` where there is none, or none for all cases.
  func sourceText(of entry: Entry) -> String?
  /// What an entry says in the source language, for comparing it with other texts.
  func wording(of entry: Entry) -> SourceWording

  /// The entry of a key that is new.
  func newEntry(for code: KeyGroup) throws(Problem) -> Entry
  /// The entry of a key that is in the code, and what of it was different there.
  func updating(_ entry: Entry, with code: KeyGroup) throws(Problem) -> (entry: Entry, changes: Set<SyncChange>)
  /// The entry of a key that is gone, marked, or of one that is back, without the mark.
  func marking(_ entry: Entry, asStale isStale: Bool) throws(Problem) -> Entry
  /// What a key of the code gets of an entry whose key is gone. What that entry had from the code comes from the code
  /// again.
  func carrying(
    _ old: Entry, of oldKey: String, to code: KeyGroup, marksForReview: Bool
  ) throws(Problem) -> Entry
  /// An entry of another table of this kind as this table would write it.
  func adopting(_ entry: Entry) -> Entry
  /// Makes many changes at once; an entry of `nil` takes the key away, and new keys go where the table's order wants them.
  mutating func apply(_ changes: [(key: String, entry: Entry?)]) throws(Problem)
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

/// What an entry is to the rules of a sync.
public enum EntryState: Sendable, CaseIterable {
  case absent
  /// From the code, without default value.
  case extracted
  /// From the code, with default value.
  case extractedWithValue
  case stale
  case manual
  case migrated
  /// An extraction state that Xcode never wrote.
  case unknown
  /// Of a table that keeps no extraction states: the code may have it, and a person too.
  case unmarked

  /// Whether the code put the entry into the table and still has it, as far as the table says.
  var isFromCode: Bool { self == .extracted || self == .extractedWithValue }
}

/// What an entry says in the source language.
public struct SourceWording: Sendable {
  /// A part of the text that takes an argument of its own.
  public struct Substitution: Sendable {
    let name: String
    /// The 1-based position of the argument; `nil` when it follows from the order.
    let position: Int?
    /// Without its `%`: `lld`.
    let conversion: String?

    public init(name: String, position: Int?, conversion: String?) {
      (self.name, self.position, self.conversion) = (name, position, conversion)
    }
  }

  /// The text, the one for `other` where it varies.
  let text: String?
  /// Whether the code wrote the text, so that it goes with the key.
  let isFromCode: Bool
  let substitutions: [Substitution]

  public init(text: String?, isFromCode: Bool, substitutions: [Substitution] = []) {
    (self.text, self.isFromCode, self.substitutions) = (text, isFromCode, substitutions)
  }
}
