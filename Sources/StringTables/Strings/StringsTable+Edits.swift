import StringCatalog
import TextBasics

extension StringsTable {
  /// Makes many changes at once, in the spelling and the encoding of the file; all other bytes stay.
  ///
  /// - Throws: for a binary table, for a key that stands twice, that is not there, or that is to be added and is there
  ///   already. Nothing is changed then.
  public mutating func apply(_ changes: [StringsChange]) throws(StringsProblem) {
    for change in changes { if let problem = refusal(of: change) { throw problem } }
    // What is added is placed among what stays.
    self = try editing(edits(changes)).adding(changes.compactMap(\.newEntry))
  }

  /// Why a change cannot be made; `nil` when it can.
  public func refusal(of change: StringsChange) -> StringsProblem? {
    let name = TerminalSafeText.quoted(change.key)
    guard document.text != nil else {
      return StringsProblem("a binary table is made by builds and is not to be changed")
    }
    let entry = self[change.key]
    if change.newEntry != nil {
      return entry.map { document.problem("the key \(name) is there already", at: $0.keyRange.lowerBound) }
    }
    guard let entry else { return StringsProblem("the table has no key \(name)") }
    return duplicates.contains(UTF8Key(change.key))
      ? document.problem("the key \(name) stands in the table twice", at: entry.keyRange.lowerBound) : nil
  }

  private func editing(_ edits: [TableText.Edit]) throws(StringsProblem) -> StringsTable {
    guard let text = document.text, !edits.isEmpty else { return self }
    let bytes = text.applying(edits)
    // A file without a single byte is no table.
    return try StringsTable(bytes.isEmpty ? [.lineFeed] : bytes)
  }

  /// What changes of entries that are there do to the text.
  private func edits(_ changes: [StringsChange]) -> [TableText.Edit] {
    guard let text = document.text else { return [] }
    let spelling = StringsSpelling(of: self, text)
    let layout = StringsLayout(self, text)
    return changes.compactMap { change in
      guard let entry = self[change.key] else { return nil }
      switch change {
      case .set(_, let value) where entry.isShort:
        let end = entry.keyRange.upperBound
        return .init(range: end..<end, text: spelling.separator + spelling.value(value))
      case .set(_, let value): return .init(range: entry.valueRange, text: spelling.value(value))
      case .remove: return .init(range: layout.rangeToRemove(entry), text: "")
      case .add: return nil
      }
    }
  }

  private func adding(_ news: [NewStringsEntry]) throws(StringsProblem) -> StringsTable {
    guard let text = document.text, !news.isEmpty else { return self }
    let spelling = StringsSpelling(of: self, text)
    let layout = StringsLayout(self, text)
    let order = order
    let placement = order.map { Placement(among: entries.map(\.key), order: $0) }
    let sorted = order.map { order in news.sorted { order.precedes($0.key, $1.key) } } ?? news
    let groups = Dictionary(grouping: sorted.enumerated()) { _, entry in
      placement?.position(of: entry.key) ?? end(ofSection: entry.section)
    }
    let edits = groups.map { position, group in
      layout.insertion(of: group.map { spelling.lines($0.element) }, at: position, spelling)
    }
    return try editing(edits)
  }

  /// The order of the keys; `nil` where they have none, or are too few to tell.
  private var order: KeyOrder? {
    guard entries.count > 2 else { return nil }
    return [KeyOrder.bytes, .collation].first { order in
      zip(entries, entries.dropFirst()).allSatisfy { !order.precedes($1.key, $0.key) }
    }
  }

  /// The position behind the last entry of a section, or of the file where there is no such section.
  private func end(ofSection section: String?) -> Int {
    guard let section else { return entries.count }
    return entries.lastIndex { $0.section == section }.map { $0 + 1 } ?? entries.count
  }
}

extension StringsChange {
  fileprivate var newEntry: NewStringsEntry? { if case .add(let entry) = self { entry } else { nil } }
}
