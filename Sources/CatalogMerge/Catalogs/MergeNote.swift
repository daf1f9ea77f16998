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

/// A place in a catalog, as a path of member names.
public struct MergePlace: Sendable, Equatable {
  /// From the catalog's root object.
  public let path: [String]

  /// The key of the entry, or `nil` for a part of the catalog outside its entries.
  public var key: String? { path.count > 1 && path[0] == "strings" ? path[1] : nil }
  /// The language, or `nil` for a part that belongs to all languages.
  public var language: String? { path.count > 3 && path[2] == "localizations" ? path[3] : nil }

  /// The names below the language, or below the entry, that identify the place: kinds of variation, cases and
  /// substitutions.
  public var cases: [String] {
    let rest = key == nil ? path[...] : path.dropFirst(language == nil ? 2 : 4)
    return rest.filter { !Self.frames.contains($0) }
  }

  private static let frames: Set<String> = [
    "localizations", "stringSet", "stringUnit", "strings", "substitutions", "variations",
  ]
}
