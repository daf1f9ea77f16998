/// A set of the platforms that code is compiled for.
public struct Platforms: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let iOS = Platforms(rawValue: 1 << 0)
  public static let macCatalyst = Platforms(rawValue: 1 << 1)
  public static let macOS = Platforms(rawValue: 1 << 2)
  public static let tvOS = Platforms(rawValue: 1 << 3)
  public static let watchOS = Platforms(rawValue: 1 << 4)
  public static let visionOS = Platforms(rawValue: 1 << 5)
  /// All platforms except Apple's.
  public static let others = Platforms(rawValue: 1 << 6)

  public static let apple: Platforms = [.iOS, .macCatalyst, .macOS, .tvOS, .watchOS, .visionOS]
  public static let all: Platforms = [.apple, .others]

  /// The names of the set's platforms, in a fixed order.
  public var names: [String] {
    let names = ["iOS", "macCatalyst", "macOS", "tvOS", "watchOS", "visionOS", "others"]
    return names.indices.filter { rawValue & 1 << $0 != 0 }.map { names[$0] }
  }
}
