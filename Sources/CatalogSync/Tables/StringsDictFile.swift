import StringTables
import TextBasics

/// A `.stringsdict` file in the source language: the keys of a `.strings` table whose texts vary, written by hand.
///
/// A sync adds no keys and never changes existing entries.
public struct StringsDictFile: LanguageTable {
  public typealias Problem = StringsError

  public struct Entry: Sendable, Equatable {
    /// `nil` if the value is not in a known form.
    public var form: StringsDictForm?
    public var comment: String?
    /// The key that the entry had before it was renamed.
    fileprivate var formerKey: String?
  }

  /// `nil` for an empty file.
  private var table: StringsDictTable?
  public private(set) var keys: [String] = []
  /// The source language, which the file itself does not contain.
  public let sourceLanguage: String

  public init(_ bytes: ContiguousArray<UInt8>) throws(StringsError) {
    sourceLanguage = ""
    if bytes.isEmpty { return }
    let table = try StringsDictTable(bytes)
    if table.format == .binary { throw StringsError.binary }
    self.table = table
    keys = table.entries.map(\.key)
  }

  public init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  public func serialized() -> ContiguousArray<UInt8> { table?.bytes ?? [] }

  public func contains(_ key: String) -> Bool { table?[key] != nil }
  public subscript(key: String) -> Entry? { table?[key].map(Self.entry) }
  public func entry(at position: Int) -> Entry { table.map { Self.entry($0.entries[position]) } ?? Entry() }
  public func line(at position: Int) -> Int? { table?.entries[position].line }

  public func line(of key: String) -> Int? { table?[key]?.line }

  private static func entry(_ entry: StringsDictEntry) -> Entry { Entry(form: entry.form, comment: entry.comment) }

  public var duplicates: [StringsError] { table?.warnings.filter { $0.duplicate != nil } ?? [] }

  public func refusal(toChange key: String) -> StringsError? {
    contains(key) ? table?.refusal(of: .remove(key: key)) : nil
  }

  public mutating func apply(_ changes: [(key: String, entry: Entry?)]) throws(StringsError) {
    let renames = changes.compactMap { change in
      change.entry?.formerKey.map { StringsDictChange.rename(key: $0, to: change.key) }
    }
    let renamed = Set(renames.map { UTF8Key($0.key) })
    let removed = changes.filter { $0.entry == nil && !renamed.contains(UTF8Key($0.key)) && contains($0.key) }
    try make(renames + removed.map { .remove(key: $0.key) })
  }

  public mutating func make(_ changes: [StringsDictChange]) throws(StringsError) {
    if changes.isEmpty { return }
    var table = if let table = self.table { table } else { try StringsDictTable(StringsDictTable.emptyFile) }
    try table.apply(changes)
    self.table = table
    keys = table.entries.map(\.key)
  }
}

// Properties of entries for the sync rules.
extension StringsDictFile {
  public func sourceText(of entry: Entry) -> String? { nil }
  public func wording(of entry: Entry) -> SourceWording { SourceWording(text: nil, isFromCode: false) }

  /// The code does not determine how a string varies.
  public func takes(_ code: KeyGroup) -> Bool { false }

  /// It is never written: only keys that take another key's entry are added.
  public func newEntry(for code: KeyGroup) -> Entry { Entry(comment: code.comment) }

  public func carrying(_ old: Entry, of oldKey: String, to code: KeyGroup, marksForReview: Bool) -> Entry {
    Entry(form: old.form, comment: old.comment, formerKey: oldKey)
  }
}

// Changes for the tables of other languages.
extension StringsDictFile {
  public var untranslatedCopies: [StringsDictChange] {
    (table?.effectiveEntries ?? []).compactMap { entry in
      let comment = UntranslatedMark.comment(entry.isCommentApart ? nil : entry.comment)
      return entry.form.map { .add(key: entry.key, form: $0, comment: comment) }
    }
  }

  public func changes(for rename: Rename) -> [StringsDictChange] {
    contains(rename.from) ? [.rename(key: rename.from, to: rename.to)] : []
  }
}
