/// The reason why a project file cannot be read, with its position.
public struct ProjectError: Error, Sendable, Equatable {
  /// The predicate of a sentence whose subject is the file.
  public let message: String
  /// 1-based, or `nil` if the position is unknown.
  public let line: Int?
  /// 1-based, in bytes.
  public let column: Int?

  public init(_ message: String, line: Int? = nil, column: Int? = nil) {
    self.message = message
    self.line = line
    self.column = column
  }
}
