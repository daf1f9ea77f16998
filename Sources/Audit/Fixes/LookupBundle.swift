/// Where a source's keys are looked up, and with what.
public struct LookupBundle: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The application's or extension's own, which lookups take by themselves.
    case main
    /// That of a package's target, which each lookup has to name.
    case module
  }

  public let kind: Kind
  /// Whether the source is for systems before iOS 15, macOS 12, tvOS 15 or watchOS 8, too, which have no `String(localized:)`.
  public let isForOldSystems: Bool

  public init(_ kind: Kind, isForOldSystems: Bool = false) {
    (self.kind, self.isForOldSystems) = (kind, isForOldSystems)
  }

  public static let main = LookupBundle(.main)
  public static let module = LookupBundle(.module)

  /// The argument that names it after others.
  var argument: String {
    switch kind {
    case .main: ""
    case .module: ", bundle: .module"
    }
  }

  /// The code before and after a literal without interpolations, or with some, that makes it a key; `nil` where old systems
  /// have none.
  func lookup(hasInterpolations: Bool) -> (before: String, after: String)? {
    if !isForOldSystems { return ("String(localized: ", argument + ")") }
    return hasInterpolations ? nil : ("NSLocalizedString(", argument + ", comment: \"\")")
  }
}
