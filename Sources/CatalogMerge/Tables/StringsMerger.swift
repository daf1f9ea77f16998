import StringTables
import TextBasics

/// Merges two versions of a `.strings` table with a common ancestor: by key, with separate texts and comments.
///
/// The result is our side's file with their changes. Unchanged parts are copied byte for byte.
public struct StringsMerger: Sendable {
  private let base: StringsTable?
  private let ours: StringsTable
  private let theirs: StringsTable

  /// - Parameter base: the common ancestor, or `nil` if both sides created the table.
  public init(base: StringsTable?, ours: StringsTable, theirs: StringsTable) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  /// - Throws: if our side has a changed key twice, or is a binary table.
  public func merge() throws(StringsError) -> MergedTable {
    if theirs.bytes == ours.bytes || theirs.bytes == base?.bytes { return MergedTable(table: ours) }
    if ours.bytes == base?.bytes { return MergedTable(table: theirs) }
    var rules = StringsRules()
    let rows = rules.merge(MergeSides(base: Self.rows(base), ours: Self.rows(ours), theirs: Self.rows(theirs)))
    var changes: [StringsChange] = []
    var comments: [UTF8Key: String?] = [:]
    for row in rows {
      guard let value = Self.result(of: row) else { continue }
      switch (row.sides.ours, value) {
      case (nil, nil): break
      case (nil, let entry?): changes.append(.add(entry.new))
      case (_?, nil): changes.append(.remove(key: row.name))
      case (let old?, let entry?):
        if UTF8Key(old.value) != UTF8Key(entry.value) { changes.append(.set(key: row.name, value: entry.value)) }
        if old.comment != entry.comment { comments[UTF8Key(row.name)] = .some(entry.comment) }
      }
    }
    var table = ours
    try table.apply(changes)
    try table.setComments(comments)
    return MergedTable(table: table, conflicts: rules.conflicts)
  }

  private static func rows(_ table: StringsTable?) -> MergeTable<StringsText> {
    MergeTable((table?.effectiveEntries ?? []).map { ($0.key, StringsText($0)) })
  }

  /// Returns the new contents of a key, or `nil` if our side already has them.
  private static func result(of row: MergeRow<StringsText, StringsText>) -> StringsText?? {
    switch row.outcome {
    case .ours: nil
    case .theirs: .some(row.sides.theirs)
    case .made(let text): .some(text)
    case .removed: .some(nil)
    }
  }
}

/// The result of merging tables.
public struct MergedTable: Sendable {
  public let table: StringsTable
  /// The conflicts in the order of our side, followed by those in keys that our side lacks.
  public private(set) var conflicts: [MergeConflict] = []

  public var bytes: ContiguousArray<UInt8> { table.bytes }
}

/// The contents of a table for one key.
struct StringsText {
  var key: String
  var value: String
  /// `nil` also if an empty line separates the comment from the key, as after a file header.
  var comment: String?
  var section: String?

  init(_ entry: StringsEntry) {
    (key, value, section) = (entry.key, entry.value, entry.section)
    comment = entry.isCommentApart ? nil : entry.comment
  }

  var new: NewStringsEntry { NewStringsEntry(key: key, value: value, comment: comment, section: section) }
}

/// Strings and comments are merged independently. If both sides changed a comment, ours is kept.
private struct StringsRules: MergeRules {
  private(set) var conflicts: [MergeConflict] = []

  func areSame(_ a: StringsText, _ b: StringsText) -> Bool {
    UTF8Key(a.value) == UTF8Key(b.value) && a.comment == b.comment
  }

  mutating func settle(_ sides: MergeSides<StringsText?>, at name: String) -> MergeOutcome<StringsText> {
    guard var text = sides.ours else {
      report(.removedByOurs, name, sides)
      return .ours
    }
    guard let theirs = sides.theirs else {
      report(.removedByTheirs, name, sides)
      return .ours
    }
    let (base, our, their) = (sides.base.map { UTF8Key($0.value) }, UTF8Key(text.value), UTF8Key(theirs.value))
    if base == our {
      text.value = theirs.value
    } else if our != their, base != their {
      report(.changedByBoth, name, sides)
    }
    if sides.base?.comment == text.comment { text.comment = theirs.comment }
    return .made(text)
  }

  private mutating func report(_ kind: MergeConflict.Kind, _ name: String, _ sides: MergeSides<StringsText?>) {
    conflicts.append(
      MergeConflict(kind: kind, path: ["strings", name], ours: sides.ours?.value, theirs: sides.theirs?.value))
  }
}
