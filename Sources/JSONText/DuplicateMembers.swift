import TextBasics

/// Finds names that occur twice in one object.
package enum DuplicateMembers {
  /// The keys of the second and further occurrences, in a value and everything inside it. What was taken over from another
  /// document is passed over.
  package static func keys(in node: JSONNode) -> [JSONNode] {
    let document = node.document
    let nodes = document.nodes
    var found: [JSONNode] = []
    var taken = document.taken[...]
    var next = node.index
    while next < Int(nodes[node.index].next) {
      while let range = taken.first, range.upperBound <= next { taken.removeFirst() }
      if let range = taken.first, range.contains(next) {
        next = range.upperBound
        continue
      }
      let index = next
      next += 1
      guard nodes[index].kind == .object else { continue }
      let object = JSONNode(document: document, index: index)
      if !object.hasOneMember { found += keys(ofObject: object) }
    }
    return found
  }

  /// Names that ascend byte by byte, as they do in most objects, cannot occur twice.
  private static func keys(ofObject object: JSONNode) -> [JSONNode] {
    if ascends(object) { return [] }
    var seen: Set<UTF8Key> = []
    return object.members.filter { !seen.insert(UTF8Key($0.name)).inserted }.map(\.key)
  }

  private static func ascends(_ object: JSONNode) -> Bool {
    let document = object.document
    var last: Int?
    var name = object.index + 1
    while name < Int(document.nodes[object.index].next) {
      if document.nodes[name].hasEscapes { return false }
      if let last, !precedes(document.nodes[last], document.nodes[name], document.bytes) { return false }
      last = name
      name = Int(document.nodes[name + 1].next)
    }
    return true
  }

  /// Compares the names byte by byte; both have quotes around them.
  private static func precedes(
    _ a: JSONDocument.Node, _ b: JSONDocument.Node, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    var (left, right) = (Int(a.start) + 1, Int(b.start) + 1)
    while left < Int(a.end) - 1, right < Int(b.end) - 1 {
      if bytes[left] != bytes[right] { return bytes[left] < bytes[right] }
      (left, right) = (left + 1, right + 1)
    }
    return left == Int(a.end) - 1 && right < Int(b.end) - 1
  }
}
