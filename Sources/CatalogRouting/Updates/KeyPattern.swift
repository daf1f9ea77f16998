import StringCatalog
import TextBasics

/// A text with gaps, as interpolations and format specifiers leave them, from which keys may be made: `step_%d`,
/// `%@.title`.
struct KeyPattern {
  /// The bytes that part texts within keys: `alert.title`.
  static let marks: Set<UInt8> = [.period, .underscore, .minus, .slash, .colon]
  /// The shortest part of a text that may tell its keys, in bytes.
  static let shortest = 3
  /// What stands for an interpolation in a literal's text.
  private static let interpolation = "%@"
  /// What stands for specifiers in a text's shape.
  private static let gap = "\u{0}"

  /// At least two pieces, an empty one also beside a mark at the beginning or end, to which more may be added.
  private let text: GappedText

  /// Fails for a text that has no gaps, or too little besides to tell its keys.
  init?(_ text: String) {
    let shape = FormatString(text.replacing(Self.interpolation, with: Self.gap)).shape
    guard shape.utf8.contains(0) else { return nil }
    let gaps = shape.replacing("%%", with: Self.gap)
    var pieces = gaps.utf8.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
    guard pieces.reduce(0, { $0 + $1.count }) >= Self.shortest else { return nil }
    if let first = pieces.first?.first, Self.marks.contains(first) { pieces.insert([], at: 0) }
    if let last = pieces.last?.last, Self.marks.contains(last) { pieces.append([]) }
    self.text = GappedText(pieces)
  }

  /// What the keys begin with.
  var beginning: [UInt8] { text.beginning }

  func matches(_ key: String) -> Bool { text.matches(key) }
}
