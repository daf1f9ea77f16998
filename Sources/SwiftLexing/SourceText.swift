/// The bytes of a single source file and its path.
public struct SourceText: Sendable {
  public let paths: SourcePaths
  public let bytes: ContiguousArray<UInt8>

  /// - Parameter projectPath: the path from the root, or `nil` if it equals `path`.
  public init(path: String, projectPath: String? = nil, bytes: ContiguousArray<UInt8>) {
    self.init(SourcePaths(printed: path, fromRoot: projectPath), bytes: bytes)
  }

  private init(_ paths: SourcePaths, bytes: ContiguousArray<UInt8>) {
    self.paths = paths
    self.bytes = bytes
  }

  /// The path as messages print it.
  public var path: String { paths.printed }

  /// The path from the project's root.
  public var projectPath: String { paths.fromRoot }

  public init(path: String, text: String) { self.init(path: path, bytes: ContiguousArray(text.utf8)) }

  /// Returns the same file with other contents.
  public func holding(_ bytes: ContiguousArray<UInt8>) -> SourceText { SourceText(paths, bytes: bytes) }

  /// Returns the text of a byte range. Invalid UTF-8 is repaired.
  public func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  public func text(_ token: Token) -> String { text(token.range) }
}
