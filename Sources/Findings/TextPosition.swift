/// A place in a file, as editors count.
public struct TextPosition: Sendable, Hashable, Comparable {
  /// From 1.
  public var line: Int
  /// In UTF-16 code units, from 1.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: TextPosition, b: TextPosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
