import SwiftLexing

/// An identifier or operator, known by a 64-bit hash of its bytes: cheap to make, compare and look up on any thread.
/// Its text is asked of the source where a message needs it.
public struct Name: Hashable, Sendable {
  public let hash: UInt64

  public init(_ text: StaticString) {
    self = text.withUTF8Buffer { Name(bytes: $0) }
  }

  public init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  init(bytes: some Collection<UInt8>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    self.hash = hash ^ (hash >> 29)
  }

  /// The name that a token spells, without its back-ticks.
  public init(_ token: Token, in source: SourceText) {
    var range = token.range
    if token.flags.contains(.backticked), range.count > 1 {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    self.init(bytes: source.bytes[range])
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The name is a hash already: tables need no second one.
  public func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: hash ^ UInt64(bitPattern: Int64(seed))) }
}

extension Name {
  public static let underscore = Name("_")
  public static let `self` = Name("self")
  public static let selfType = Name("Self")
  public static let `super` = Name("super")
  public static let `init` = Name("init")
  public static let `subscript` = Name("subscript")
  public static let `Any` = Name("Any")
  public static let assign = Name("=")
  public static let appendInterpolation = Name("appendInterpolation")
}
