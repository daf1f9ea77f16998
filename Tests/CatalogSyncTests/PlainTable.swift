import TextBasics

@testable import CatalogSync

/// A table like a `.strings` file: a text and a comment for each key, and no extraction states.
struct PlainTable: StringTable {
  struct Entry: Sendable, Equatable {
    var text: String
    var comment: String?
  }

  struct Problem: TableProblem {
    let message: String
    let line = 1
    let column = 1
  }

  let sourceLanguage = "en"
  private(set) var keys: [String]
  private var entries: [UTF8Key: Entry]

  init(_ rows: [(key: String, text: String, comment: String?)]) {
    keys = rows.map(\.key)
    entries = Dictionary(rows.map { (UTF8Key($0.key), Entry(text: $0.text, comment: $0.comment)) }) { first, _ in first
    }
  }

  /// The rows of the file.
  var text: String {
    keys.map { key in
      let entry = self[key]
      return (entry?.comment.map { "/* \($0) */ " } ?? "") + "\"\(key)\" = \"\(entry?.text ?? "")\";"
    }.joined(separator: "\n")
  }

  func contains(_ key: String) -> Bool { entries[UTF8Key(key)] != nil }
  subscript(key: String) -> Entry? { entries[UTF8Key(key)] }
  func entry(at position: Int) -> Entry { entries[UTF8Key(keys[position])]! }
  func line(at position: Int) -> Int? { position + 1 }
  var duplicates: [Problem] { [] }
  func refusal(toChange key: String) -> Problem? { nil }

  func state(of entry: Entry) -> EntryState { .unmarked }
  func isDisposable(_ entry: Entry) -> Bool { false }
  func isUntouched(_ entry: Entry) -> Bool { false }
  func hasWork(_ entry: Entry, of key: String) -> Bool { entry.text != key }
  func sourceText(of entry: Entry) -> String? { entry.text }
  func wording(of entry: Entry) -> SourceWording { SourceWording(text: entry.text, isFromCode: false) }

  func newEntry(for code: KeyGroup) -> Entry {
    Entry(text: code.defaultValue(current: nil) ?? code.key, comment: code.comment)
  }

  func updating(_ entry: Entry, with code: KeyGroup) -> (entry: Entry, changes: Set<SyncChange>) {
    guard let comment = code.comment, comment != entry.comment else { return (entry, []) }
    return (Entry(text: entry.text, comment: comment), [.comment])
  }

  func marking(_ entry: Entry, asStale isStale: Bool) throws(Problem) -> Entry {
    throw Problem(message: "the table has no extraction states")
  }

  func carrying(_ old: Entry, of oldKey: String, to code: KeyGroup, marksForReview: Bool) -> Entry {
    Entry(text: old.text, comment: code.comment ?? old.comment)
  }

  func adopting(_ entry: Entry) -> Entry { entry }

  mutating func apply(_ changes: [(key: String, entry: Entry?)]) {
    for (key, entry) in changes {
      if entry == nil { keys.removeAll { UTF8Key($0) == UTF8Key(key) } } else if !contains(key) { keys.append(key) }
      entries[UTF8Key(key)] = entry
    }
  }
}
