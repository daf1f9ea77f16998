import TextBasics

/// The steps that change the contents of a key in a `.stringsdict`. They replace only the strings that differ, so that
/// comments, unknown members and the order are kept.
struct StringsDictRevision {
  enum Step {
    case replace(PropertyListMember, StringsDictValue)
    /// Inserts members at a position of the text after another member.
    case insert([StringsDictValue.Member], after: PropertyListMember, at: Int)
  }

  private(set) var steps: [Step] = []
  private let document: PropertyListDocument

  /// - Parameters:
  ///   - member: the member of the document.
  ///   - old: the value read from it.
  /// - Throws: the first place of a part that is not in the form and would be lost.
  init(
    _ document: PropertyListDocument, of member: PropertyListMember, from old: StringsDictForm?, to new: StringsDictForm
  ) throws(StringsError) {
    self.document = document
    guard let old else {
      let name = TerminalSafeText.quoted(member.key)
      throw problem("the value of \(name) is unknown and would be lost", at: member.value.range)
    }
    try change(member, from: StringsDictValue(old), to: StringsDictValue(new))
  }

  private mutating func change(
    _ member: PropertyListMember, from old: StringsDictValue, to new: StringsDictValue
  ) throws(StringsError) {
    if old == new { return }
    guard case .members(let before) = old, case .members(let after) = new, let members = member.value.members,
      Self.isGrown(before, after, in: members)
    else {
      if let loss = loss(of: member, old) { throw loss }
      return steps.append(.replace(member, new))
    }
    let olds = Dictionary(before.map { (UTF8Key($0.name), $0.value) }) { $1 }
    let places = Dictionary(grouping: members) { UTF8Key($0.key) }
    var news: [StringsDictValue.Member] = []
    for item in after.reversed() {
      guard let old = olds[UTF8Key(item.name)], let all = places[UTF8Key(item.name)], let last = all.last else {
        news.insert(item, at: 0)
        continue
      }
      if old != item.value, all.count > 1 { throw twice(last) }
      if !news.isEmpty { steps.append(.insert(news, after: last, at: end(of: last))) }
      news = []
      try change(last, from: old, to: item.value)
    }
  }

  /// Returns whether no member was removed and every new member follows an existing one.
  private static func isGrown(
    _ before: [StringsDictValue.Member], _ after: [StringsDictValue.Member], in members: [PropertyListMember]
  ) -> Bool {
    let olds = Set(before.map { UTF8Key($0.name) })
    let news = Set(after.map { UTF8Key($0.name) })
    guard olds.count == before.count, news.count == after.count, olds.isSubset(of: news),
      let first = after.first, olds.contains(UTF8Key(first.name))
    else { return false }
    return members.allSatisfy { olds.contains(UTF8Key($0.key)) || !news.contains(UTF8Key($0.key)) }
  }

  /// Returns the end of a member, including a comment directly after it.
  private func end(of member: PropertyListMember) -> Int {
    let end = member.range.upperBound
    guard let text = document.text?.text,
      let comment = document.comments[member.commentCount...].first(where: { $0.range.lowerBound >= end }),
      text[end..<comment.range.lowerBound].allSatisfy(\.isBlank)
    else { return end }
    return comment.range.upperBound
  }
}

// Parts that are not in a form.
extension StringsDictRevision {
  /// Returns the first part of a value that a replacement would lose.
  private func loss(of member: PropertyListMember, _ old: StringsDictValue) -> StringsError? {
    let range = member.value.range
    let inside = document.comments[member.commentCount...].prefix { $0.range.lowerBound < range.upperBound }
    if let comment = inside.first(where: { $0.range.lowerBound >= range.lowerBound }) {
      return problem("the part to be replaced contains a comment", at: comment.range)
    }
    return loss(in: member.value, old)
  }

  private func loss(in value: PropertyListNode, _ old: StringsDictValue) -> StringsError? {
    guard case .members(let items) = old, let members = value.members else { return nil }
    let olds = Dictionary(items.map { (UTF8Key($0.name), $0.value) }) { $1 }
    var seen: Set<UTF8Key> = []
    for member in members {
      let key = UTF8Key(member.key)
      if !seen.insert(key).inserted { return twice(member) }
      guard let old = olds[key] else {
        let name = TerminalSafeText.quoted(member.key)
        return problem("the part to be replaced contains the unknown key \(name)", at: member.keyRange)
      }
      if let loss = loss(in: member.value, old) { return loss }
    }
    return nil
  }

  private func twice(_ member: PropertyListMember) -> StringsError {
    problem("the part to be changed contains \(TerminalSafeText.quoted(member.key)) twice", at: member.keyRange)
  }

  private func problem(_ message: String, at range: Range<Int>) -> StringsError {
    document.problem(message, at: range.lowerBound)
  }
}
