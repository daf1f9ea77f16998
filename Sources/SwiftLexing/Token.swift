/// A lexical element of Swift source: a kind, flags and a byte range. Its text is read from the source when needed.
public struct Token: Sendable, Equatable {
  public var kind: TokenKind
  public var flags: TokenFlags
  /// The offset of the first byte, from the start of the source.
  public var start: UInt32
  /// The offset after the last byte.
  public var end: UInt32

  public init(kind: TokenKind, flags: TokenFlags = TokenFlags(), start: UInt32, end: UInt32) {
    self.kind = kind
    self.flags = flags
    self.start = start
    self.end = end
  }

  public var range: Range<Int> { Int(start)..<Int(end) }
}
