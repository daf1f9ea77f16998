/// The bundle where a source's keys are looked up, and the code that looks them up.
public struct LookupBundle: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The bundle of the application or extension, which lookups use by default.
    case main
    /// The bundle of a package's target, which each lookup has to name.
    case module
  }

  public let kind: Kind
  /// Whether the source also supports systems before iOS 15, macOS 12, tvOS 15 or watchOS 8, which have no
  /// `String(localized:)`.
  public let isForOldSystems: Bool

  public init(_ kind: Kind, isForOldSystems: Bool = false) {
    (self.kind, self.isForOldSystems) = (kind, isForOldSystems)
  }

  public static let main = LookupBundle(.main)
  public static let module = LookupBundle(.module)

  /// The argument that names the bundle, after other arguments.
  var argument: String { kind == .main ? "" : ", bundle: .module" }

  /// Returns the code before and after a literal that makes it a key, or `nil` if old systems have none.
  func lookup(hasInterpolations: Bool) -> (before: String, after: String)? {
    if !isForOldSystems { return ("String(localized: ", argument + ")") }
    return hasInterpolations ? nil : ("NSLocalizedString(", argument + ", comment: \"\")")
  }
}
