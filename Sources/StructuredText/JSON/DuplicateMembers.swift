import TextBasics

/// Finds names that occur twice in one object.
package enum DuplicateMembers {
  /// Returns the keys of the second and further occurrences, in a value and everything inside it. Nodes that were
  /// reused from another document are skipped.
  package static func keys(in node: JSONNode) -> [JSONNode] { pairs(in: node).map(\.second) }

  /// Returns the same keys with the first occurrence of each name.
  package static func pairs(in node: JSONNode) -> [(first: JSONNode, second: JSONNode)] {
    let document = node.document
    let nodes = document.nodes
    var found: [(first: JSONNode, second: JSONNode)] = []
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
      guard nodes[index].kind == .object, !ascends(index, nodes, document.bytes) else { continue }
      found += pairs(ofObject: JSONNode(document: document, index: index))
    }
    return found
  }

  private static func pairs(ofObject object: JSONNode) -> [(first: JSONNode, second: JSONNode)] {
    var seen: [UTF8Key: JSONNode] = [:]
    return object.members.compactMap { member in
      let name = UTF8Key(member.name)
      if let first = seen[name] { return (first, member.key) }
      seen[name] = member.key
      return nil
    }
  }

  /// Returns whether names are in ascending byte order. Then they cannot occur twice, which is the case in most
  /// objects.
  private static func ascends(
    _ object: Int, _ nodes: ContiguousArray<JSONDocument.Node>, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    let end = Int(nodes[object].next)
    var name = object + 1
    while name < end {
      let next = Int(nodes[name + 1].next)
      if next < end, nodes[name].hasEscapes || nodes[next].hasEscapes || !precedes(nodes[name], nodes[next], bytes) {
        return false
      }
      name = next
    }
    return true
  }

  /// Compares the names byte by byte. Both are in quotes.
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
