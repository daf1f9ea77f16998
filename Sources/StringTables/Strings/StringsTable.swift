import TextBasics

/// A `.strings` file: the keys of one table in one language, with their comments.
///
/// The bytes that it was read from are kept; whatever was not changed is written as it was.
public struct StringsTable: Sendable {
  let document: PropertyListDocument
  /// The entries in the order of the file; of a key that stands twice, the last one counts.
  public let entries: [StringsEntry]
  private let index: [UTF8Key: Int]
  /// The keys that stand more than once.
  let duplicates: Set<UTF8Key>
  /// What is doubtful and was read all the same, in the order of the file: keys that stand twice, values that are no
  /// strings, comments without an end, halves of surrogate pairs.
  public let warnings: [StringsProblem]

  /// - Throws: the first place where the bytes are no table.
  public init(_ bytes: ContiguousArray<UInt8>) throws(StringsProblem) {
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

  /// The entry of a key that counts, which is the last one where it stands twice.
  public subscript(key: String) -> StringsEntry? { index[UTF8Key(key)].map { entries[$0] } }

  /// The entries that count, in the order of the file.
  public var effectiveEntries: [StringsEntry] {
    entries.indices.filter { index[UTF8Key(entries[$0].key)] == $0 }.map { entries[$0] }
  }

  /// What an app would look up, by key. `String` takes keys in composed and decomposed characters for one.
  public var dictionary: [String: String] {
    Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
  }

  /// The file as it is now: the bytes that it was read from, but for what was changed.
  public var bytes: ContiguousArray<UInt8> { document.bytes }

  /// The 1-based line and column of an offset in the text in UTF-8.
  public func place(of offset: Int) -> (line: Int, column: Int) {
    document.text?.lines.place(of: offset) ?? (1, 1)
  }
}
