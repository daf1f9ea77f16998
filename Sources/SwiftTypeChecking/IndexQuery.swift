import SwiftParsing

/// A query of a checker to the index, as a digest of 32 bits. The queries of a file determine which changes of
/// declarations may change its results. Two queries with the same digest count as one, which only costs time.
public struct IndexQuery: Hashable, Sendable {
  public let digest: UInt32

  public init(digest: UInt32) { self.digest = digest }

  private init(_ kind: UInt64, _ name: Name, _ owner: UInt64 = 0) {
    var word = (name.hash ^ owner &* 0x9e37_79b9_7f4a_7c15) &+ kind &* 0xd6e8_feb8_6659_fd93
    word = (word ^ word >> 32) &* 0xd6e8_feb8_6659_fd93
    digest = UInt32(truncatingIfNeeded: word >> 32)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  public func _rawHashValue(seed: Int) -> Int { spread(UInt64(digest), seed) }

  /// Returns the declarations with a given name at file level, and all types with that name, including nested ones.
  package static func topLevel(_ name: Name) -> IndexQuery { IndexQuery(1, name) }

  /// Returns the members of a type with a given name.
  ///
  /// - Parameter owner: the name of a type of the project, or `nil` for all types of the SDK.
  static func member(_ name: Name, of owner: Name?) -> IndexQuery { IndexQuery(2, name, owner?.hash ?? 1) }

  /// Returns all members with a given name, whatever type has them.
  static func anyMember(_ name: Name) -> IndexQuery { IndexQuery(3, name) }

  /// Returns the protocols that extensions add to types with a given name.
  static func conformances(of name: Name) -> IndexQuery { IndexQuery(4, name) }

  /// Returns the variables with attributes that extensions add to types with a given name.
  static func attributedVariables(of name: Name) -> IndexQuery { IndexQuery(5, name) }

  static func operatorFunctions(_ name: Name) -> IndexQuery { IndexQuery(6, name) }

  static func macros(_ name: Name) -> IndexQuery { IndexQuery(7, name) }

  /// Returns the parameter types that follow from calls of a name without a declaration.
  static func calls(of name: Name) -> IndexQuery { IndexQuery(8, name) }
}
