import JSONText
import TextBasics

// The places of things in the text that the catalog was read from.
extension Catalog {
  /// The 1-based line of a key; `nil` for a key that is not in the file.
  public func line(of key: String) -> Int? {
    index[key].flatMap(line(at:))
  }

  /// The 1-based line of the key at a position of ``keys``; `nil` for a key that is not in the file.
  public func line(at position: Int) -> Int? {
    slots[position].node?.location.line
  }

  /// The key at a position of ``keys`` as it is written; `nil` for a key that is not in the file.
  public func name(at position: Int) -> JSONNode? {
    // In the order of the text, a name comes right before its value.
    slots[position].node.map { JSONNode(document: $0.document, index: $0.index - 1) }
  }

  /// The bytes to which the places of keys and values refer.
  public var bytes: ContiguousArray<UInt8> { document.bytes }

  /// Names that occur twice in one object. They are kept as they are.
  public var duplicates: [JSONProblem] {
    let keys = DuplicateMembers.keys(in: document.root).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return keys.map { $0.problem("the member \(TerminalSafeText.quoted($0.string ?? "")) stands twice in its object") }
  }
}
