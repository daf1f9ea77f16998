/// The treatment of a key that one side removed and the other changed.
public struct MergeNote: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// The key stays for the languages that the other side added.
    case kept(languages: [String])
    /// The side certainly renamed the key, and the changes of the other side are at both keys. The old key always
    /// stays. The list is empty if all changed languages are conflicts at the new key.
    case renamed(to: String, languages: [String])
    /// The key was stale and is removed, together with the changes of the other side.
    case swept(languages: [String])
  }

  public let kind: Kind
  /// The removed key.
  public let key: String
  /// The side that removed it.
  public let side: MergeSide

  /// The names of members from the catalog's root object to the entry of the result.
  public var path: [String] {
    switch kind {
    case .kept, .swept: ["strings", key]
    case .renamed(let new, _): ["strings", new]
    }
  }
}
