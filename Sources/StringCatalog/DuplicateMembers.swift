/// Finds names that stand twice in one object.
enum DuplicateMembers {
  /// The keys of the later ones, in a value and everything inside it.
  static func keys(in node: JSONNode) -> [JSONNode] {
    let document = node.document
    let nodes = document.nodes
    var found: [JSONNode] = []
    for index in node.index..<Int(nodes[node.index].next) where nodes[index].kind == .object {
      if hasSeveralMembers(nodes, index) { found += keys(ofObject: JSONNode(document: document, index: index)) }
    }
    return found
  }

  /// Whether anything stands behind the first member's value.
  private static func hasSeveralMembers(_ nodes: ContiguousArray<JSONDocument.Node>, _ object: Int) -> Bool {
    let end = Int(nodes[object].next)
    return object + 2 < end && Int(nodes[object + 2].next) < end
  }

  /// Names that ascend byte by byte, as they do in most objects, cannot stand twice.
  private static func keys(ofObject object: JSONNode) -> [JSONNode] {
    let bytes = object.document.bytes
    var last: Range<Int>?
    var ascends = true
    for member in object.members {
      let range = member.key.range
      if let last, !bytes[last].lexicographicallyPrecedes(bytes[range]) { ascends = false }
      if member.key.hasEscapes { ascends = false }
      last = range
    }
    if ascends { return [] }
    var seen: Set<ExactText> = []
    return object.members.filter { !seen.insert(ExactText($0.name)).inserted }.map(\.key)
  }
}
