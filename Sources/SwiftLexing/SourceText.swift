/// The bytes of one source file and where it came from.
public struct SourceText: Sendable {
  /// The path as messages print it, which depends on the folder that strex is started in and so decides nothing.
  public let path: String
  /// The path from the project's root, which decides whatever paths decide: order, and which folders are near.
  public let projectPath: String
  public let bytes: ContiguousArray<UInt8>

  /// - Parameter projectPath: `nil` where it is `path`.
  public init(path: String, projectPath: String? = nil, bytes: ContiguousArray<UInt8>) {
    self.path = path
    self.projectPath = projectPath ?? path
    self.bytes = bytes
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: ContiguousArray(text.utf8))
  }

  /// The same file with other contents.
  public func holding(_ bytes: ContiguousArray<UInt8>) -> SourceText {
    SourceText(path: path, projectPath: projectPath, bytes: bytes)
  }

  /// The text of a byte range; invalid UTF-8 is repaired.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  public func text(_ token: Token) -> String { text(token.range) }
}
