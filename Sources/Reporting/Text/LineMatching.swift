import TextBasics

/// Finds the lines that two strings have in common, in nearly linear time.
///
/// Lines that occur once in both strings are anchors. The longest ascending run of anchors is kept, and the lines
/// between two anchors are compared in the same way (Bram Cohen's patience diff). The keys of a catalog are such lines.
package struct LineMatching {
  /// For each line of the new text, the index of the equal line in the old text, or `nil` for an added line.
  package private(set) var origins: [Int?]
  /// The number of equal lines at the start.
  private let before: Int
  /// The lines between the first and the last change. Equal lines have the same number.
  private let old: [Int]
  private let new: [Int]
  /// The positions of lines by number, in the ranges whose anchors are searched. All are unset between two searches.
  private var oldPlaces: [Place]
  private var newPlaces: [Place]

  private enum Place: Equatable {
    case unseen
    case once(Int)
    case repeated
  }

  /// Lines are bytes, so that canonically equivalent strings with different bytes are different.
  package init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    let (before, after) = Self.equalEnds(old, new)
    self.before = before
    origins = new.indices.map { index in
      if index < before { return index }
      return index >= new.count - after ? index + old.count - new.count : nil
    }
    var numbers = LineNumbers()
    self.old = old[before..<old.count - after].map { numbers.number(of: $0) }
    self.new = new[before..<new.count - after].map { numbers.number(of: $0) }
    oldPlaces = Array(repeating: .unseen, count: numbers.count)
    newPlaces = oldPlaces
    var pending = [(self.old.indices, self.new.indices)]
    while let (a, b) = pending.popLast() { pending += matchEnds(a, b) }
  }

  /// Returns the numbers of equal lines at the start and at the end. No line belongs to both.
  private static func equalEnds(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> (before: Int, after: Int) {
    let count = min(old.count, new.count)
    var before = 0
    while before < count, old[before] == new[before] { before += 1 }
    var after = 0
    while after < count - before, old[old.count - 1 - after] == new[new.count - 1 - after] { after += 1 }
    return (before, after)
  }

  private mutating func match(_ i: Int, _ j: Int) { origins[before + j] = before + i }

  /// Matches equal lines at the start and end, and the anchors in between.
  /// - Returns: the pairs of ranges that remain to be compared.
  private mutating func matchEnds(_ a: Range<Int>, _ b: Range<Int>) -> [(Range<Int>, Range<Int>)] {
    var (a, b) = (a, b)
    while let i = a.first, let j = b.first, old[i] == new[j] {
      match(i, j)
      (a, b) = (i + 1..<a.upperBound, j + 1..<b.upperBound)
    }
    while let i = a.last, let j = b.last, old[i] == new[j] {
      match(i, j)
      (a, b) = (a.lowerBound..<i, b.lowerBound..<j)
    }
    guard !a.isEmpty, !b.isEmpty else { return [] }
    var rest: [(Range<Int>, Range<Int>)] = []
    var (i, j) = (a.lowerBound, b.lowerBound)
    for anchor in anchors(a, b) {
      match(anchor.old, anchor.new)
      rest.append((i..<anchor.old, j..<anchor.new))
      (i, j) = (anchor.old + 1, anchor.new + 1)
    }
    // Without an anchor the ranges cannot be divided, so they are replaced completely.
    if i > a.lowerBound || j > b.lowerBound { rest.append((i..<a.upperBound, j..<b.upperBound)) }
    return rest
  }

  private typealias Anchor = (old: Int, new: Int)

  private mutating func anchors(_ a: Range<Int>, _ b: Range<Int>) -> [Anchor] {
    Self.note(old, a, in: &oldPlaces)
    Self.note(new, b, in: &newPlaces)
    let shared = b.compactMap { j -> Anchor? in
      guard newPlaces[new[j]] == .once(j), case .once(let i) = oldPlaces[new[j]] else { return nil }
      return (i, j)
    }
    for index in a { oldPlaces[old[index]] = .unseen }
    for index in b { newPlaces[new[index]] = .unseen }
    return Self.longestRise(shared)
  }

  private static func note(_ lines: [Int], _ range: Range<Int>, in places: inout [Place]) {
    for index in range { places[lines[index]] = places[lines[index]] == .unseen ? .once(index) : .repeated }
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

/// Numbers lines in the order of their first occurrence.
private struct LineNumbers {
  /// A line with its hash. The standard hash of a slice takes several times as long.
  private struct Line: Hashable {
    let bytes: ArraySlice<UInt8>
    let hash: UInt64

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      var hash = FNV1a()
      hash.add(bytes)
      self.hash = hash.value
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private var numbers: [Line: Int] = [:]

  var count: Int { numbers.count }

  mutating func number(of bytes: ArraySlice<UInt8>) -> Int {
    let line = Line(bytes)
    if let number = numbers[line] { return number }
    numbers[line] = numbers.count
    return numbers.count - 1
  }
}
