/// Maps ranges of a text to the text after one edit.
struct TextShift {
  private let prefix: Int
  private let suffix: Int
  private let counts: (old: Int, new: Int)

  init(from old: ContiguousArray<UInt8>, to new: ContiguousArray<UInt8>) {
    let shorter = min(old.count, new.count)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.reversed(), new.reversed()).prefix(shorter - prefix).prefix { $0 == $1 }.count
    (self.prefix, self.suffix, counts) = (prefix, suffix, (old.count, new.count))
  }

  /// The range of the old text that the edit replaces, and the range of the new text that replaces it.
  var edit: (old: Range<Int>, new: Range<Int>) { (prefix..<counts.old - suffix, prefix..<counts.new - suffix) }

  /// Returns the new range of a range in the old text, or `nil` if the edit overlaps it.
  func range(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= prefix { return range }
    guard range.lowerBound >= counts.old - suffix else { return nil }
    let distance = counts.new - counts.old
    return range.lowerBound + distance..<range.upperBound + distance
  }
}
