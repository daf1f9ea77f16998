import TextBasics

/// JSON text that is known to be well formed, and where each of its values stands.
///
/// The bytes are kept as they are; values are decoded when they are asked for. The values lie in one flat array in the
/// order of the text, so that no depth of nesting can exhaust the stack.
public struct JSONDocument: Sendable {
  private let contents: Contents

  public var bytes: ContiguousArray<UInt8> { contents.bytes }
  package var nodes: ContiguousArray<Node> { contents.nodes }
  var traits: JSONTraits { contents.traits }
  var lines: LineTable { contents.lines }
  /// The nodes that were taken over from another document; see ``init(_:like:membersOf:)``.
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

    /// The same value elsewhere, with other nodes before it.
    func moved(by bytes: Int32, places: Int32) -> Node {
      Node(kind: kind, hasEscapes: hasEscapes, start: start + bytes, end: end + bytes, next: next + places)
    }
  }

  /// - Throws: a problem at the first place where the bytes are not JSON in UTF-8.
  public init(_ bytes: ContiguousArray<UInt8>) throws(JSONProblem) {
    var scanner = JSONScanner(bytes)
    try scanner.scan()
    contents = Contents(scanner, bytes)
  }

  /// Reads text that is mostly that of another document, in a fraction of the time: members of the object of a name in the
  /// outermost one that are written alike are not read again. How such members are spelled is taken from the other as a whole.
  package init(
    _ bytes: ContiguousArray<UInt8>, like other: JSONDocument, membersOf name: String
  ) throws(JSONProblem) {
    var scanner = JSONScanner(bytes, like: JSONModel(other, membersOf: name))
    try scanner.scan()
    contents = Contents(scanner, bytes)
  }

  /// Takes text that strex printed and that is therefore known to be JSON.
  package init(printed bytes: [UInt8]) {
    do { try self.init(ContiguousArray(bytes)) } catch { preconditionFailure("printed JSON is not JSON: \(error)") }
  }

  public var root: JSONNode { JSONNode(document: self, index: 0) }

  /// Whether the string at a node equals `name`, code unit by code unit.
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

/// How the strings of a document are spelled.
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
