/// The role of a file in a localized project, by its name.
public enum FileKind: Sendable, Equatable {
  case swiftSource
  case stringCatalog
  /// An Objective-C, C or C++ source or header, which may use keys through macros.
  case objectiveC
  /// A storyboard or xib, whose catalog bears its name.
  case interfaceBuilder

  /// The extensions of names, the most frequent first.
  public static let extensions: [(name: String, kind: FileKind)] = [
    ("swift", .swiftSource), ("xcstrings", .stringCatalog), ("m", .objectiveC), ("mm", .objectiveC), ("c", .objectiveC),
    ("h", .objectiveC), ("cc", .objectiveC), ("cpp", .objectiveC), ("cxx", .objectiveC),
    ("storyboard", .interfaceBuilder), ("xib", .interfaceBuilder),
  ]

  /// Fails for a file that has nothing to do with localization.
  public init?(of path: FilePath) {
    let name = path.fileExtension
    guard let row = Self.extensions.first(where: { $0.name == name }) else { return nil }
    // What translators get has copies of catalogs and of storyboards.
    if row.kind == .stringCatalog || row.kind == .interfaceBuilder, path.string.contains(".xcloc/") { return nil }
    self = row.kind
  }
}
