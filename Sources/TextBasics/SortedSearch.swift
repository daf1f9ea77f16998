extension RandomAccessCollection where Index == Int {
  /// The first position whose element satisfies a condition; the end if none does. The elements must be partitioned:
  /// once the condition holds, it holds for all that follow.
  @inlinable package func firstIndex(sortedSo holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
