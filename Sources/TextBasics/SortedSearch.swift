extension RandomAccessCollection where Index == Int {
  /// The first position of which something holds that holds of all behind it, too; the end if it holds of none.
  @inlinable package func firstIndex(sortedSo holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
