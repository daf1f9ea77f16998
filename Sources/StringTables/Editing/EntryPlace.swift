/// Where an entry of a table stands among lines and comments.
struct EntryPlace: Sendable {
  let key: String
  /// What the last comment before the key says, without white space around, else a `/* … */` on the entry's line behind
  /// it; `nil` where there is none.
  let comment: String?
  /// Whether an empty line parts the comment from the key, as the header of a file.
  let isCommentApart: Bool
  /// What the comment says under which the entry stands with others: the last one with an empty line behind it.
  let section: String?
  /// Whether the key alone is written, which is the value, too: `"key";`.
  let isShort: Bool
  let keyRange: Range<Int>
  let valueRange: Range<Int>
  /// From the key to the end of the semicolon or of the value's tag.
  let range: Range<Int>
  /// The bytes of the comment before the key.
  let commentRange: Range<Int>?
}

/// Tells where the members of a table's dictionary stand, one after the other.
struct EntryPlaceReader {
  private let document: PropertyListDocument
  private var section: String?

  init(_ document: PropertyListDocument) { self.document = document }

  /// The place of the next member, which is at a position.
  mutating func place(_ member: PropertyListMember, at position: Int) -> EntryPlace {
    let foreign = position > 0 ? trailingComments(of: position - 1).count : 0
    let comments = document.comments(before: position, in: document.members).dropFirst(foreign)
    section = heading(among: comments, before: member) ?? section
    let comment = comments.last ?? trailingComments(of: position).last { !$0.isLine }
    return EntryPlace(
      key: member.key, comment: comment?.text, isCommentApart: isApart(comments.last, from: member),
      section: section, isShort: document.format == .oldStyle && member.value.range == member.keyRange,
      keyRange: member.keyRange, valueRange: member.value.range, range: member.range,
      commentRange: comments.last?.range)
  }

  /// The comments that begin on the line on which a member ends, and the next does not begin. Xcode takes `/* … */` for
  /// the member's (4 of 4), and `// …` for nobody's (105 keys of an app have none).
  private func trailingComments(of position: Int) -> ArraySlice<PropertyListComment> {
    guard document.format == .oldStyle, let text = document.text?.text else { return [] }
    let (members, comments) = (document.members, document.comments)
    let next = position + 1 < members.count ? members[position + 1].keyRange.lowerBound : text.count
    var edge = members[position].range.upperBound
    let first = comments.firstIndex(sortedSo: { $0.range.lowerBound >= edge })
    var end = first
    while end < comments.count, comments[end].range.lowerBound < next,
      !text[edge..<comments[end].range.lowerBound].contains(where: \.isLineBreak)
    {
      edge = comments[end].range.upperBound
      end += 1
    }
    let isWhole = position + 1 == members.count || text[edge..<next].contains(where: \.isLineBreak)
    return isWhole ? comments[first..<end] : []
  }

  private func isApart(_ comment: PropertyListComment?, from member: PropertyListMember) -> Bool {
    guard let comment, let text = document.text?.text else { return false }
    return text[comment.range.upperBound..<member.keyRange.lowerBound].breaksTwice
  }

  /// The last of some comments that has an empty line behind it.
  private func heading(among comments: ArraySlice<PropertyListComment>, before member: PropertyListMember) -> String? {
    guard let text = document.text?.text else { return nil }
    var end = member.keyRange.lowerBound
    for comment in comments.reversed() {
      if text[comment.range.upperBound..<end].breaksTwice { return comment.text }
      end = comment.range.lowerBound
    }
    return nil
  }
}

extension ContiguousArray<UInt8>.SubSequence {
  /// Whether there is more than one line break.
  var breaksTwice: Bool {
    let first = firstIndex(where: \.isLineBreak)
    guard let first else { return false }
    let isPair = self[first] == .carriageReturn && first + 1 < endIndex && self[first + 1] == .lineFeed
    return self[(first + (isPair ? 2 : 1))...].contains(where: \.isLineBreak)
  }
}
