import TextBasics

/// The reason why a file is not a valid table, or a questionable part of one, with its position.
public struct StringsProblem: Error, Sendable, Equatable {
  /// A sentence without path, line and full stop.
  public var message: String
  /// 1-based; lines end with LF, CR or both.
  public var line: Int
  /// 1-based, in bytes of the UTF-8 text, regardless of the file's encoding, without a byte order mark.
  public var column: Int
  /// The duplicate key, if that is the problem.
  public var duplicate: String?

  /// The reason why a binary table is not changed.
  public static let binary = StringsProblem("a binary table is made by builds and is not to be changed")

  /// Returns the problem for a text that XML cannot store.
  static func control(_ key: String) -> StringsProblem {
    StringsProblem("XML cannot hold a control character of \(TerminalSafeText.quoted(key))")
  }

  public init(_ message: String, line: Int = 1, column: Int = 1) {
    self.message = message
    self.line = line
    self.column = column
  }
}
