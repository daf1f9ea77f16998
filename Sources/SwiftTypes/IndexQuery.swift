import SwiftOutline

/// A question that a checker asks the index, in 32 bits. Who keeps the questions of a file's reading knows which changes
/// of declarations may change what it found; two questions of one digest are taken for one, which costs time alone.
public struct IndexQuery: Hashable, Sendable {
  public let digest: UInt32

  public init(digest: UInt32) { self.digest = digest }

  private init(_ kind: UInt64, _ name: Name, _ owner: UInt64 = 0) {
    var word = (name.hash ^ owner &* 0x9e37_79b9_7f4a_7c15) &+ kind &* 0xd6e8_feb8_6659_fd93
    word = (word ^ word >> 32) &* 0xd6e8_feb8_6659_fd93
    digest = UInt32(truncatingIfNeeded: word >> 32)
  }

  /// What stands at file level under a name; also asked of every type, wherever it stands.
  package static func topLevel(_ name: Name) -> IndexQuery { IndexQuery(1, name) }

  /// The members of a name that a type has.
  /// - Parameter owner: the name of a type of the project; `nil` for all types of the SDK.
  static func member(_ name: Name, of owner: Name?) -> IndexQuery { IndexQuery(2, name, owner?.hash ?? 1) }

  /// The members of a name, whatever type has them.
  static func anyMember(_ name: Name) -> IndexQuery { IndexQuery(3, name) }

  /// The protocols that extensions add to types of a name.
  static func conformances(of name: Name) -> IndexQuery { IndexQuery(4, name) }

  /// The variables with attributes that extensions add to types of a name.
  static func attributedVariables(of name: Name) -> IndexQuery { IndexQuery(5, name) }

  static func operatorFunctions(_ name: Name) -> IndexQuery { IndexQuery(6, name) }

  static func macros(_ name: Name) -> IndexQuery { IndexQuery(7, name) }

  /// What the calls of a name that nothing declares tell of its parameters.
  static func calls(of name: Name) -> IndexQuery { IndexQuery(8, name) }
}

/// The questions that were asked while something was found out.
public final class QueryLog {
  public private(set) var queries: Set<IndexQuery> = []

  public init() {}

  func note(_ query: IndexQuery) { queries.insert(query) }

  func note(_ more: Set<IndexQuery>) { queries.formUnion(more) }

  /// Begins anew.
  public func clear() { queries.removeAll(keepingCapacity: true) }
}
