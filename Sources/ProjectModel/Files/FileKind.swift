/// The role of a file in a localized project, by its name.
public enum FileKind: Sendable, Equatable {
  case swiftSource
  case stringCatalog
  /// An Objective-C, C or C++ source or header, which may use keys through macros.
  case objectiveC
  /// A storyboard or xib, whose catalog has its name.
  case interfaceBuilder
  /// A `.strings` or `.stringsdict` file of a single language.
  case stringsTable
  /// An intent definition, whose tables have its name.
  case intents

  /// The file extensions, the most frequent first.
  public static let extensions: [(name: String, kind: FileKind)] = [
    ("swift", .swiftSource), ("xcstrings", .stringCatalog), ("m", .objectiveC), ("mm", .objectiveC), ("c", .objectiveC),
    ("h", .objectiveC), ("cc", .objectiveC), ("cpp", .objectiveC), ("cxx", .objectiveC),
    ("storyboard", .interfaceBuilder), ("xib", .interfaceBuilder), ("strings", .stringsTable),
    ("stringsdict", .stringsTable), ("intentdefinition", .intents),
  ]

  /// Whether the files are sources of any language, including storyboards and xibs.
  public var isCompiled: Bool {
    switch self {
    case .swiftSource, .objectiveC, .interfaceBuilder: true
    case .stringCatalog, .stringsTable, .intents: false
    }
  }

  /// Whether the files matter only for single-language tables, so that projects without such tables can ignore them.
  public var isTableOnly: Bool { self == .stringsTable }

  /// Whether a sync or a merge may write such files.
  public var isOfTexts: Bool { self == .stringCatalog || isTableOnly }

  /// Fails for a file that is unrelated to localization, and for `._a.swift`, in which macOS stores metadata of
  /// `a.swift` on other file systems.
  public init?(of path: FilePath) {
    guard let row = Self.extensions.first(where: { path.hasExtension($0.name) }), !path.nameBegins(with: "._") else {
      return nil
    }
    // Packages for translators contain copies of catalogs, tables, storyboards and intent definitions.
    let isCopied = row.kind == .interfaceBuilder || row.kind == .intents || row.kind.isOfTexts
    if isCopied, path.string.contains(".xcloc/") { return nil }
    self = row.kind
  }
}

extension FilePath {
  /// The name of strex's configuration file.
  public static let configurationName = ".strex.json"

  /// The name of the same file in YAML.
  public static let yamlConfigurationName = ".strex.yml"

  /// The names that the file of a project may have. A project has one such file.
  public static let configurationNames = [configurationName, yamlConfigurationName]

  /// The names that users may give such a file by mistake, each with the right name.
  public static let mistakenConfigurationNames: KeyValuePairs = [
    ".strex.yaml": yamlConfigurationName, "strex.yml": yamlConfigurationName, "strex.yaml": yamlConfigurationName,
    ".strex": yamlConfigurationName, ".strexrc": yamlConfigurationName, ".strex.toml": yamlConfigurationName,
    "strex.json": configurationName, ".strex.jsonc": configurationName, ".strexrc.json": configurationName,
  ]

  /// The file extension of property lists.
  public static let propertyListExtension = "plist"

  /// Whether it is the path of a property list.
  public var isPropertyList: Bool { fileExtension == Self.propertyListExtension }

  /// Whether it is the path of a C or C++ source, which cannot contain Objective-C.
  package var isCSource: Bool { ["c", "cc", "cpp", "cxx"].contains(fileExtension) }

  /// Whether it is the path of a string catalog.
  public var isStringCatalog: Bool { fileExtension == "xcstrings" }

  /// Whether it is the path of a `.stringsdict` table.
  public var isStringsDict: Bool { fileExtension == "stringsdict" }

  /// Whether it is the path of a `.strings` or `.stringsdict` table.
  public var isStringsTable: Bool { FileKind(of: self) == .stringsTable }
}
