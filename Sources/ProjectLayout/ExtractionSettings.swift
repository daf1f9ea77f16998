import SwiftOutline

/// What a target's build settings say of its strings.
public struct ExtractionSettings: Sendable, Equatable {
  /// `SWIFT_EMIT_LOC_STRINGS`: whether the compiler extracts literals by their types.
  public var extractsSwiftTypes = true
  /// `LOCALIZED_STRING_SWIFTUI_SUPPORT`: whether literals of the type `LocalizedStringKey` count.
  public var extractsSwiftUIKeys = true
  /// `LOCALIZED_STRING_MACRO_NAMES`: routines like `NSLocalizedString`, beside those that always count.
  public var routines: [String] = []
  /// `STRING_CATALOG_GENERATE_SYMBOLS`: whether manual keys are used through generated symbols.
  public var generatesSymbols = false
  /// `SUPPORTED_PLATFORMS`, `SDKROOT`, `SUPPORTS_MACCATALYST`: what the target is built for; all where that is not known.
  public var platforms = Platforms.all

  public init() {}

  /// Settings that all configurations of a target agree on: what one of them extracts, counts.
  /// - Parameter configurations: the settings of each configuration.
  public init(_ configurations: [BuildSettings]) {
    let all = configurations.flatMap(\.variants)
    extractsSwiftTypes = all.isEmpty || all.contains { $0.flag("SWIFT_EMIT_LOC_STRINGS") ?? true }
    extractsSwiftUIKeys = all.isEmpty || all.contains { $0.flag("LOCALIZED_STRING_SWIFTUI_SUPPORT") ?? true }
    generatesSymbols = all.contains { $0.flag("STRING_CATALOG_GENERATE_SYMBOLS") ?? false }
    platforms = all.isEmpty ? .all : all.reduce(into: []) { $0.formUnion(PlatformNames.platforms($1)) }
    let names = all.flatMap { ($0["LOCALIZED_STRING_MACRO_NAMES"] ?? "").split(separator: " ").map(String.init) }
    routines = Set(names).subtracting(Self.customaryRoutines).sorted()
  }

  /// The routines that every target knows.
  public static let customaryRoutines: Set<String> = ["NSLocalizedString", "CFCopyLocalizedString"]
}
