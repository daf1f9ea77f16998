/// A place in a catalog by the names of members on the way to it.
public struct MergePlace: Sendable, Equatable {
  /// From the catalog's outermost object.
  public let path: [String]

  /// The key of the entry; `nil` for what belongs to the catalog as a whole.
  public var key: String? { path.count > 1 && path[0] == "strings" ? path[1] : nil }
  /// The language; `nil` for what belongs to all of them.
  public var language: String? { path.count > 3 && path[2] == "localizations" ? path[3] : nil }

  /// The names below the language, or below the entry, that tell the place from others: kinds of variation, cases and
  /// substitutions.
  public var cases: [String] {
    let rest = key == nil ? path[...] : path.dropFirst(language == nil ? 2 : 4)
    return rest.filter { !Self.frames.contains($0) }
  }

  private static let frames: Set<String> = [
    "localizations", "stringSet", "stringUnit", "strings", "substitutions", "variations",
  ]
}
