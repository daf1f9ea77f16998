import StringCatalog

/// Creates edits of a table's text that keep everything outside the changed entries.
struct TableEditor {
  let spelling: TableSpelling
  private let places: [EntryPlace]
  private let layout: TableLayout

  /// - Parameter places: the places of the entries, in the order of the text.
  init(_ document: PropertyListDocument, _ text: TableText, _ places: [EntryPlace]) {
    self.places = places
    spelling = TableSpelling(document, text, places)
    layout = TableLayout(document, text, places)
  }

  /// An entry to add.
  struct NewEntry {
    let key: String
    /// The value before escaping.
    let value: String
    let comment: String?
    /// The section comment to place it under, or `nil` for the end of the file.
    let section: String?
  }

  /// Returns the edit that removes an entry together with the comment directly above it.
  func removal(of place: EntryPlace) -> TableText.Edit { .init(range: layout.rangeToRemove(place), text: "") }

  /// Returns the edits that add entries: at their sorted positions if the keys are sorted, otherwise at the ends of
  /// their sections.
  func insertions(of news: [NewEntry]) -> [TableText.Edit] {
    let order = order
    let placement = order.map { Placement(among: places.map(\.key), order: $0) }
    let sorted = order.map { order in news.sorted { order.precedes($0.key, $1.key) } } ?? news
    let groups = Dictionary(grouping: sorted.enumerated()) { _, entry in
      placement?.position(of: entry.key) ?? end(ofSection: entry.section)
    }
    return groups.map { position, group in
      let lines = group.map { spelling.lines($0.element.key, $0.element.value, comment: $0.element.comment) }
      return layout.insertion(of: lines, at: position, spelling)
    }
  }

  /// Returns the edit that changes the comment of an entry, or `nil` if the comment is already the same.
  ///
  /// A comment that an empty line separates from its key, such as a file header, stays. The key then gets a comment of
  /// its own below it.
  /// - Parameter comment: `nil` for none.
  func edit(ofCommentOf place: EntryPlace, to comment: String?) -> TableText.Edit? {
    let old = place.isCommentApart ? nil : place.comment
    let oldRange = place.isCommentApart ? nil : place.commentRange
    if comment == old { return nil }
    let start = place.keyRange.lowerBound
    switch (oldRange, comment) {
    case (let range?, let comment?): return .init(range: range, text: spelling.comment(comment))
    case (nil, let comment?): return .init(range: start..<start, text: spelling.comment(comment) + spelling.newline)
    case (let range?, nil): return .init(range: range.lowerBound..<start, text: "")
    case (nil, nil): return nil
    }
  }

  /// The order of the keys, or `nil` if they are not sorted or too few to decide.
  private var order: KeyOrder? {
    guard places.count > 2 else { return nil }
    return [KeyOrder.bytes, .collation].first { order in
      zip(places, places.dropFirst()).allSatisfy { !order.precedes($1.key, $0.key) }
    }
  }

  /// Returns the position after the last entry of a section, or of the file if it has no such section.
  private func end(ofSection section: String?) -> Int {
    guard let section else { return places.count }
    return places.lastIndex { $0.section == section }.map { $0 + 1 } ?? places.count
  }
}
