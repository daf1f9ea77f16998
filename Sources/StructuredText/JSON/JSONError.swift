import TextBasics

/// The reason why a file is not valid JSON, or not a valid catalog, and its position.
public struct JSONError: Error, Sendable, Equatable {
  /// A sentence without path, line and full stop.
  public var message: String
  /// 1-based.
  public var line: Int
  /// 1-based, in bytes. A byte order mark does not count.
  public var column: Int

  public init(_ message: String, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }

  init(_ message: String, at offset: Int, _ lines: LineTable) {
    let place = lines.place(of: offset)
    self.init(message, line: place.line, column: place.column)
  }
}
