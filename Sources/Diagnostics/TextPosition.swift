/// A position in a file, as editors count.
public struct TextPosition: Sendable, Hashable, Comparable {
  /// 1-based.
  public var line: Int
  /// 1-based, in UTF-16 code units.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: TextPosition, b: TextPosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
