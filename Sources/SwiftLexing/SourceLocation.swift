/// A position in a file: both numbers are 1-based, the column counts UTF-8 bytes, as in `.stringsdata`.
public struct SourceLocation: Sendable, Hashable, Comparable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
