/// The reason why a file is not supported YAML, and its position.
public struct YAMLError: Error, Sendable, Equatable {
  /// A sentence without path, line and full stop.
  public let message: String
  /// 1-based.
  public let line: Int
  /// 1-based, in bytes. A byte order mark does not count.
  public let column: Int
}
