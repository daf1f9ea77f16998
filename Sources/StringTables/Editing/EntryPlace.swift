/// The position of an entry among the lines and comments of a table.
struct EntryPlace: Sendable {
  let key: String
  /// The text of the last comment before the key, otherwise of a `/* … */` after the entry on the same line. Without
  /// surrounding white space, or `nil` if there is none.
  let comment: String?
  /// Whether an empty line separates the comment from the key, as after a file header.
  let isCommentApart: Bool
  /// The text of the section comment above the entry: the last comment that is followed by an empty line.
  let section: String?
  /// Whether the entry has the short form `"key";`, in which the key is also the value.
  let isShort: Bool
  let keyRange: Range<Int>
  let valueRange: Range<Int>
  /// From the key up to and including the semicolon or the end tag of the value.
  let range: Range<Int>
  /// The bytes of the comment before the key.
  let commentRange: Range<Int>?
}

/// Determines the positions of the members of a table's dictionary, in order.
struct EntryPlaceReader {
  private let document: PropertyListDocument
  private var section: String?

  init(_ document: PropertyListDocument) { self.document = document }

  /// Returns the place of the next member, which is at a position.
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

  /// Returns the comments after a member on its last line, up to the next member on this line. Xcode assigns `/* … */`
  /// to the member (4 of 4) and `// …` to no key (105 keys of an app have none).
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

  /// Returns the last of the given comments that is followed by an empty line.
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
