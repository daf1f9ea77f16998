import TextBasics

/// Why a file is not the table that it should be, or what is doubtful in one, and where.
public struct StringsProblem: Error, Sendable, Equatable {
  /// A sentence without path, line and full stop.
  public var message: String
  /// 1-based; lines end with LF, CR or both.
  public var line: Int
  /// 1-based, in bytes of the text in UTF-8, whatever the file's encoding; a byte order mark counts for nothing.
  public var column: Int
  /// The key that stands twice, if that is the problem.
  public var duplicate: String?

  /// Why a table in the binary format is left alone.
  public static let binary = StringsProblem("a binary table is made by builds and is not to be changed")

  /// The problem with a text that XML cannot hold.
  static func control(_ key: String) -> StringsProblem {
    StringsProblem("XML cannot hold a control character of \(TerminalSafeText.quoted(key))")
  }

  public init(_ message: String, line: Int = 1, column: Int = 1) {
    self.message = message
    self.line = line
    self.column = column
  }
}
