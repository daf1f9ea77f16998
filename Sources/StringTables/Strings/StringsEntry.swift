/// One key of a `.strings` table.
public struct StringsEntry: Sendable {
  public let key: String
  public let value: String
  /// What the last comment before the key says, without white space around; `nil` where there is none.
  public let comment: String?
  /// Whether an empty line parts the comment from the key, as the header of a file.
  public let isCommentApart: Bool
  /// What the comment says under which the entry stands with others: the last one with an empty line behind it.
  public let section: String?
  /// Whether the key alone is written, which is the value, too: `"key";`.
  public let isShort: Bool
  /// The bytes of the key in the text in UTF-8, its quotes or tags included; empty in binary tables, as all ranges.
  public let keyRange: Range<Int>
  public let valueRange: Range<Int>
  /// From the key to the end of the semicolon or of the value's tag.
  public let range: Range<Int>
  /// The comment's bytes.
  public let commentRange: Range<Int>?
}
