/// One key of a `.strings` table.
public struct StringsEntry: Sendable {
  let place: EntryPlace
  public let value: String

  init(_ place: EntryPlace, value: String) { (self.place, self.value) = (place, value) }

  public var key: String { place.key }
  /// What the last comment before the key says, without white space around, else a `/* … */` on the entry's line behind
  /// it; `nil` where there is none.
  public var comment: String? { place.comment }
  /// Whether an empty line parts the comment from the key, as the header of a file.
  public var isCommentApart: Bool { place.isCommentApart }
  /// What the comment says under which the entry stands with others: the last one with an empty line behind it.
  public var section: String? { place.section }
  /// Whether the key alone is written, which is the value, too: `"key";`.
  public var isShort: Bool { place.isShort }
  /// The bytes of the key in the text in UTF-8, its quotes or tags included; empty in binary tables, as all ranges.
  public var keyRange: Range<Int> { place.keyRange }
  public var valueRange: Range<Int> { place.valueRange }
  /// From the key to the end of the semicolon or of the value's tag.
  public var range: Range<Int> { place.range }
  /// The bytes of the comment before the key.
  public var commentRange: Range<Int>? { place.commentRange }
  /// Whether nobody has translated the text yet.
  public var isMarkedAsNew: Bool { UntranslatedMark.isIn(comment) }
}
