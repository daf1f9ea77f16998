import SwiftOutline

/// The names that Xcode has for platforms.
enum PlatformNames {
  /// A platform as filters of build files name it: `ios`, `maccatalyst`.
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

  /// A platform as settings name its SDK: `iphoneos`, `macosx`, with a version perhaps; simulators count as their devices.
  static func sdk(_ name: some StringProtocol) -> Platforms {
    let devices: [(String, Platforms)] = [
      ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
    ]
    return devices.first { name.lowercased().hasPrefix($0.0) }?.1 ?? []
  }

  /// The platforms that settings build for; all where they do not tell.
  static func platforms(_ settings: BuildSettings) -> Platforms {
    let supported = (settings["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ")
    var platforms = supported.reduce(into: Platforms()) { $0.formUnion(sdk($1)) }
    if platforms.isEmpty { platforms = sdk(settings["SDKROOT"] ?? "") }
    if platforms.isEmpty { return .all }
    // What is made for another platform's devices may run on the Mac too.
    if platforms.contains(.iOS), settings.flag("SUPPORTS_MACCATALYST") ?? false { platforms.insert(.macCatalyst) }
    return platforms
  }

  /// The platforms whose oldest system that settings name has `LocalizedStringResource`; those that are not named count.
  static func withResources(_ settings: BuildSettings) -> Platforms {
    let first: [(String, Platforms, Int)] = [
      ("IPHONEOS", [.iOS, .macCatalyst], 16), ("MACOSX", .macOS, 13), ("TVOS", .tvOS, 16), ("WATCHOS", .watchOS, 9),
    ]
    return first.reduce(into: .all) { platforms, row in
      let oldest = settings[row.0 + "_DEPLOYMENT_TARGET"]?.split(separator: ".").first.flatMap { Int($0) }
      if let oldest, oldest < row.2 { platforms.subtract(row.1) }
    }
  }
}
