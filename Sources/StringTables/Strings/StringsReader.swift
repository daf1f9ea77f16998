import TextBasics

/// Creates entries from the members of a table's dictionary.
struct StringsReader {
  private let document: PropertyListDocument
  private(set) var index: [UTF8Key: Int] = [:]
  /// The keys that occur more than once.
  private(set) var duplicates: Set<UTF8Key> = []
  private(set) var warnings: [StringsError] = []

  init(_ document: PropertyListDocument) { self.document = document }

  mutating func entries() -> [StringsEntry] {
    var entries: [StringsEntry] = []
    entries.reserveCapacity(document.members.count)
    index.reserveCapacity(document.members.count)
    var reader = EntryPlaceReader(document)
    for (position, member) in document.members.enumerated() {
      let place = reader.place(member, at: position)
      guard let value = member.value.string else {
        warnings.append(problem(member, "the value of", "is \(member.value.kind), not a string"))
        continue
      }
      if let old = index.updateValue(entries.count, forKey: UTF8Key(member.key)) { warn(member, value, entries[old]) }
      entries.append(StringsEntry(place, value: value))
    }
    return entries
  }

  private mutating func warn(_ member: PropertyListMember, _ value: String, _ first: StringsEntry) {
    duplicates.insert(UTF8Key(member.key))
    let line = document.text?.lines.place(of: first.keyRange.lowerBound).line ?? 1
    let isEqual = first.value.utf8.elementsEqual(value.utf8)
    warnings.append(document.duplicate(member, ofLine: line, isEqual: isEqual))
  }

  private func problem(_ member: PropertyListMember, _ start: String, _ end: String) -> StringsError {
    document.problem("\(start) \(TerminalSafeText.quoted(member.key)) \(end)", at: member.keyRange.lowerBound)
  }
}
