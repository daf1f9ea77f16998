/// The bytes of one source file and where it came from.
public struct SourceText: Sendable {
  public let paths: SourcePaths
  public let bytes: ContiguousArray<UInt8>

  /// - Parameter projectPath: the path from the root; `nil` where it equals `path`.
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

  public init(path: String, text: String) {
    self.init(path: path, bytes: ContiguousArray(text.utf8))
  }

  /// The same file with other contents.
  public func holding(_ bytes: ContiguousArray<UInt8>) -> SourceText {
    SourceText(paths, bytes: bytes)
  }

  /// The text of a byte range; invalid UTF-8 is repaired.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  public func text(_ token: Token) -> String { text(token.range) }
}
