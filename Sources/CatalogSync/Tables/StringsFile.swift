import StringCatalog
import StringTables
import TextBasics

/// A `.strings` file in the source language, with a text and a comment for each key.
///
/// A sync never changes existing strings and comments. New keys are formatted like the existing ones.
public struct StringsFile: LanguageTable {
  public typealias Problem = StringsError

  public struct Entry: Sendable, Equatable {
    public var value: String
    public var comment: String?
  }

  /// `nil` for an empty file.
  private var table: StringsTable?
  public private(set) var keys: [String] = []
  /// The sections for new keys, chosen by the neighboring keys in the code.
  private var sections: [UTF8Key: String] = [:]
  /// The source language, which the file itself does not contain.
  public let sourceLanguage: String

  public init(_ bytes: ContiguousArray<UInt8>) throws(StringsError) {
    sourceLanguage = ""
    if bytes.isEmpty { return }
    let table = try StringsTable(bytes)
    if table.format == .binary { throw StringsError.binary }
    self.table = table
    keys = table.entries.map(\.key)
  }

  public init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  public func serialized() -> ContiguousArray<UInt8> { table?.bytes ?? [] }

  private var entries: [StringsEntry] { table?.entries ?? [] }

  public func contains(_ key: String) -> Bool { table?[key] != nil }
  public subscript(key: String) -> Entry? { table?[key].map(Self.entry) }
  public func entry(at position: Int) -> Entry { Self.entry(entries[position]) }
  public func line(at position: Int) -> Int? { table?.place(of: entries[position].keyRange.lowerBound).line }

  public func line(of key: String) -> Int? { table?[key].flatMap { table?.place(of: $0.keyRange.lowerBound).line } }

  private static func entry(_ entry: StringsEntry) -> Entry { Entry(value: entry.value, comment: entry.comment) }

  public var duplicates: [StringsError] { table?.warnings.filter { $0.duplicate != nil } ?? [] }

  public func refusal(toChange key: String) -> StringsError? {
    contains(key) ? table?.refusal(of: .remove(key: key)) : nil
  }

  public mutating func learn(_ code: [KeyGroup]) { sections = StringsSections(entries, code).sections }

  public mutating func apply(_ changes: [(key: String, entry: Entry?)]) throws(StringsError) {
    if changes.isEmpty { return }
    var last: [UTF8Key: Int] = [:]
    for (position, change) in changes.enumerated() { last[UTF8Key(change.key)] = position }
    try make(changes.enumerated().filter { last[UTF8Key($1.key)] == $0 }.compactMap { change($1.key, $1.entry) })
  }

  public mutating func make(_ changes: [StringsChange]) throws(StringsError) {
    if changes.isEmpty { return }
    var table = if let table = self.table { table } else { try StringsTable([.lineFeed]) }
    try table.apply(changes)
    self.table = table
    keys = entries.map(\.key)
  }

  private func change(_ key: String, _ entry: Entry?) -> StringsChange? {
    guard let entry else { return contains(key) ? .remove(key: key) : nil }
    if contains(key) { return .set(key: key, value: entry.value) }
    return .add(NewStringsEntry(key: key, value: entry.value, comment: entry.comment, section: sections[UTF8Key(key)]))
  }
}

// Properties of entries for the sync rules.
extension StringsFile {
  public func sourceText(of entry: Entry) -> String? { entry.value }
  public func wording(of entry: Entry) -> SourceWording { SourceWording(text: entry.value, isFromCode: false) }

  public func takes(_ code: KeyGroup) -> Bool { code.hasLetters }

  public func newEntry(for code: KeyGroup) -> Entry {
    let text = code.defaultValue(current: nil) ?? code.key
    return Entry(value: FormatString(text).positional, comment: code.comment)
  }

  /// A string that is the old key itself becomes the new key.
  public func carrying(_ old: Entry, of oldKey: String, to code: KeyGroup, marksForReview: Bool) -> Entry {
    let new = newEntry(for: code)
    return Entry(value: KeyGroup.isSame(oldKey, old.value) ? new.value : old.value, comment: new.comment ?? old.comment)
  }
}

// Changes for the tables of other languages.
extension StringsFile {
  public var untranslatedCopies: [StringsChange] {
    entries.map { entry in
      let comment = UntranslatedMark.comment(entry.isCommentApart ? nil : entry.comment)
      return .add(NewStringsEntry(key: entry.key, value: entry.value, comment: comment, section: entry.section))
    }
  }

  public func changes(for rename: Rename) -> [StringsChange] {
    guard let old = self[rename.from] else { return [] }
    return [
      .remove(key: rename.from), .add(NewStringsEntry(key: rename.to, value: old.value, comment: old.comment)),
    ]
  }
}

/// Finds the section comment for new keys of a `.strings` file: the section of keys from the same source file,
/// otherwise the section of keys with the same prefix before a dot.
struct StringsSections {
  private(set) var sections: [UTF8Key: String] = [:]
  /// The sections of existing keys, by the source files that use the keys.
  private var byFile: [String: [(line: Int, section: String)]] = [:]
  /// The last section of each prefix, for example `settings.account` for `settings.account.title`.
  private var byBeginning: [String: String] = [:]

  init(_ entries: [StringsEntry], _ code: [KeyGroup]) {
    let known = Dictionary(entries.map { (UTF8Key($0.key), $0.section) }) { $1 }
    guard Set(entries.compactMap(\.section)).count > 1 else { return }
    for group in code {
      guard let section = known[UTF8Key(group.key)] ?? nil else { continue }
      for site in group.sites { byFile[site.file, default: []].append((site.location.line, section)) }
    }
    for entry in entries {
      guard let section = entry.section else { continue }
      for beginning in Self.beginnings(of: entry.key) { byBeginning[beginning] = section }
    }
    for group in code where known[UTF8Key(group.key)] == nil {
      if let section = section(of: group) { sections[UTF8Key(group.key)] = section }
    }
  }

  private func section(of group: KeyGroup) -> String? {
    if let beginning = Self.beginnings(of: group.key).first(where: { byBeginning[$0] != nil }) {
      return byBeginning[beginning]
    }
    guard let site = group.sites.first, let near = byFile[site.file] else { return nil }
    return near.min { abs($0.line - site.location.line) < abs($1.line - site.location.line) }?.section
  }

  /// Returns the dot-separated prefixes of a key without blanks, longest first.
  private static func beginnings(of key: String) -> [String] {
    guard !key.utf8.contains(where: \.isBlank) else { return [] }
    let bytes = key.utf8
    return bytes.indices.reversed().filter { bytes[$0] == .period && $0 > bytes.startIndex }.map { String(key[..<$0]) }
  }
}
