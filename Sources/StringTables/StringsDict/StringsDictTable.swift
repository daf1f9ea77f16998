import TextBasics

/// A `.stringsdict` file: the keys of one table in one language whose texts vary.
///
/// The bytes that it was read from are kept; whatever was not changed is written as it was.
public struct StringsDictTable: Sendable {
  let document: PropertyListDocument
  /// The entries in the order of the file; of a key that stands twice, the last one counts.
  public let entries: [StringsDictEntry]
  private let index: [UTF8Key: Int]
  /// The keys that stand more than once.
  let duplicates: Set<UTF8Key>
  /// What is doubtful and was read all the same, in the order of the file.
  public let warnings: [StringsProblem]

  /// - Throws: the first place where the bytes are no table.
  public init(_ bytes: ContiguousArray<UInt8>) throws(StringsProblem) {
    let document = try PropertyListDocument(bytes)
    self.document = document
    var reader = StringsDictReader(document)
    var index: [UTF8Key: Int] = [:]
    var entries: [StringsDictEntry] = []
    var duplicates: Set<UTF8Key> = []
    var places = EntryPlaceReader(document)
    for (position, member) in document.members.enumerated() {
      let key = UTF8Key(member.key)
      if let first = index.updateValue(position, forKey: key) {
        duplicates.insert(key)
        reader.warnOfDuplicate(member, entries[first].line)
      }
      let place = document.text?.lines.place(of: member.keyRange.lowerBound)
      let form = reader.form(of: member.value, named: member.key)
      entries.append(
        StringsDictEntry(
          place: places.place(member, at: position), form: form, line: place?.line ?? 1, column: place?.column ?? 1))
    }
    (self.entries, self.index, self.duplicates) = (entries, index, duplicates)
    warnings = (document.warnings + reader.warnings).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  public var format: PropertyListFormat { document.format }

  /// The file as it is now: the bytes that it was read from, but for what was changed.
  public var bytes: ContiguousArray<UInt8> { document.bytes }

  /// The entry of a key that counts, which is the last one where it stands twice.
  public subscript(key: String) -> StringsDictEntry? { index[UTF8Key(key)].map { entries[$0] } }

  /// The member of the file's dictionary that is a key's entry.
  func member(_ key: String) -> PropertyListMember? { index[UTF8Key(key)].map { document.members[$0] } }

  /// The entries that count, in the order of the file.
  public var effectiveEntries: [StringsDictEntry] {
    entries.indices.filter { index[UTF8Key(entries[$0].key)] == $0 }.map { entries[$0] }
  }
}

extension StringsDictTable {
  /// A file without keys, as Apple's tools write it.
  public static let emptyFile = ContiguousArray(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict/>
    </plist>

    """.utf8)
}

/// One key of a `.stringsdict` table.
public struct StringsDictEntry: Sendable {
  let place: EntryPlace
  /// `nil` where the value is nothing that the format knows.
  public let form: StringsDictForm?
  /// The 1-based place of the key.
  public let line: Int
  public let column: Int

  public var key: String { place.key }
  /// What the last comment before the key says; `nil` where there is none.
  public var comment: String? { place.comment }
  /// Whether an empty line parts the comment from the key, as the header of a file.
  public var isCommentApart: Bool { place.isCommentApart }
  /// Whether nobody has translated the texts yet.
  public var isMarkedAsNew: Bool { UntranslatedMark.isIn(comment) }
}
