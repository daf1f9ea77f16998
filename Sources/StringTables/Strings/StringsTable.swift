import TextBasics

/// A `.strings` file: the keys of a single table in one language, with their comments.
///
/// The original bytes are kept. All unchanged parts are copied from them.
public struct StringsTable: Sendable {
  let document: PropertyListDocument
  /// The entries in the order of the file. If a key occurs twice, the last entry is effective.
  public let entries: [StringsEntry]
  private let index: [UTF8Key: Int]
  /// The keys that occur more than once.
  let duplicates: Set<UTF8Key>
  /// The questionable parts that were read nevertheless, in the order of the file: duplicate keys, values that are not
  /// strings, unterminated comments, unpaired surrogates.
  public let warnings: [StringsError]

  /// - Throws: an error at the first place where the bytes are not a table.
  public init(_ bytes: ContiguousArray<UInt8>) throws(StringsError) {
    let document = try PropertyListDocument(bytes)
    self.document = document
    var reader = StringsReader(document)
    entries = reader.entries()
    (index, duplicates) = (reader.index, reader.duplicates)
    let warnings = document.warnings + reader.warnings
    self.warnings = warnings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  public var format: PropertyListFormat { document.format }
  /// `nil` for a binary table.
  public var encoding: TableEncoding? { document.text?.encoding }

  /// The effective entry of a key, which is the last one if the key occurs twice.
  public subscript(key: String) -> StringsEntry? { index[UTF8Key(key)].map { entries[$0] } }

  /// The effective entries, in the order of the file.
  public var effectiveEntries: [StringsEntry] {
    entries.indices.filter { index[UTF8Key(entries[$0].key)] == $0 }.map { entries[$0] }
  }

  /// The values that an app would look up, by key. `String` treats composed and decomposed characters as equal.
  public var dictionary: [String: String] {
    Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
  }

  /// The current contents of the file: the original bytes with the changes.
  public var bytes: ContiguousArray<UInt8> { document.bytes }

  /// Returns the 1-based line and column of an offset in the UTF-8 text.
  public func place(of offset: Int) -> (line: Int, column: Int) { document.text?.lines.place(of: offset) ?? (1, 1) }
}

/// One key of a `.strings` table.
public struct StringsEntry: Sendable {
  let place: EntryPlace
  public let value: String

  init(_ place: EntryPlace, value: String) { (self.place, self.value) = (place, value) }

  public var key: String { place.key }
  /// The text of the last comment before the key, otherwise of a `/* … */` after the entry on the same line. Without
  /// surrounding white space, or `nil` if there is none.
  public var comment: String? { place.comment }
  /// Whether an empty line separates the comment from the key, as after a file header.
  public var isCommentApart: Bool { place.isCommentApart }
  /// The text of the section comment above the entry: the last comment that is followed by an empty line.
  public var section: String? { place.section }
  /// Whether the entry has the short form `"key";`, in which the key is also the value.
  public var isShort: Bool { place.isShort }
  /// The bytes of the key in the UTF-8 text, including quotes or tags. Empty in binary tables, like all ranges.
  public var keyRange: Range<Int> { place.keyRange }
  public var valueRange: Range<Int> { place.valueRange }
  /// From the key up to and including the semicolon or the end tag of the value.
  public var range: Range<Int> { place.range }
  /// The bytes of the comment before the key.
  public var commentRange: Range<Int>? { place.commentRange }
  /// Whether the text is marked as untranslated.
  public var isMarkedAsNew: Bool { UntranslatedMark.isIn(comment) }
}
