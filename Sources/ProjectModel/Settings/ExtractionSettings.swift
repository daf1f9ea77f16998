import SwiftParsing

/// The build settings of a target that affect its strings.
public struct ExtractionSettings: Sendable, Equatable {
  /// `SWIFT_EMIT_LOC_STRINGS`: whether the compiler extracts literals by their types.
  public var extractsSwiftTypes = true
  /// Whether it extracts nothing by types only because no configuration sets `SWIFT_EMIT_LOC_STRINGS`.
  public internal(set) var lacksExtractionSetting = false
  /// The settings files that do not exist. They may set `SWIFT_EMIT_LOC_STRINGS`.
  public internal(set) var missingFiles: Set<FilePath> = []
  /// The keys of the catalogs from which ``extractsSwiftTypes`` is inferred. Empty if the setting is known.
  public internal(set) var typedKeys: Set<String> = []
  /// Whether Xcode marks keys of the code as stale because it searches only the text. Stale keys in the catalogs show it.
  public internal(set) var marksUnscannedKeys = false
  /// `LOCALIZED_STRING_SWIFTUI_SUPPORT`: whether literals of the type `LocalizedStringKey` are extracted.
  public var extractsSwiftUIKeys = true
  /// `LOCALIZED_STRING_MACRO_NAMES`: routines like `NSLocalizedString`, in addition to the built-in ones.
  public var routines: [String] = []
  /// `LOCALIZED_STRING_CODE_COMMENTS`: whether calls of routines in comments are extracted.
  public var takesComments = false
  /// `STRING_CATALOG_GENERATE_SYMBOLS`: whether manual keys are used through generated symbols.
  public var generatesSymbols = false
  /// `BUILD_ONLY_KNOWN_LOCALIZATIONS`: whether only the languages that the project declares are built.
  public var buildsOnlyKnownLanguages = false
  /// `SUPPORTED_PLATFORMS`, `SDKROOT`, `SUPPORTS_MACCATALYST`: the platforms of the target. All if they are unknown.
  public var platforms = Platforms.all
  /// `MACOSX_DEPLOYMENT_TARGET` and the like: the platforms on which `LocalizedStringResource` exists in all systems
  /// that the target runs on.
  public var platformsWithResources = Platforms.all
  /// The platforms on which `String(localized:)` exists in all systems that the target runs on, in each configuration;
  /// for packages by the `platforms:` of the manifest.
  public var platformsWithLookups = Platforms.all
  /// The oldest systems that the target supports in any configuration. Platforms without a known version are left out.
  public var oldestSystems = SystemVersions()
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and `-D` in `OTHER_SWIFT_FLAGS`: the project's own conditions that any
  /// configuration sets, or `nil` if they are unknown.
  public var conditions: Set<String>?
  /// `PRODUCT_MODULE_NAME`, otherwise `PRODUCT_NAME`: the names of the module in any configuration, or `nil` if they
  /// are unknown.
  public var moduleNames: Set<String>?

  public init() {}

  /// Combines the settings of all configurations of a target: a string that one of them extracts is extracted.
  /// - Parameter configurations: the settings of each configuration.
  public init(_ configurations: [BuildSettings]) {
    let all = configurations.flatMap(\.variants)
    // The default is NO (facts I). A missing settings file hardly sets it: such files contain signing data.
    extractsSwiftTypes = all.isEmpty || all.contains { $0.flag(Self.extraction) ?? false }
    lacksExtractionSetting = !extractsSwiftTypes && all.allSatisfy { ($0[Self.extraction] ?? "").isEmpty }
    missingFiles = all.reduce(into: []) { $0.formUnion($1.missingFiles) }
    extractsSwiftUIKeys = all.isEmpty || all.contains { $0.flag("LOCALIZED_STRING_SWIFTUI_SUPPORT") ?? true }
    takesComments = all.contains { $0.flag("LOCALIZED_STRING_CODE_COMMENTS") ?? false }
    generatesSymbols = all.contains { $0.flag("STRING_CATALOG_GENERATE_SYMBOLS") ?? false }
    buildsOnlyKnownLanguages = all.contains { $0.flag("BUILD_ONLY_KNOWN_LOCALIZATIONS") ?? false }
    platforms = all.isEmpty ? .all : all.reduce(into: []) { $0.formUnion(PlatformNames.platforms($1)) }
    platformsWithResources = all.isEmpty ? .all : all.reduce(into: []) { $0.formUnion(PlatformNames.withResources($1)) }
    platformsWithLookups = all.reduce(into: Platforms.all) { $0.formIntersection(PlatformNames.withLookups($1)) }
    oldestSystems = all.reduce(SystemVersions()) { $0.older(SystemVersions(oldestFor: $1)) }
    conditions = all.isEmpty || all.contains(where: \.lacksFiles) ? nil : Set(all.flatMap(Self.conditions))
    moduleNames = all.isEmpty || all.contains(where: \.lacksFiles) ? nil : Set(all.map(ModuleName.of))
    let names = all.flatMap { ($0["LOCALIZED_STRING_MACRO_NAMES"] ?? "").split(separator: " ").map(String.init) }
    routines = Set(names).subtracting(LocalizationRoutines.customary).filter(Self.isRoutine).sorted()
  }

  /// Returns whether a word can be the name of a routine. The names are printed, so unresolved settings (`$(NAME)`) are
  /// excluded.
  private static func isRoutine(_ word: String) -> Bool {
    word.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber } && word.first.map { !$0.isNumber } ?? false
  }

  private static let extraction = "SWIFT_EMIT_LOC_STRINGS"

  private static func conditions(_ settings: BuildSettings) -> [String] {
    let words = { (name: String) in (settings[name] ?? "").split(separator: " ").map { $0.filter { $0 != "\"" } } }
    var flags = words("OTHER_SWIFT_FLAGS")[...]
    var found = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    while let flag = flags.popFirst() {
      if flag == "-D" { found += flags.popFirst().map { [$0] } ?? [] }
      if flag.hasPrefix("-D"), flag.count > 2 { found.append(String(flag.dropFirst(2))) }
    }
    return found
  }
}
