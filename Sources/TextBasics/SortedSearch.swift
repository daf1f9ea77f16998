extension RandomAccessCollection where Index == Int {
  /// Returns the first position whose element satisfies a condition, or the end if none does. The elements must be
  /// partitioned: if the condition is true for one element, it is true for all later ones.
  @inlinable package func firstIndex(sortedSo holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
