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
