import SwiftLexing
import TextBasics

/// An identifier or operator, represented by a 64-bit hash of its bytes: cheap to make, compare and look up on any
/// thread. Messages read its text from the source.
public struct Name: Hashable, Sendable {
  public let hash: UInt64

  public init(_ text: StaticString) { self = text.withUTF8Buffer { Name(bytes: $0) } }

  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { Name(bytes: $0) }
  }

  /// Creates a name from a stored hash.
  public init(hash: UInt64) { self.hash = hash }

  private init(bytes: some Collection<UInt8>) {
    var digest = FNV1a()
    digest.add(bytes)
    self.init(digest)
  }

  /// Creates a name from a digest of its bytes. It mixes the upper bits into the lower ones, which hash tables use.
  init(_ digest: FNV1a) { hash = digest.value ^ (digest.value >> 29) }

  /// Creates the name of a token, without its backticks.
  public init(_ token: Token, in source: borrowing SourceText) {
    var (next, end) = (Int(token.start), Int(token.end))
    if token.flags.contains(.backticked), end > next + 1 { (next, end) = (next + 1, end - 1) }
    var digest = FNV1a()
    while next < end {
      digest.add(source.bytes[next])
      next += 1
    }
    self.init(digest)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The name is already a hash: tables need no second one.
  public func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: hash ^ UInt64(bitPattern: Int64(seed))) }
}

extension Name {
  public static let underscore = Name("_")
  public static let `self` = Name("self")
  public static let selfType = Name("Self")
  public static let `super` = Name("super")
  public static let `init` = Name("init")
  /// The case of an optional that has a value.
  public static let some = Name("some")
  public static let `subscript` = Name("subscript")
  public static let `Any` = Name("Any")
  public static let appendInterpolation = Name("appendInterpolation")
}
