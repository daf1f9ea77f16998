import TextBasics

/// One value of a document, decoded on demand.
public struct JSONNode: Sendable {
  public let document: JSONDocument
  package let index: Int

  package init(document: JSONDocument, index: Int) { (self.document, self.index) = (document, index) }

  private var node: JSONDocument.Node { document.nodes[index] }

  public var kind: JSONDocument.Kind { node.kind }
  /// The bytes of the value, including quotes or brackets.
  public var range: Range<Int> { Int(node.start)..<Int(node.end) }

  /// The text of a string, or `nil` if the value is not a string.
  public var string: String? {
    node.kind == .string ? JSONString.decode(document.bytes[range], hasEscapes: node.hasEscapes) : nil
  }

  /// The value of `true` and `false`, or `nil` if the value is neither.
  public var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    case .object, .array, .string, .number, .null: nil
    }
  }

  /// The value of an integer that fits, or `nil` otherwise.
  public var int: Int? { kind == .number ? Int(spelling) : nil }

  var hasEscapes: Bool { node.hasEscapes }

  /// The value as written.
  public var spelling: String { String(decoding: document.bytes[range], as: UTF8.self) }

  /// The members of an object in order. Empty if the value is not an object.
  public var members: JSONMembers { JSONMembers(object: self) }

  /// The elements of an array in order. Empty if the value is not an array.
  public var elements: [JSONNode] {
    guard kind == .array else { return [] }
    var elements: [JSONNode] = []
    var child = index + 1
    while child < Int(node.next) {
      elements.append(JSONNode(document: document, index: child))
      child = Int(document.nodes[child].next)
    }
    return elements
  }

  /// Returns whether the value is an object with that number of members.
  package func hasMembers(exactly count: Int) -> Bool {
    guard kind == .object else { return false }
    let end = Int(node.next)
    var position = index + 1
    for _ in 0..<count {
      if position >= end { return false }
      position = Int(document.nodes[position + 1].next)
    }
    return position == end
  }

  /// The first member with that name, or `nil` if there is none or the value is not an object.
  public subscript(name: String) -> JSONNode? {
    guard kind == .object else { return nil }
    // Without nodes for the members that are passed over, lookups take half the time.
    let end = Int(node.next)
    var position = index + 1
    while position < end {
      if document.hasName(name, at: position) { return JSONNode(document: document, index: position + 1) }
      position = Int(document.nodes[position + 1].next)
    }
    return nil
  }

  public var location: (line: Int, column: Int) { document.lines.place(of: range.lowerBound) }

  /// The white space at the beginning of the line where the value begins.
  package var lineIndentation: [UInt8] {
    let start = range.lowerBound - location.column + 1
    return Array(document.bytes[start..<range.lowerBound].prefix { $0 == .space || $0 == .tab })
  }

  /// Returns a problem at the position of the value.
  public func problem(_ message: String) -> ParseError { ParseError(message, at: range.lowerBound, document.lines) }
}
