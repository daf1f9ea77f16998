/// What a merge that somebody made has otherwise than its sides want it.
public struct MergeFinding: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// An entry is gone, with its texts in some languages.
    case lostEntry(languages: [String])
    /// A text is gone.
    case lost(String?)
    /// Another text, or the same in another state, stands there.
    case differs(expected: String?, found: String?)
    /// A text is there that one side took away.
    case returned(String?)
  }

  public let kind: Kind
  /// The names of members from the catalog's outermost object to the place.
  public let path: [String]

  public var place: MergePlace { MergePlace(path: path) }
}
