/// A comment of a source. A lexer finds the comments, so text in string literals is never one.
public struct SourceComment: Sendable, Equatable {
  /// The whole comment, including its slashes.
  public let text: String
  public let start: TextPosition
  /// The line where it ends.
  public let lastLine: Int

  public init(_ text: String, start: TextPosition, lastLine: Int? = nil) {
    self.text = text
    self.start = start
    self.lastLine = lastLine ?? start.line
  }
}
