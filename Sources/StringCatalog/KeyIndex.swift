import TextBasics

/// The positions of a catalog's keys.
struct KeyIndex: Sendable {
  private var positions: [UTF8Key: Int] = [:]
  /// The keys that occur more than once.
  private(set) var duplicated: Set<UTF8Key> = []

  init(_ keys: [String]) {
    positions.reserveCapacity(keys.count)
    for (position, key) in keys.enumerated() {
      let text = UTF8Key(key)
      if positions[text] == nil { positions[text] = position } else { duplicated.insert(text) }
    }
  }

  /// The first position of a key.
  subscript(key: String) -> Int? { positions[UTF8Key(key)] }
}
