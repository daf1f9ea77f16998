import TextBasics

/// The values of one side by their unique names, in order.
public struct MergeTable<Value> {
  public let rows: [(name: String, value: Value)]
  /// The position of each name. Empty for a table that is only iterated once.
  private var positions: [UTF8Key: Int] = [:]

  private static var soonLookedThrough: Int { 64 }

  public init(_ rows: [(name: String, value: Value)]) {
    self.rows = rows
    guard rows.count > Self.soonLookedThrough else { return }
    positions.reserveCapacity(rows.count)
    for (position, row) in rows.enumerated() { positions[UTF8Key(row.name)] = position }
  }

  /// - Parameter guess: the position of the name if the tables have the same names in the same order.
  func value(of name: String, near guess: Int) -> Value? {
    if guess < rows.count, rows[guess].name.utf8.elementsEqual(name.utf8) { return rows[guess].value }
    if positions.isEmpty { return rows.first { $0.name.utf8.elementsEqual(name.utf8) }?.value }
    return positions[UTF8Key(name)].map { rows[$0].value }
  }
}

extension MergeTable: Sendable where Value: Sendable {}
