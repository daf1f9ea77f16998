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
