// Compares values, in one document or in two.
extension JSONNode {
  /// The maximum depth for comparing values part by part. Deeper ones are equal only if they are written alike.
  private static let comparedDepth = 64

  /// Returns whether two values differ at most in white space, the order of members and the escapes in strings. The
  /// notation of numbers matters. No object may have a name twice.
  package func isSame(as other: JSONNode) -> Bool { isSame(as: other, depth: 0) }

  /// Returns whether the bytes are the same, including white space.
  func hasBytes(of other: JSONNode) -> Bool {
    let (mine, others) = (range, other.range)
    return mine.count == others.count && document.bytes.matches(mine, in: other.document.bytes, at: others.lowerBound)
  }

  private func isSame(as other: JSONNode, depth: Int) -> Bool {
    guard kind == other.kind, valueCount == other.valueCount else { return false }
    if hasBytes(of: other) { return true }
    if depth >= Self.comparedDepth { return isWritten(like: other) }
    switch kind {
    case .string: return isWritten(like: other) || hasText(of: other)
    case .object: return hasMembers(of: other, depth: depth)
    case .array: return zip(elements, other.elements).allSatisfy { $0.isSame(as: $1, depth: depth + 1) }
    case .number, .true, .false, .null: return isWritten(like: other)
    }
  }

  /// The number of values inside it, including names and itself.
  private var valueCount: Int { Int(document.nodes[index].next) - index }

  /// Returns whether the tokens are the same, one by one.
  private func isWritten(like other: JSONNode) -> Bool {
    let count = valueCount
    guard other.valueCount == count else { return false }
    let (mine, others) = (document.nodes, other.document.nodes)
    let (bytes, otherBytes) = (document.bytes, other.document.bytes)
    for offset in 0..<count {
      let (a, b) = (mine[index + offset], others[other.index + offset])
      guard a.kind == b.kind else { return false }
      // The ends of objects and arrays follow from the numbers of values inside them.
      if a.kind == .object || a.kind == .array {
        guard Int(a.next) - index == Int(b.next) - other.index else { return false }
      } else {
        guard a.end - a.start == b.end - b.start else { return false }
        let (start, otherStart) = (Int(a.start), Int(b.start))
        for position in 0..<Int(a.end - a.start) where bytes[start + position] != otherBytes[otherStart + position] {
          return false
        }
      }
    }
    return true
  }

  /// Returns whether two strings that are written differently have the same text.
  private func hasText(of other: JSONNode) -> Bool {
    guard hasEscapes || other.hasEscapes, let text = string, let otherText = other.string else { return false }
    return text.utf8.elementsEqual(otherText.utf8)
  }

  private func hasMembers(of other: JSONNode, depth: Int) -> Bool {
    guard hasNamesInOrder(of: other) else { return hasMembersInAnyOrder(of: other, depth: depth) }
    return zip(members, other.members).allSatisfy { $0.value.isSame(as: $1.value, depth: depth + 1) }
  }

  /// Returns whether the names are written alike and in the same order, as in most objects. Only as many names as the
  /// shorter object has are compared: the numbers of values show whether the lengths differ. Values are not compared
  /// here, because each must be compared only once.
  private func hasNamesInOrder(of other: JSONNode) -> Bool {
    zip(members, other.members).allSatisfy { mine, others in
      !mine.key.hasEscapes && !others.key.hasEscapes && mine.key.hasBytes(of: others.key)
    }
  }

  private func hasMembersInAnyOrder(of other: JSONNode, depth: Int) -> Bool {
    let others = Array(other.members)
    var positions: [String: [Int]]?
    for (position, member) in members.enumerated() {
      if position < others.count, others[position].hasName(of: member) {
        guard member.value.isSame(as: others[position].value, depth: depth + 1) else { return false }
        continue
      }
      let known = positions ?? Dictionary(grouping: others.indices) { others[$0].name }
      positions = known
      let name = member.name
      guard let found = known[name]?.first(where: { others[$0].hasName(name) }),
        member.value.isSame(as: others[found].value, depth: depth + 1)
      else { return false }
    }
    return true
  }
}
