/// The members of an object in order.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var position: Int
  private let end: Int

  init(object: JSONNode) {
    document = object.document
    position = object.index + 1
    end = object.kind == .object ? Int(object.document.nodes[object.index].next) : 0
  }

  public mutating func next() -> JSONMember? {
    guard position < end else { return nil }
    let member = JSONMember(
      key: JSONNode(document: document, index: position), value: JSONNode(document: document, index: position + 1))
    position = Int(document.nodes[position + 1].next)
    return member
  }

  public var isEmpty: Bool { position >= end }
}

/// A name and its value.
public struct JSONMember: Sendable {
  public let key: JSONNode
  public let value: JSONNode

  public var name: String { key.string ?? "" }

  /// Returns whether two names are the same, code unit by code unit.
  func hasName(of other: JSONMember) -> Bool {
    if key.hasEscapes || other.key.hasEscapes { return name.utf8.elementsEqual(other.name.utf8) }
    return key.hasBytes(of: other.key)
  }

  /// Returns whether the name equals `name`, code unit by code unit.
  package func hasName(_ name: String) -> Bool { key.document.hasName(name, at: key.index) }
}

extension JSONDocument {
  /// Returns whether the string at an index is a name, code unit by code unit.
  func hasName(_ name: String, at index: Int) -> Bool {
    let node = nodes[index]
    if node.hasEscapes { return JSONNode(document: self, index: index).string?.utf8.elementsEqual(name.utf8) ?? false }
    let range = Int(node.start) + 1..<Int(node.end) - 1
    // Most names differ in their first byte.
    return range.count == name.utf8.count && (range.isEmpty || bytes[range.lowerBound] == name.utf8.first)
      && bytes[range].elementsEqual(name.utf8)
  }
}
