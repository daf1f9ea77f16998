import TextBasics

/// Makes entries of the members of a table's dictionary.
struct StringsReader {
  private let document: PropertyListDocument
  private(set) var index: [UTF8Key: Int] = [:]
  /// The keys that stand more than once.
  private(set) var duplicates: Set<UTF8Key> = []
  private(set) var warnings: [StringsProblem] = []

  init(_ document: PropertyListDocument) { self.document = document }

  mutating func entries() -> [StringsEntry] {
    var entries: [StringsEntry] = []
    entries.reserveCapacity(document.members.count)
    index.reserveCapacity(document.members.count)
    var section: String?
    for (position, member) in document.members.enumerated() {
      let comments = document.comments(before: position, in: document.members)
      section = heading(among: comments, before: member) ?? section
      guard let value = member.value.string else {
        warnings.append(problem(member, "the value of", "is \(member.value.kind), not a string"))
        continue
      }
      if let old = index.updateValue(entries.count, forKey: UTF8Key(member.key)) { warn(member, value, entries[old]) }
      entries.append(
        StringsEntry(
          key: member.key, value: value, comment: comments.last?.text,
          isCommentApart: isApart(comments.last, from: member), section: section,
          isShort: document.format == .oldStyle && member.value.range == member.keyRange, keyRange: member.keyRange,
          valueRange: member.value.range, range: member.range, commentRange: comments.last?.range))
    }
    return entries
  }

  private mutating func warn(_ member: PropertyListMember, _ value: String, _ first: StringsEntry) {
    duplicates.insert(UTF8Key(member.key))
    let line = document.text?.lines.place(of: first.keyRange.lowerBound).line ?? 1
    let isSame = first.value.utf8.elementsEqual(value.utf8)
    let end = isSame ? "with the same value" : "with another value, which does not count"
    var problem = problem(member, "the key", "stands in line \(line) already, \(end)")
    problem.duplicate = member.key
    warnings.append(problem)
  }

  private func problem(_ member: PropertyListMember, _ start: String, _ end: String) -> StringsProblem {
    document.problem("\(start) \(TerminalSafeText.quoted(member.key)) \(end)", at: member.keyRange.lowerBound)
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
