import Diagnostics
import TextBasics

/// Ranges of bytes by the path of their source, sorted and without overlaps.
struct SourceRanges {
  private var byPath: [String: [Range<Int>]] = [:]

  subscript(_ path: String) -> [Range<Int>] {
    get { byPath[path] ?? [] }
    set { byPath[path] = Self.merged(newValue) }
  }

  static func merged<Bound: Comparable>(_ ranges: [Range<Bound>]) -> [Range<Bound>] {
    var merged: [Range<Bound>] = []
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

extension [Range<TextPosition>] {
  /// Returns whether one of the ranges, which are sorted and do not overlap, overlaps another range.
  func hasRange(overlapping range: Range<TextPosition>) -> Bool {
    let first = firstIndex(sortedSo: { range.lowerBound < $0.upperBound })
    return first < count && self[first].overlaps(range)
  }
}

extension [Range<UInt32>] {
  /// Returns whether one of the ranges, which are sorted and do not overlap, contains another range.
  func hasRange(containing range: Range<UInt32>) -> Bool {
    let first = firstIndex(sortedSo: { range.lowerBound < $0.upperBound })
    return first < count && self[first].lowerBound <= range.lowerBound && range.upperBound <= self[first].upperBound
  }
}
