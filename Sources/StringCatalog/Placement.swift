import TextBasics

/// Finds the positions for new names among names that are mostly sorted.
///
/// A name is placed after the last one that sorts before it. If nearly all names are sorted, the few exceptions are
/// ignored: otherwise one misplaced key at the end of a file would attract all new ones.
package struct Placement: Sendable {
  private let order: KeyOrder
  /// The positions of the names to compare with, and for each the smallest name from there on. The latter are
  /// ascending.
  private var positions: [Int] = []
  private var least: [String] = []

  package init(among names: [String], order: KeyOrder) {
    self.order = order
    let backbone = Self.ascendingRun(names, order)
    let isNearlySorted = backbone.count * 10 >= names.count * 9
    positions = isNearlySorted ? backbone : Array(names.indices)
    least = positions.map { names[$0] }
    if isNearlySorted { return }
    for index in least.indices.dropLast().reversed() where order.precedes(least[index + 1], least[index]) {
      least[index] = least[index + 1]
    }
  }

  /// Returns the position to insert a new name at.
  package func position(of name: String) -> Int {
    let count = least.firstIndex(sortedSo: { !order.precedes($0, name) })
    return count == 0 ? positions.first ?? 0 : positions[count - 1] + 1
  }

  /// Returns the elements with new ones inserted at their sorted positions. The elements must have the names that this
  /// value was created with.
  package func inserting<Element>(
    _ news: [Element], into elements: [Element], name: (Element) -> String
  ) -> [Element] {
    let placed = news.sorted { order.precedes(name($0), name($1)) }
      .map { (position: position(of: name($0)), element: $0) }
    var result: [Element] = []
    result.reserveCapacity(elements.count + placed.count)
    var rest = placed[...]
    for position in 0...elements.count {
      while let next = rest.first, next.position == position {
        result.append(next.element)
        rest = rest.dropFirst()
      }
      if position < elements.count { result.append(elements[position]) }
    }
    return result
  }

  /// Returns the positions of a longest ascending subsequence of names.
  private static func ascendingRun(_ names: [String], _ order: KeyOrder) -> [Int] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: names.count)
    for index in names.indices {
      let isLast = tails.last.map { order.precedes(names[$0], names[index]) } ?? true
      let length = isLast ? tails.count : tails.firstIndex(sortedSo: { !order.precedes(names[$0], names[index]) })
      if length > 0 { previous[index] = tails[length - 1] }
      if length == tails.count { tails.append(index) } else { tails[length] = index }
    }
    var run: [Int] = []
    var index = tails.last ?? -1
    while index >= 0 {
      run.append(index)
      index = previous[index]
    }
    return run.reversed()
  }
}
