import TextBasics

/// Finds the lines that two strings have in common, in nearly linear time.
///
/// Lines that occur once in both strings are anchors. The longest ascending run of anchors is kept, and the lines
/// between two anchors are compared in the same way (Bram Cohen's patience diff). The keys of a catalog are such lines.
package struct LineMatching {
  /// Lines are bytes, so canonically equivalent strings with different bytes are different.
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  /// For each line of the new text, the index of the equal line in the old text, or `nil` for an added line.
  package private(set) var origins: [Int?]

  package init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    self.old = old
    self.new = new
    origins = Array(repeating: nil, count: new.count)
    var pending = [(old.indices, new.indices)]
    while let (a, b) = pending.popLast() { pending += matchEnds(a, b) }
  }

  /// Matches equal lines at the start and end, and the anchors in between.
  /// - Returns: the pairs of ranges that remain to be compared.
  private mutating func matchEnds(_ a: Range<Int>, _ b: Range<Int>) -> [(Range<Int>, Range<Int>)] {
    var (a, b) = (a, b)
    while let i = a.first, let j = b.first, old[i] == new[j] {
      origins[j] = i
      (a, b) = (i + 1..<a.upperBound, j + 1..<b.upperBound)
    }
    while let i = a.last, let j = b.last, old[i] == new[j] {
      origins[j] = i
      (a, b) = (a.lowerBound..<i, b.lowerBound..<j)
    }
    guard !a.isEmpty, !b.isEmpty else { return [] }
    var rest: [(Range<Int>, Range<Int>)] = []
    var (i, j) = (a.lowerBound, b.lowerBound)
    for anchor in anchors(a, b) {
      origins[anchor.new] = anchor.old
      rest.append((i..<anchor.old, j..<anchor.new))
      (i, j) = (anchor.old + 1, anchor.new + 1)
    }
    // Without an anchor the ranges cannot be divided, so they are replaced completely.
    if i > a.lowerBound || j > b.lowerBound { rest.append((i..<a.upperBound, j..<b.upperBound)) }
    return rest
  }

  private typealias Anchor = (old: Int, new: Int)

  private func anchors(_ a: Range<Int>, _ b: Range<Int>) -> [Anchor] {
    let inOld = Self.unique(old, a)
    let inNew = Self.unique(new, b)
    let shared = b.compactMap { j -> Anchor? in
      guard inNew[new[j]] == .some(j), let i = inOld[new[j]], i >= 0 else { return nil }
      return (i, j)
    }
    return Self.longestRise(shared)
  }

  /// Returns the position of each line that occurs once in a range, by its content, or -1 for repeated lines.
  private static func unique(_ lines: [ArraySlice<UInt8>], _ range: Range<Int>) -> [ArraySlice<UInt8>: Int] {
    var places: [ArraySlice<UInt8>: Int] = [:]
    for index in range { places[lines[index]] = places[lines[index]] == nil ? index : -1 }
    return places
  }

  /// Returns the longest run of pairs that also ascends in the old lines. The pairs already ascend in the new lines.
  private static func longestRise(_ pairs: [Anchor]) -> [Anchor] {
    var tops: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let low = tops.firstIndex(sortedSo: { pairs[$0].old >= pair.old })
      before[index] = low > 0 ? tops[low - 1] : nil
      if low < tops.count { tops[low] = index } else { tops.append(index) }
    }
    var rise: [Anchor] = []
    var next = tops.last
    while let index = next {
      rise.append(pairs[index])
      next = before[index]
    }
    return rise.reversed()
  }
}
