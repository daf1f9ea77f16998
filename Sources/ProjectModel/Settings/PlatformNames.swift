import SwiftParsing

/// The names of platforms in Xcode.
enum PlatformNames {
  /// Returns a platform by its name in filters of build files: `ios`, `maccatalyst`.
  static func filter(_ name: String) -> Platforms {
    switch name {
    case "ios": .iOS
    case "maccatalyst": .macCatalyst
    case "macos": .macOS
    case "tvos": .tvOS
    case "watchos": .watchOS
    case "xros": .visionOS
    default: []
    }
  }

  /// Returns a platform by the name of its SDK in settings: `iphoneos`, `macosx`, optionally with a version. Simulators
  /// count as devices.
  static func sdk(_ name: some StringProtocol) -> Platforms {
    let devices: [(String, Platforms)] = [
      ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
    ]
    return devices.first { name.lowercased().hasPrefix($0.0) }?.1 ?? []
  }

  /// Returns the platforms that settings build for. All if no setting lists them.
  static func platforms(_ settings: BuildSettings) -> Platforms {
    let supported = (settings["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ")
    var platforms = supported.reduce(into: Platforms()) { $0.formUnion(sdk($1)) }
    if platforms.isEmpty { platforms = sdk(settings["SDKROOT"] ?? "") }
    if platforms.isEmpty { return .all }
    // Products for the devices of another platform may also run on the Mac.
    if platforms.contains(.iOS), settings.flag("SUPPORTS_MACCATALYST") ?? false { platforms.insert(.macCatalyst) }
    return platforms
  }

  /// Returns the platforms on which `LocalizedStringResource` exists in the oldest system that settings support;
  /// platforms without such a setting are included.
  static func withResources(_ settings: BuildSettings) -> Platforms {
    platforms(
      settings,
      with: [
        ("IPHONEOS", [.iOS, .macCatalyst], 16), ("MACOSX", .macOS, 13), ("TVOS", .tvOS, 16), ("WATCHOS", .watchOS, 9),
      ])
  }

  /// Returns the platforms on which `String(localized:)` exists in the oldest system that settings support; platforms
  /// without such a setting are included.
  static func withLookups(_ settings: BuildSettings) -> Platforms {
    platforms(settings, with: lookups.map { ($0.setting, $0.platforms, $0.version) })
  }

  /// The first systems with `String(localized:)`, by the names in settings and in manifests.
  private static let lookups: [(setting: String, name: String, platforms: Platforms, version: Int)] = [
    ("IPHONEOS", "iOS", .iOS, 15), ("IPHONEOS", "macCatalyst", .macCatalyst, 15), ("MACOSX", "macOS", .macOS, 12),
    ("TVOS", "tvOS", .tvOS, 15), ("WATCHOS", "watchOS", .watchOS, 8),
  ]

  /// Returns the platforms on which `String(localized:)` exists in the oldest systems that a package supports. A
  /// package that lists some platforms is written for these. For one that lists none, the toolchain's minimum versions
  /// apply, which are older (Swift 6.3: iOS 12, macOS 10.13). The minimum version of Mac Catalyst is derived from
  /// the iOS version unless the manifest contains it.
  /// - Parameter oldest: the minimum versions, see ``PackageManifest/oldestSystems``.
  static func withLookups(_ oldest: [String: Int]?) -> Platforms {
    guard var oldest, !oldest.isEmpty else { return .others }
    oldest["macCatalyst"] = oldest["macCatalyst"] ?? oldest["iOS"]
    return lookups.reduce(into: .all) { platforms, row in
      if let version = oldest[row.name], version < row.version { platforms.subtract(row.platforms) }
    }
  }

  /// - Parameter first: the first versions that are recent enough, by the names of settings.
  private static func platforms(_ settings: BuildSettings, with first: [(String, Platforms, Int)]) -> Platforms {
    first.reduce(into: .all) { platforms, row in
      let oldest = settings[row.0 + "_DEPLOYMENT_TARGET"]?.split(separator: ".").first.flatMap { Int($0) }
      if let oldest, oldest < row.2 { platforms.subtract(row.1) }
    }
  }
}
