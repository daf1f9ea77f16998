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

  /// The contents of a document in one object, to which each of its values refers.
  private final class Contents: Sendable {
    let bytes: ContiguousArray<UInt8>
    let nodes: ContiguousArray<Node>
    let traits: JSONTraits
    let lines: LineTable

    init(_ scanner: JSONScanner, _ bytes: ContiguousArray<UInt8>) {
      self.bytes = bytes
      (nodes, traits, lines) = (scanner.nodes, scanner.traits, scanner.lines)
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
  }

  /// - Throws: a problem at the first place where the bytes are not JSON in UTF-8.
  public init(_ bytes: ContiguousArray<UInt8>) throws(JSONProblem) {
    var scanner = JSONScanner(bytes)
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
    return name.withUTF8Buffer { text in text.indices.allSatisfy { text[$0] == bytes[start + $0] } }
  }
}

/// How the strings of a document are spelled.
struct JSONTraits: Sendable, Equatable {
  var hasRawNonASCII = false
  var hasEscapedNonASCII = false
  var hasEscapedSlash = false
}
