/// Why XML is not read, and where.
public struct XMLProblem: Error, Sendable, Equatable {
  /// A sentence without path, line and full stop.
  public var message: String
  /// From 1.
  public var line: Int
  /// From 1, in bytes.
  public var column: Int

  public init(_ message: String, line: Int, column: Int) {
    (self.message, self.line, self.column) = (message, line, column)
  }
}
