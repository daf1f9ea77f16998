/// The reason why XML is rejected, and its position.
public struct XMLError: Error, Sendable, Equatable {
  /// A sentence without path, line and full stop.
  public var message: String
  /// 1-based.
  public var line: Int
  /// 1-based, in bytes.
  public var column: Int

  public init(_ message: String, line: Int, column: Int) {
    (self.message, self.line, self.column) = (message, line, column)
  }
}
