/// The role of a file in a localized project, by its name.
public enum FileKind: Sendable, Equatable {
  case swiftSource
  case stringCatalog
  /// An Objective-C, C or C++ source or header, which may use keys through macros.
  case objectiveC
  /// A storyboard or xib, whose catalog bears its name.
  case interfaceBuilder
  /// A `.strings` or `.stringsdict` file of one language.
  case stringsTable
  /// An intent definition, whose tables bear its name.
  case intents

  /// The extensions of names, the most frequent first.
  public static let extensions: [(name: String, kind: FileKind)] = [
    ("swift", .swiftSource), ("xcstrings", .stringCatalog), ("m", .objectiveC), ("mm", .objectiveC), ("c", .objectiveC),
    ("h", .objectiveC), ("cc", .objectiveC), ("cpp", .objectiveC), ("cxx", .objectiveC),
    ("storyboard", .interfaceBuilder), ("xib", .interfaceBuilder), ("strings", .stringsTable),
    ("stringsdict", .stringsTable), ("intentdefinition", .intents),
  ]

  /// Whether the files are sources of any language, storyboards and xibs included.
  public var isCompiled: Bool {
    switch self {
    case .swiftSource, .objectiveC, .interfaceBuilder: true
    case .stringCatalog, .stringsTable, .intents: false
    }
  }

  /// Whether the files count only for tables of one language each: a project can do without them.
  public var isOfTables: Bool { self == .stringsTable }

  /// Whether a sync or a merge may write such files.
  public var isOfTexts: Bool { self == .stringCatalog || isOfTables }

  /// Fails for a file that has nothing to do with localization, and for `._a.swift`, where macOS keeps what other disks cannot
  /// store of `a.swift`.
  public init?(of path: FilePath) {
    guard let row = Self.extensions.first(where: { path.hasExtension($0.name) }), !path.nameBegins(with: "._") else {
      return nil
    }
    // What translators get has copies of catalogs, storyboards and intent definitions.
    let isCopied = row.kind == .stringCatalog || row.kind == .interfaceBuilder || row.kind == .intents
    if isCopied, path.string.contains(".xcloc/") { return nil }
    self = row.kind
  }
}

extension FilePath {
  /// That of the names of property lists.
  public static let propertyListExtension = "plist"

  /// Whether it is the path of a property list.
  public var isPropertyList: Bool { fileExtension == Self.propertyListExtension }

  /// Whether it is the path of a `.stringsdict` table.
  public var isStringsDict: Bool { fileExtension == "stringsdict" }

  /// Whether it is the path of a `.strings` or `.stringsdict` table.
  public var isStringsTable: Bool { FileKind(of: self) == .stringsTable }
}
