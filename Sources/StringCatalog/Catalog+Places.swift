// Where things stand in the text that the catalog was read from.
extension Catalog {
  /// The 1-based line of a key; `nil` for one that the file does not have.
  public func line(of key: String) -> Int? {
    index[key].flatMap(line(at:))
  }

  /// The 1-based line of the key at a position of ``keys``; `nil` for one that the file does not have.
  public func line(at position: Int) -> Int? {
    slots[position].node?.location.line
  }

  /// Names that stand twice in one object. They are kept as they are.
  public var duplicates: [JSONProblem] {
    let keys = DuplicateMembers.keys(in: document.root).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return keys.map { $0.problem("the member \($0.spelling) stands twice in its object") }
  }
}
