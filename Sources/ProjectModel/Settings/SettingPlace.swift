/// The position of a build setting, or of a text in a property list that a tool generates.
public struct SettingPlace: Sendable, Hashable {
  /// Absolute.
  public let file: FilePath
  /// 1-based.
  public let line: Int
  /// 1-based, in bytes.
  public let column: Int

  public init(file: FilePath, line: Int, column: Int) { (self.file, self.line, self.column) = (file, line, column) }
}
