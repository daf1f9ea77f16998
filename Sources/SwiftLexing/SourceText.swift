/// The bytes of one source file and where it came from.
public struct SourceText: Sendable {
  /// The path as messages print it.
  public let path: String
  public let bytes: ContiguousArray<UInt8>

  public init(path: String, bytes: ContiguousArray<UInt8>) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: ContiguousArray(text.utf8))
  }

  /// The text of a byte range; invalid UTF-8 is repaired.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  public func text(_ token: Token) -> String { text(token.range) }
}
