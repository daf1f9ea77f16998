/// Where the parts of a text went when it was edited in one place.
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

  /// The part of the old text that the edit replaces, and that of the new text that it puts in.
  var edit: (old: Range<Int>, new: Range<Int>) { (prefix..<counts.old - suffix, prefix..<counts.new - suffix) }

  /// The range of the new text that a range of the old one has become; `nil` where the edit reaches into it.
  func range(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= prefix { return range }
    guard range.lowerBound >= counts.old - suffix else { return nil }
    let distance = counts.new - counts.old
    return range.lowerBound + distance..<range.upperBound + distance
  }
}
