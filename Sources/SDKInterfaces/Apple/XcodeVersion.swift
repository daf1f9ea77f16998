/// The versions of Xcode whose SDKs extract differently. Each represents all versions up to the next one; the first
/// also represents all earlier versions.
public enum XcodeVersion: Int, CaseIterable, Comparable, Sendable {
  case xcode16 = 16
  /// Accepts any value in an interpolation of a `LocalizedStringKey`.
  case xcode26 = 26
  /// Rejects catalogs whose texts have variations that the compiled tables cannot express.
  case xcode27 = 27

  /// The version whose behavior is reproduced by default.
  public static let standard = xcode26
  public static let latest = xcode27

  public static func < (a: XcodeVersion, b: XcodeVersion) -> Bool { a.rawValue < b.rawValue }
}
