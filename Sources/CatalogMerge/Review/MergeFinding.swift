/// A difference between a committed merge and the result that its sides require.
public struct MergeFinding: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// An entry is missing, with its strings in some languages.
    case lostEntry(languages: [String])
    /// A string is missing.
    case lost(String?)
    /// The text or its state is different.
    case differs(expected: String?, found: String?)
    /// A string that one side removed is present.
    case returned(String?)
  }

  public let kind: Kind
  /// The names of members from the catalog's root object to the place.
  public let path: [String]

  public var place: MergePlace { MergePlace(path: path) }
}
