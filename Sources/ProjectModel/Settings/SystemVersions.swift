import SwiftParsing

/// A version of one of Apple's systems.
public struct SystemVersion: Sendable, Comparable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) { (self.major, self.minor) = (major, minor) }

  /// - Parameter text: a version as written in build settings, for example `17.4`.
  public init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".").map { Int($0) }
    guard let first = numbers.first, let major = first else { return nil }
    self.init(major, numbers.dropFirst().first.flatMap(\.self) ?? 0)
  }

  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  public static func < (a: SystemVersion, b: SystemVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}

/// A version of each of several systems, for example the first ones that contain a declaration.
public struct SystemVersions: Sendable, Equatable {
  /// A system that is older than required.
  public struct Gap: Sendable, Equatable {
    /// The older system, for example `iOS 17`.
    public let oldest: String
    /// The required system.
    public let required: String
  }

  /// The platforms, in the order of messages.
  private static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

  /// The first systems with `LocalizedStringResource`.
  public static let withResources = SystemVersions("iOS 16, macOS 13, tvOS 16, watchOS 9")

  private var versions: [String: SystemVersion] = [:]

  /// No versions, for systems that are unknown.
  public init() {}

  /// - Parameter versions: the versions by the names of platforms: `iOS`. Other names are left out.
  init(_ versions: [String: Int]) {
    for platform in Self.platforms { self.versions[platform] = versions[platform].map { SystemVersion($0) } }
  }

  /// - Parameter text: the versions as interface files contain them: `iOS 16.6, macOS 13.5`, or `26` for all platforms.
  public init(_ text: String) {
    for part in text.split(separator: ",") {
      let words = part.split(separator: " ")
      guard let version = words.last.flatMap({ SystemVersion($0) }) else { continue }
      for platform in words.count == 1 ? Self.platforms : [String(words[0])] { versions[platform] = version }
    }
  }

  /// The oldest systems that build settings support. Platforms without a setting are left out.
  init(oldestFor settings: BuildSettings) {
    let built = PlatformNames.platforms(settings)
    let rows: [(setting: String, name: String, platform: Platforms)] = [
      ("IPHONEOS", "iOS", .iOS), ("MACOSX", "macOS", .macOS), ("TVOS", "tvOS", .tvOS), ("WATCHOS", "watchOS", .watchOS),
      ("XROS", "visionOS", .visionOS),
    ]
    for row in rows where built.contains(row.platform) {
      versions[row.name] = settings[row.setting + "_DEPLOYMENT_TARGET"].flatMap { SystemVersion($0) }
    }
  }

  /// Returns the older version of each platform.
  func older(_ other: SystemVersions) -> SystemVersions {
    var result = self
    result.versions.merge(other.versions) { min($0, $1) }
    return result
  }

  /// Returns the first platform whose version here is older than the one required.
  public func gap(below required: SystemVersions) -> Gap? {
    for platform in Self.platforms {
      guard let oldest = versions[platform], let first = required.versions[platform], oldest < first else { continue }
      return Gap(oldest: "\(platform) \(oldest)", required: "\(platform) \(first)")
    }
    return nil
  }
}
