import StructuredText

extension Catalog {
  /// Returns the catalog in Xcode's spelling and order: keys and languages in Xcode's collation, other members by name,
  /// two spaces for each level, and no line break at the end. No value changes.
  public func formatted() -> ContiguousArray<UInt8> {
    // Only a serialized catalog has its changes in one document.
    let root = (try? Catalog(serialized()))?.root ?? root
    var writer = JSONWriter(style: .xcode)
    Self.write(root, to: &writer, order: .bytes, depth: 0)
    return ContiguousArray(writer.bytes)
  }

  /// Real catalogs do not nest more deeply. Deeper parts keep their order.
  private static let deepest = 64

  private static func write(_ node: JSONNode, to json: inout JSONWriter, order: KeyOrder, depth: Int) {
    switch node.kind {
    case .object where depth < deepest:
      json.object { json in
        for member in sorted(node, by: order) {
          json.key(member.name)
          write(member.value, to: &json, order: Self.order(in: member, depth), depth: depth + 1)
        }
      }
    case .array where depth < deepest:
      json.array(node.elements) { json, element in write(element, to: &json, order: .bytes, depth: depth + 1) }
    case .string:
      // A text that UTF-8 cannot represent keeps its escapes.
      if let text = node.string, !text.unicodeScalars.contains("\u{FFFD}") {
        json.value(text)
      } else {
        json.write(node)
      }
    case .object, .array, .number, .true, .false, .null: json.write(node)
    }
  }

  private static func order(in member: JSONMember, _ depth: Int) -> KeyOrder {
    depth == 0 && member.hasName("strings") || depth == 2 && member.hasName("localizations") ? .collation : .bytes
  }

  /// Returns the members in order; members with the same name keep theirs.
  private static func sorted(_ object: JSONNode, by order: KeyOrder) -> [JSONMember] {
    object.members.enumerated().map { (position: $0.offset, member: $0.element, name: $0.element.name) }.sorted {
      a, b in
      a.name.utf8.elementsEqual(b.name.utf8) ? a.position < b.position : order.precedes(a.name, b.name)
    }.map(\.member)
  }
}
