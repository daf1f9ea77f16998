/// The builds in which a condition is true, and those in which it is false. For the others it is unknown.
///
/// A build is a platform with or without `DEBUG`: one bit each, release builds in the lower half.
struct CompilationTruth {
  var yes: UInt16
  var no: UInt16
  /// The names of the project's own conditions that all have to be set.
  var needs: Set<String> = []
}

extension CompilationTruth {
  static let unknown = CompilationTruth(yes: 0, no: 0)

  /// Returns a condition of the project: `#if BETA`.
  static func condition(_ name: String) -> CompilationTruth { CompilationTruth(yes: 0, no: 0, needs: [name]) }

  init(_ holds: Bool) { self.init(yes: holds ? Self.everywhere : 0, no: holds ? 0 : Self.everywhere) }

  /// Creates a condition that is true on some platforms and false on others.
  init(yes: Platforms, no: Platforms) { self.init(yes: Self.builds(yes), no: Self.builds(no)) }

  static func only(_ platforms: Platforms) -> CompilationTruth {
    CompilationTruth(yes: platforms, no: Platforms.all.subtracting(platforms))
  }

  static let debug = CompilationTruth(yes: debugBuilds, no: everywhere & ~debugBuilds)

  var negated: CompilationTruth { CompilationTruth(yes: no, no: yes) }

  static func && (a: CompilationTruth, b: CompilationTruth) -> CompilationTruth {
    CompilationTruth(yes: a.yes & b.yes, no: a.no | b.no, needs: joined(a.needs, b.needs))
  }

  static func || (a: CompilationTruth, b: CompilationTruth) -> CompilationTruth {
    CompilationTruth(yes: a.yes | b.yes, no: a.no & b.no, needs: a.needs.intersection(b.needs))
  }

  /// Returns the conditions of both sets, which all have to be set. Real code has no more than a handful. Beyond 16,
  /// further ones are assumed to be set, so that thousands of conditions are not copied for each line or nesting level.
  static func joined(_ a: Set<String>, _ b: Set<String>) -> Set<String> { a.count < 16 ? a.union(b) : a }

  /// All builds.
  static let everywhere: UInt16 = builds(.all)
  static let debugBuilds = UInt16(Platforms.all.rawValue) << 8
  static let releaseBuilds = everywhere & ~debugBuilds

  private static func builds(_ platforms: Platforms) -> UInt16 {
    UInt16(platforms.rawValue) | UInt16(platforms.rawValue) << 8
  }

  /// Returns the platforms of a set of builds.
  static func platforms(_ builds: UInt16) -> Platforms {
    Platforms(rawValue: UInt8(truncatingIfNeeded: builds | builds >> 8))
  }

  /// Returns the value of `os(NAME)`.
  static func system(_ name: String) -> CompilationTruth {
    switch name {
    case "iOS": only([.iOS, .macCatalyst])
    case "macOS", "OSX": only(.macOS)
    case "tvOS": only(.tvOS)
    case "watchOS": only(.watchOS)
    case "visionOS", "xrOS": only(.visionOS)
    default: CompilationTruth(yes: [], no: .apple)
    }
  }

  /// Returns the value of `canImport(NAME)` for modules that some platforms lack.
  static func module(_ name: String) -> CompilationTruth {
    switch name {
    case "UIKit": only([.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS])
    case "AppKit", "Cocoa": CompilationTruth(yes: .macOS, no: [.iOS, .tvOS, .watchOS, .visionOS, .others])
    case "WatchKit": CompilationTruth(yes: .watchOS, no: [.macOS, .tvOS, .others])
    case "SwiftUI", "Darwin", "ObjectiveC": only(.apple)
    case "Glibc", "Musl", "Android", "WinSDK", "FoundationNetworking", "FoundationXML":
      CompilationTruth(yes: [], no: .apple)
    default: unknown
    }
  }
}
