/// Finds names that stand twice in one object.
enum DuplicateMembers {
  /// The keys of the later ones, in a value and everything inside it.
  static func keys(in node: JSONNode) -> [JSONNode] {
    let document = node.document
    let nodes = document.nodes
    var found: [JSONNode] = []
    for index in node.index..<Int(nodes[node.index].next) where nodes[index].kind == .object {
      let object = JSONNode(document: document, index: index)
      if !object.hasOneMember { found += keys(ofObject: object) }
    }
    return found
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
