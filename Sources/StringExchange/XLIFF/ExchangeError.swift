import StructuredText

/// The reason why a file cannot be read, with its position.
public struct ExchangeError: Error, Sendable, Equatable {
  /// A sentence without path, line and full stop.
  public var message: String
  /// 1-based.
  public var line: Int
  /// 1-based.
  public var column: Int

  public init(_ message: String, line: Int, column: Int) {
    (self.message, self.line, self.column) = (message, line, column)
  }

  package init(_ problem: XMLError) { self.init(problem.message, line: problem.line, column: problem.column) }

  package init(_ problem: JSONError) { self.init(problem.message, line: problem.line, column: problem.column) }
}
