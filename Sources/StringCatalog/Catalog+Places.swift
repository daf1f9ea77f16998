// Where things stand in the text that the catalog was read from.
extension Catalog {
  /// The 1-based line of a key; `nil` for one that the file does not have.
  public func line(of key: String) -> Int? {
    index[key].flatMap { slots[$0].node }.map { $0.location.line }
  }

  /// The lines of all ``keys``, in one pass.
  public var lines: [Int?] {
    var counter = LineCounter(document.bytes)
    return slots.map { slot in slot.node.map { counter.place(of: $0.range.lowerBound).line } }
  }

  /// Names that stand twice in one object. They are kept as they are.
  public var duplicates: [JSONProblem] {
    let keys = DuplicateMembers.keys(in: document.root).sorted { $0.range.lowerBound < $1.range.lowerBound }
    var counter = LineCounter(document.bytes)
    return keys.map { key in
      let place = counter.place(of: key.range.lowerBound)
      let message = "the member \(key.spelling) stands twice in its object"
      return JSONProblem(message, line: place.line, column: place.column)
    }
  }
}
