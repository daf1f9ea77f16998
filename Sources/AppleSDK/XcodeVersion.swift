/// The versions of Xcode whose SDKs extract differently. Each stands for itself and for what came after it, up to the next;
/// the first stands for all that came before it as well.
public enum XcodeVersion: Int, CaseIterable, Comparable, Sendable {
  case xcode16 = 16
  /// Takes any value in an interpolation of a `LocalizedStringKey`.
  case xcode26 = 26

  public static let latest = xcode26

  public static func < (a: XcodeVersion, b: XcodeVersion) -> Bool { a.rawValue < b.rawValue }
}
