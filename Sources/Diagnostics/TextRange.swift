/// The part of a file that a finding is about.
public struct TextRange: Sendable, Hashable {
  public var start: TextPosition
  /// The position after the last character, or `nil` if only the start is known.
  public var end: TextPosition?

  public init(_ start: TextPosition, end: TextPosition? = nil) {
    self.start = start
    self.end = end
  }

  /// Creates a range that starts at a line and column.
  public init(line: Int, column: Int) { self.init(TextPosition(line: line, column: column)) }
}
