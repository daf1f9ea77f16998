/// Where each key of a catalog stands.
struct KeyIndex: Sendable {
  private var positions: [ExactText: Int] = [:]
  /// The keys that stand more than once.
  private(set) var duplicated: Set<ExactText> = []

  init(_ keys: [String]) {
    positions.reserveCapacity(keys.count)
    for (position, key) in keys.enumerated() {
      let text = ExactText(key)
      if positions[text] == nil { positions[text] = position } else { duplicated.insert(text) }
    }
  }

  /// The first position of a key.
  subscript(key: String) -> Int? { positions[ExactText(key)] }
}
