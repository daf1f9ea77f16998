extension Collection<UInt8> {
  /// Whether some bytes stand in these.
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
  /// Whether the bytes of a range are those of another text from an offset on.
  package func matches(_ range: Range<Int>, in other: ContiguousArray<UInt8>, at start: Int) -> Bool {
    guard range.upperBound <= count, start + range.count <= other.count else { return false }
    let same = withContiguousStorageIfAvailable { mine in
      other.withContiguousStorageIfAvailable { others in
        var (position, end) = (0, range.count & ~63)
        while position < end {
          // A block is compared as a whole, which the compiler does with vectors.
          var difference: UInt8 = 0
          for offset in position..<position + 64 {
            difference |= mine[range.lowerBound + offset] ^ others[start + offset]
          }
          if difference != 0 { return false }
          position += 64
        }
        end = range.count
        while position < end, mine[range.lowerBound + position] == others[start + position] { position += 1 }
        return position == end
      } ?? false
    }
    return same ?? false
  }

  /// Whether they are the same bytes as others: `==` takes seven instructions a byte.
  package func isSame(as other: ContiguousArray<UInt8>) -> Bool {
    count == other.count && matches(0..<count, in: other, at: 0)
  }
}

extension String {
  /// Whether the bytes of a text end at an offset of this text and are those before it: `elementsEqual` takes ten instructions a byte.
  @inlinable package func hasBytes(of other: String, endingAt end: Int) -> Bool {
    let same = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { others in
        guard end >= others.count, end <= mine.count else { return false }
        var (left, right) = (end, others.count)
        // Paths and keys are alike at their beginnings.
        while right > 0, mine[left - 1] == others[right - 1] { (left, right) = (left - 1, right - 1) }
        return right == 0
      }
    }
    return (same ?? nil) ?? utf8.prefix(end).suffix(other.utf8.count).elementsEqual(other.utf8)
  }
}
