import StringCatalog
import TextBasics

/// A string with gaps for interpolations and format specifiers, from which keys may be made: `step_%d`, `%@.title`.
struct KeyPattern {
  /// The bytes that separate parts of keys: `alert.title`.
  static let marks: Set<UInt8> = [.period, .underscore, .minus, .slash, .colon]
  /// The shortest part of a string that may identify its keys, in bytes.
  static let shortest = 3
  /// The placeholder for an interpolation in a literal's text.
  private static let interpolation = "%@"
  /// The placeholder for specifiers in a string's shape.
  private static let gap = "\u{0}"

  /// At least two pieces. One is empty if the text begins or ends with a separator, to which code may add text.
  private let text: GappedText

  /// Fails for a string without gaps, or with too little other text to identify its keys.
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

  /// The prefix of the keys.
  var beginning: [UInt8] { text.beginning }

  func matches(_ key: String) -> Bool { text.matches(key) }
}
