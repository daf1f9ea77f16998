import StringCatalog
import StringTables
import TextBasics

/// A `.stringsdict` file in the language of the sources as a sync updates it: the keys of a `.strings` table whose texts
/// vary, which people write.
///
/// No key comes by itself, and what an entry has stays byte for byte.
public struct StringsDictFile: LanguageTable {
  public typealias Problem = StringsProblem

  public struct Entry: Sendable, Equatable {
    /// `nil` where the value is nothing that the format knows.
    public var form: StringsDictForm?
    public var comment: String?
    /// The key that the entry had before it was renamed.
    fileprivate var formerKey: String?
  }

  /// `nil` for a file without a single byte.
  private var table: StringsDictTable?
  public private(set) var keys: [String] = []
  /// The file does not say it.
  public let sourceLanguage: String

  public init(_ bytes: ContiguousArray<UInt8>) throws(StringsProblem) {
    sourceLanguage = ""
    if bytes.isEmpty { return }
    let table = try StringsDictTable(bytes)
    if table.format == .binary { throw StringsProblem.binary }
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

  public var duplicates: [StringsProblem] { table?.warnings.filter { $0.duplicate != nil } ?? [] }

  public func refusal(toChange key: String) -> StringsProblem? {
    contains(key) ? table?.refusal(of: .remove(key: key)) : nil
  }

  public mutating func apply(_ changes: [(key: String, entry: Entry?)]) throws(StringsProblem) {
    let renames = changes.compactMap { change in
      change.entry?.formerKey.map { StringsDictChange.rename(key: $0, to: change.key) }
    }
    let renamed = Set(renames.map { UTF8Key($0.key) })
    let removed = changes.filter { $0.entry == nil && !renamed.contains(UTF8Key($0.key)) && contains($0.key) }
    try make(renames + removed.map { .remove(key: $0.key) })
  }

  public mutating func make(_ changes: [StringsDictChange]) throws(StringsProblem) {
    if changes.isEmpty { return }
    var table = if let table = self.table { table } else { try StringsDictTable(StringsDictTable.emptyFile) }
    try table.apply(changes)
    self.table = table
    keys = table.entries.map(\.key)
  }
}

// What the rules ask about entries.
extension StringsDictFile {
  public func sourceText(of entry: Entry) -> String? { nil }
  public func wording(of entry: Entry) -> SourceWording { SourceWording(text: nil, isFromCode: false) }

  /// How a text varies is not in the code.
  public func takes(_ code: KeyGroup) -> Bool { false }

  /// It is not written: only what has another key's entry comes.
  public func newEntry(for code: KeyGroup) -> Entry { Entry(comment: code.comment) }

  public func carrying(_ old: Entry, of oldKey: String, to code: KeyGroup, marksForReview: Bool) -> Entry {
    Entry(form: old.form, comment: old.comment, formerKey: oldKey)
  }
}

// What tables of other languages take over.
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
