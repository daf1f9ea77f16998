import StringCatalog
import TextBasics

/// Makes edits of a table's text: whatever is not part of a changed entry stays.
struct TableEditor {
  let spelling: TableSpelling
  private let places: [EntryPlace]
  private let layout: TableLayout

  /// - Parameter places: those of the entries, in the order of the text.
  init(_ document: PropertyListDocument, _ text: TableText, _ places: [EntryPlace]) {
    self.places = places
    spelling = TableSpelling(document, text, places)
    layout = TableLayout(document, text, places)
  }

  /// An entry that is to come.
  struct NewEntry {
    let key: String
    /// As the text is to have it.
    let value: String
    let comment: String?
    /// The comment under which it is to stand; `nil` for the end of the file.
    let section: String?
  }

  /// The edit that takes an entry out, together with the comment right above it.
  func removal(of place: EntryPlace) -> TableText.Edit { .init(range: layout.rangeToRemove(place), text: "") }

  /// The edits that add entries: at their places where the keys are sorted, else at the ends of their sections.
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

  /// The edit that gives an entry another comment; `nil` where it has that one.
  ///
  /// A comment that an empty line parts from its key, as the header of a file, stays: the key gets one of its own below.
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

  /// The order of the keys; `nil` where they have none, or are too few to tell.
  private var order: KeyOrder? {
    guard places.count > 2 else { return nil }
    return [KeyOrder.bytes, .collation].first { order in
      zip(places, places.dropFirst()).allSatisfy { !order.precedes($1.key, $0.key) }
    }
  }

  /// The position behind the last entry of a section, or of the file where there is no such section.
  private func end(ofSection section: String?) -> Int {
    guard let section else { return places.count }
    return places.lastIndex { $0.section == section }.map { $0 + 1 } ?? places.count
  }
}
