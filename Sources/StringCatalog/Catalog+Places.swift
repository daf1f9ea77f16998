import StructuredText
import TextBasics

// Positions in the text that the catalog was read from.
extension Catalog {
  /// Returns the 1-based line of a key, or `nil` for a key that is not in the file.
  public func line(of key: String) -> Int? { index[key].flatMap(line(at:)) }

  /// Returns the 1-based line of the key at a position of ``keys``, or `nil` for a key that is not in the file.
  public func line(at position: Int) -> Int? { slots[position].node?.location.line }

  /// Returns the node of the key at a position of ``keys``, or `nil` for a key that is not in the file.
  public func name(at position: Int) -> JSONNode? {
    // In the order of the text, a name comes right before its value.
    slots[position].node.map { JSONNode(document: $0.document, index: $0.index - 1) }
  }

  /// Returns the node of a key where it first occurs, or `nil` for a key that is not in the file.
  public func name(of key: String) -> JSONNode? { index[key].flatMap(name(at:)) }

  /// The bytes to which the positions of keys and values refer.
  public var bytes: ContiguousArray<UInt8> { document.bytes }

  /// The names that occur twice in one object. The catalog keeps both.
  public var duplicates: [ParseError] { duplicatePairs.map(\.second) }

  /// The duplicates, each with the first occurrence of its name.
  package var duplicatePairs: [(first: JSONNode, second: ParseError)] {
    let pairs = DuplicateMembers.pairs(in: document.root).sorted {
      $0.second.range.lowerBound < $1.second.range.lowerBound
    }
    return pairs.map { first, second in
      (first, second.problem("duplicate member \(TerminalSafeText.quoted(second.string ?? ""))"))
    }
  }

  /// The root object of the file.
  package var root: JSONNode { document.root }
}
