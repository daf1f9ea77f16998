import StructuredText

/// Why a file cannot be taken, and where.
public struct ExchangeProblem: Error, Sendable, Equatable {
  /// A sentence without path, line and full stop.
  public var message: String
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int

  public init(_ message: String, line: Int, column: Int) {
    (self.message, self.line, self.column) = (message, line, column)
  }

  init(_ problem: XMLProblem) { self.init(problem.message, line: problem.line, column: problem.column) }
}
