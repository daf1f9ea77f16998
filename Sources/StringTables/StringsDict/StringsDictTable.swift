import TextBasics

/// A `.stringsdict` file: the keys of one table in one language whose texts vary.
///
/// A table is read and written back byte for byte; it is not changed in place.
public struct StringsDictTable: Sendable {
  private let document: PropertyListDocument
  /// The entries in the order of the file; of a key that stands twice, the last one counts.
  public let entries: [StringsDictEntry]
  private let index: [UTF8Key: Int]
  /// What is doubtful and was read all the same, in the order of the file.
  public let warnings: [StringsProblem]

  /// - Throws: the first place where the bytes are no table.
  public init(_ bytes: ContiguousArray<UInt8>) throws(StringsProblem) {
    let document = try PropertyListDocument(bytes)
    self.document = document
    var reader = StringsDictReader(document)
    var index: [UTF8Key: Int] = [:]
    var entries: [StringsDictEntry] = []
    for (position, member) in document.members.enumerated() {
      if index.updateValue(position, forKey: UTF8Key(member.key)) != nil { reader.warnOfDuplicate(member) }
      let comment = document.comments(before: position, in: document.members).last?.text
      let place = document.text?.lines.place(of: member.keyRange.lowerBound)
      let form = reader.form(of: member.value, named: member.key)
      entries.append(
        StringsDictEntry(
          key: member.key, form: form, comment: comment, line: place?.line ?? 1, column: place?.column ?? 1))
    }
    (self.entries, self.index) = (entries, index)
    warnings = (document.warnings + reader.warnings).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  public var format: PropertyListFormat { document.format }

  /// The file, byte for byte.
  public var bytes: ContiguousArray<UInt8> { document.bytes }

  /// The entry of a key that counts, which is the last one where it stands twice.
  public subscript(key: String) -> StringsDictEntry? { index[UTF8Key(key)].map { entries[$0] } }

  /// The entries that count, in the order of the file.
  public var effectiveEntries: [StringsDictEntry] {
    entries.indices.filter { index[UTF8Key(entries[$0].key)] == $0 }.map { entries[$0] }
  }
}

/// One key of a `.stringsdict` table.
public struct StringsDictEntry: Sendable {
  public let key: String
  /// `nil` where the value is nothing that the format knows.
  public let form: StringsDictForm?
  /// What the last comment before the key says; `nil` where there is none.
  public let comment: String?
  /// The 1-based place of the key.
  public let line: Int
  public let column: Int
}
