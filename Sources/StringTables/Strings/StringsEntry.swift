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
