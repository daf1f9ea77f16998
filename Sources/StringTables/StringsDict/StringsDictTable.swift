import TextBasics

/// A `.stringsdict` file: the keys of a single table in one language whose strings vary.
///
/// The original bytes are kept. All unchanged parts are copied from them.
public struct StringsDictTable: Sendable {
  let document: PropertyListDocument
  /// The entries in the order of the file. If a key occurs twice, the last entry is effective.
  public let entries: [StringsDictEntry]
  private let index: [UTF8Key: Int]
  /// The keys that occur more than once.
  let duplicates: Set<UTF8Key>
  /// The questionable parts that were read nevertheless, in the order of the file.
  public let warnings: [StringsError]

  /// - Throws: an error at the first place where the bytes are not a table.
  public init(_ bytes: ContiguousArray<UInt8>) throws(StringsError) {
    let document = try PropertyListDocument(bytes)
    self.document = document
    var reader = StringsDictReader(document)
    var index: [UTF8Key: Int] = [:]
    var entries: [StringsDictEntry] = []
    var duplicates: Set<UTF8Key> = []
    var places = EntryPlaceReader(document)
    for (position, member) in document.members.enumerated() {
      let key = UTF8Key(member.key)
      let place = document.text?.lines.place(of: member.keyRange.lowerBound)
      let form = reader.form(of: member.value, named: member.key)
      if let first = index.updateValue(position, forKey: key).map({ entries[$0] }) {
        duplicates.insert(key)
        reader.warnings.append(document.duplicate(member, ofLine: first.line, isEqual: first.form == form))
      }
      entries.append(
        StringsDictEntry(
          place: places.place(member, at: position), form: form, line: place?.line ?? 1, column: place?.column ?? 1))
    }
    (self.entries, self.index, self.duplicates) = (entries, index, duplicates)
    warnings = (document.warnings + reader.warnings).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  public var format: PropertyListFormat { document.format }

  /// The current contents of the file: the original bytes with the changes.
  public var bytes: ContiguousArray<UInt8> { document.bytes }

  /// The effective entry of a key, which is the last one if the key occurs twice.
  public subscript(key: String) -> StringsDictEntry? { index[UTF8Key(key)].map { entries[$0] } }

  /// Returns the member of the file's dictionary for a key.
  func member(_ key: String) -> PropertyListMember? { index[UTF8Key(key)].map { document.members[$0] } }

  /// The effective entries, in the order of the file.
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
  /// `nil` if the value is not in a known form.
  public let form: StringsDictForm?
  /// The 1-based line of the key.
  public let line: Int
  public let column: Int

  public var key: String { place.key }
  /// The text of the last comment before the key, or `nil` if there is none.
  public var comment: String? { place.comment }
  /// Whether an empty line separates the comment from the key, as after a file header.
  public var isCommentApart: Bool { place.isCommentApart }
  /// Whether the strings are marked as untranslated.
  public var isMarkedAsNew: Bool { UntranslatedMark.isIn(comment) }
}
