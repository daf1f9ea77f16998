/// Why a project file cannot be read, and where.
public struct ProjectProblem: Error, Sendable, Equatable {
  /// The end of a sentence whose subject is the file.
  public let message: String
  /// 1-based; `nil` where the place is not known.
  public let line: Int?
  /// 1-based, in bytes.
  public let column: Int?

  public init(_ message: String, line: Int? = nil, column: Int? = nil) {
    self.message = message
    self.line = line
    self.column = column
  }
}
