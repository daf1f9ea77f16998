import StructuredText
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

  /// A key as it is written, where it occurs first; `nil` for one that is not in the file.
  public func name(of key: String) -> JSONNode? { index[key].flatMap(name(at:)) }

  /// The bytes to which the places of keys and values refer.
  public var bytes: ContiguousArray<UInt8> { document.bytes }

  /// Names that occur twice in one object. They are kept as they are.
  public var duplicates: [JSONProblem] { duplicatePairs.map(\.second) }

  /// The same with the first occurrence of each name.
  package var duplicatePairs: [(first: JSONNode, second: JSONProblem)] {
    let pairs = DuplicateMembers.pairs(in: document.root).sorted {
      $0.second.range.lowerBound < $1.second.range.lowerBound
    }
    return pairs.map { first, second in
      (first, second.problem("the member \(TerminalSafeText.quoted(second.string ?? "")) stands twice in its object"))
    }
  }

  /// The whole file.
  package var root: JSONNode { document.root }
}
