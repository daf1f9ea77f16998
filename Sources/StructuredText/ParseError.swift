import TextBasics

/// The reason why a file does not have its format, and its position.
public struct ParseError: Error, Sendable, Equatable {
  /// A sentence without path, line and full stop.
  public var message: String
  /// 1-based.
  public var line: Int
  /// 1-based, in bytes. A byte order mark does not count.
  public var column: Int

  public init(_ message: String, line: Int = 1, column: Int = 1) {
    self.message = message
    self.line = line
    self.column = column
  }

  init(_ message: String, at offset: Int, _ lines: LineTable) {
    let place = lines.place(of: offset)
    self.init(message, line: place.line, column: place.column)
  }
}
