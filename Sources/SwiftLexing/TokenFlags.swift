/// The context before a token, and problems of the token.
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break (possibly inside a comment) precedes this token; also set on the first token.
  public static let newlineBefore = TokenFlags(rawValue: 1)
  /// White space, a line break or a comment directly precedes this token; also set on the first token.
  public static let spaceBefore = TokenFlags(rawValue: 2)
  /// An identifier in backticks. Its range includes them.
  public static let backticked = TokenFlags(rawValue: 4)
  /// A string or regular expression without its closing delimiter; on `.endOfFile`, an unclosed comment.
  public static let unterminated = TokenFlags(rawValue: 8)
  /// A piece of a literal with `"""`.
  public static let multiline = TokenFlags(rawValue: 16)
  /// A piece of a literal with `#` delimiters.
  public static let raw = TokenFlags(rawValue: 32)
}

// `OptionSet` provides the same generically: unoptimized builds spend a third of their time on it.
extension TokenFlags {
  @inlinable
  public init() { self.init(rawValue: 0) }

  @inlinable
  public func contains(_ member: TokenFlags) -> Bool { rawValue & member.rawValue == member.rawValue }

  @inlinable
  public func union(_ other: TokenFlags) -> TokenFlags { TokenFlags(rawValue: rawValue | other.rawValue) }

  @inlinable
  public mutating func formUnion(_ other: TokenFlags) { self = union(other) }
}
