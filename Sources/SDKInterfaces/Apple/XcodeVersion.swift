/// The versions of Xcode whose SDKs extract differently. Each stands for itself and for what came after it, up to the next;
/// the first stands for all that came before it as well.
public enum XcodeVersion: Int, CaseIterable, Comparable, Sendable {
  case xcode16 = 16
  /// Takes any value in an interpolation of a `LocalizedStringKey`.
  case xcode26 = 26
  /// Refuses catalogs whose texts vary further than their tables can say.
  case xcode27 = 27

  /// The version that is imitated unless another one is named.
  public static let standard = xcode26
  public static let latest = xcode27

  public static func < (a: XcodeVersion, b: XcodeVersion) -> Bool { a.rawValue < b.rawValue }
}
