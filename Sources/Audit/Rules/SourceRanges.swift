import TextBasics

/// Ranges of bytes by the path of their source, in order and without overlaps.
struct SourceRanges {
  private var byPath: [String: [Range<Int>]] = [:]

  subscript(_ path: String) -> [Range<Int>] {
    get { byPath[path] ?? [] }
    set { byPath[path] = Self.merged(newValue) }
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}

extension [Range<Int>] {
  /// Returns whether one of the ranges, which are sorted like those in `SourceRanges`, contains a position.
  ///
  /// - Parameter isBefore: returns whether the position is before an offset.
  func hasRange(around isBefore: (Int) -> Bool) -> Bool {
    let first = firstIndex(sortedSo: { isBefore($0.upperBound) })
    return first < count && !isBefore(self[first].lowerBound)
  }
}
