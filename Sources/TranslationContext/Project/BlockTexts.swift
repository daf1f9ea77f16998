import TextBasics

/// The texts that one block of code shows, by the branches around them.
struct BlockTexts {
  private var rows: [[Int32: Int32]: TextRow] = [:]

  mutating func add(_ text: TextContext.Reference, at offset: UInt32, in branches: [Int32: Int32]) {
    rows[branches, default: TextRow()].add(text, at: offset)
  }

  /// The texts in the order of the code.
  var sorted: BlockTexts {
    var texts = self
    texts.rows = rows.mapValues(\.sorted)
    return texts
  }

  /// Returns the nearest other texts before and after a text that are always on screen together with it.
  func neighbors(
    of text: TextContext.Reference?, at offset: UInt32, in branches: [Int32: Int32]
  ) -> [TextContext.Reference] {
    let rows = rows(shownWith: branches)
    let before = rows.compactMap { $0.last(before: offset, besides: text) }.max { $0.offset < $1.offset }
    let after = rows.compactMap { $0.first(after: offset, besides: text) }.min { $0.offset < $1.offset }
    return [before, after].compactMap { $0?.text }
  }

  /// Returns the rows around which all branches are also around a text. A text in few branches looks them up, because a
  /// block may have thousands of rows.
  private func rows(shownWith branches: [Int32: Int32]) -> [TextRow] {
    var outer: [[Int32: Int32]] = [[:]]
    for branch in branches {
      if outer.count * 2 > rows.count {
        return rows.filter { $0.key.allSatisfy { branches[$0.key] == $0.value } }.map(\.value)
      }
      outer += outer.map { $0.merging([branch.key: branch.value]) { $1 } }
    }
    return outer.compactMap { rows[$0] }
  }
}

/// Texts in the order of the code.
private struct TextRow {
  struct Item {
    let offset: UInt32
    let text: TextContext.Reference
  }

  private var items: [Item] = []
  /// For each item, the positions of the last item before and the first item after it with another text.
  private var others: [(before: Int, after: Int)] = []

  mutating func add(_ text: TextContext.Reference, at offset: UInt32) { items.append(Item(offset: offset, text: text)) }

  var sorted: TextRow {
    var row = TextRow()
    row.items = items.sorted { $0.offset < $1.offset }
    row.others = row.items.indices.map { (before: $0 - 1, after: $0 + 1) }
    for position in row.items.indices.dropFirst() where row.items[position].text == row.items[position - 1].text {
      row.others[position].before = row.others[position - 1].before
    }
    for position in row.items.indices.dropLast().reversed()
    where row.items[position].text == row.items[position + 1].text {
      row.others[position].after = row.others[position + 1].after
    }
    return row
  }

  /// Returns the last item before an offset with another text than the given one.
  func last(before offset: UInt32, besides text: TextContext.Reference?) -> Item? {
    item(at: items.firstIndex(sortedSo: { $0.offset >= offset }) - 1, besides: text) { $0.before }
  }

  /// Returns the first item after an offset with another text than the given one.
  func first(after offset: UInt32, besides text: TextContext.Reference?) -> Item? {
    item(at: items.firstIndex(sortedSo: { $0.offset > offset }), besides: text) { $0.after }
  }

  private func item(
    at position: Int, besides text: TextContext.Reference?, otherwise other: ((before: Int, after: Int)) -> Int
  ) -> Item? {
    guard items.indices.contains(position) else { return nil }
    if items[position].text != text { return items[position] }
    let position = other(others[position])
    return items.indices.contains(position) ? items[position] : nil
  }
}
