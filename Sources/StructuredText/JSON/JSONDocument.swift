import TextBasics

/// JSON text that is known to be well formed, with the position of each value.
///
/// The bytes are stored unchanged. Values are decoded on demand. The values are in one flat array in source order, so
/// that deep nesting cannot exhaust the stack.
public struct JSONDocument: Sendable {
  private let contents: Contents

  public var bytes: ContiguousArray<UInt8> { contents.bytes }
  package var nodes: ContiguousArray<Node> { contents.nodes }
  var traits: JSONTraits { contents.traits }
  var lines: LineTable { contents.lines }
  /// The nodes that were reused from another document; see ``init(_:like:membersOf:)``.
  package var taken: [Range<Int>] { contents.taken }

  /// The contents of a document in one object, to which each of its values refers.
  private final class Contents: Sendable {
    let bytes: ContiguousArray<UInt8>
    let nodes: ContiguousArray<Node>
    let traits: JSONTraits
    let lines: LineTable
    let taken: [Range<Int>]

    init(_ scanner: JSONScanner, _ bytes: ContiguousArray<UInt8>) {
      self.bytes = bytes
      (nodes, traits, lines, taken) = (scanner.nodes, scanner.traits, scanner.lines, scanner.taken)
    }
  }

  /// The kind of a value.
  public enum Kind: UInt8, Sendable {
    case object, array, string, number, `true`, `false`, null
  }

  /// One value: its bytes, and the index of the first node after everything inside it.
  package struct Node: Sendable {
    package var kind: Kind
    var hasEscapes = false
    package var start: Int32
    package var end: Int32
    package var next: Int32

    /// Returns the same value at another position, with other nodes before it.
    func moved(by bytes: Int32, places: Int32) -> Node {
      Node(kind: kind, hasEscapes: hasEscapes, start: start + bytes, end: end + bytes, next: next + places)
    }
  }

  /// - Parameter allowsTrailingCommas: whether one comma may follow the last member or element, as in Foundation.
  /// - Throws: a problem at the first position where the bytes are not JSON in UTF-8.
  public init(_ bytes: ContiguousArray<UInt8>, allowsTrailingCommas: Bool = false) throws(ParseError) {
    var scanner = JSONScanner(bytes, allowsTrailingCommas: allowsTrailingCommas)
    try scanner.scan()
    contents = Contents(scanner, bytes)
  }

  /// Reads a catalog that is mostly the same as another one, in a fraction of the time. Members of the named object in
  /// the root object are not parsed again if their bytes are the same. The traits of their strings are copied from the
  /// other document.
  package init(
    _ bytes: ContiguousArray<UInt8>, like other: JSONDocument, membersOf name: String
  ) throws(ParseError) {
    var scanner = JSONScanner(bytes, like: JSONModel(other, membersOf: name), allowsTrailingCommas: true)
    try scanner.scan()
    contents = Contents(scanner, bytes)
  }

  /// Reads text that strex wrote and that is therefore known to be JSON.
  package init(printed bytes: [UInt8]) {
    do { try self.init(ContiguousArray(bytes), allowsTrailingCommas: true) } catch {
      preconditionFailure("strex generated invalid JSON: \(error)")
    }
  }

  public var root: JSONNode { JSONNode(document: self, index: 0) }

  /// Returns whether the string at a node equals `name`, code unit by code unit.
  package func isName(_ name: StaticString, at index: Int) -> Bool {
    let node = nodes[index]
    if node.hasEscapes {
      return (JSONNode(document: self, index: index).string ?? "").utf8.elementsEqual("\(name)".utf8)
    }
    let start = Int(node.start) + 1
    guard Int(node.end) - 1 - start == name.utf8CodeUnitCount else { return false }
    let (text, bytes) = (name.utf8Start, contents.bytes)
    for offset in 0..<name.utf8CodeUnitCount where text[offset] != bytes[start + offset] { return false }
    return true
  }
}

/// How the strings of a document are written.
struct JSONTraits: Sendable, Equatable {
  var hasRawNonASCII = false
  var hasEscapedNonASCII = false
  var hasEscapedSlash = false

  mutating func formUnion(_ other: JSONTraits) {
    hasRawNonASCII = hasRawNonASCII || other.hasRawNonASCII
    hasEscapedNonASCII = hasEscapedNonASCII || other.hasEscapedNonASCII
    hasEscapedSlash = hasEscapedSlash || other.hasEscapedSlash
  }
}
