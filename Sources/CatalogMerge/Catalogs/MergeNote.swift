/// What a merge made of a key that one side took away while the other had more to say of it.
public struct MergeNote: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// The key stays for the languages that the other side added.
    case kept(languages: [String])
    /// The side certainly renamed it: what the other side changed stands at both keys. The old one stays in any case; there may
    /// be no languages but those that are conflicts at the new one.
    case renamed(to: String, languages: [String])
    /// The key was stale and goes, with what the other side changed.
    case swept(languages: [String])
  }

  public let kind: Kind
  /// The key that was taken away.
  public let key: String
  /// The side that took it away.
  public let side: MergeSide

  /// The names of members from the catalog's outermost object to the entry of the result.
  public var path: [String] {
    switch kind {
    case .kept, .swept: ["strings", key]
    case .renamed(let new, _): ["strings", new]
    }
  }
}
