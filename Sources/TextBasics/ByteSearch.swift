extension Collection<UInt8> {
  /// Returns whether the text contains some bytes.
  @inlinable package func holdsBytes(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return false }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

extension ContiguousArray<UInt8> {
  /// Returns the bytes of a range with some parts replaced.
  /// - Parameter edits: sorted, without overlaps.
  package func replacing(
    _ edits: [(range: Range<Int>, bytes: ContiguousArray<UInt8>)], in range: Range<Int>
  ) -> ContiguousArray<UInt8> {
    var whole = ContiguousArray<UInt8>()
    whole.reserveCapacity(edits.reduce(range.count) { $0 + $1.bytes.count - $1.range.count })
    var position = range.lowerBound
    for edit in edits {
      whole.append(contentsOf: self[position..<edit.range.lowerBound])
      whole.append(contentsOf: edit.bytes)
      position = edit.range.upperBound
    }
    whole.append(contentsOf: self[position..<range.upperBound])
    return whole
  }
}

extension String {
  /// Returns whether this text contains another one that ends at an offset. `elementsEqual` takes ten instructions per
  /// byte.
  @inlinable package func hasBytes(of other: String, endingAt end: Int) -> Bool {
    let same = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { others in
        guard end >= others.count, end <= mine.count else { return false }
        var (left, right) = (end, others.count)
        // Paths and keys often share their beginnings, so the comparison starts at the end.
        while right > 0, mine[left - 1] == others[right - 1] { (left, right) = (left - 1, right - 1) }
        return right == 0
      }
    }
    return (same ?? nil) ?? utf8.prefix(end).suffix(other.utf8.count).elementsEqual(other.utf8)
  }
}
