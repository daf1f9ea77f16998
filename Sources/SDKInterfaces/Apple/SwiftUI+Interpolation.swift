// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Interpolations of a key that the SDKs of Xcode 26 add. Xcode warns about the generic one: ‘Localized string
  /// interpolation produces an unlocalized, debug description for this type of value’.
  static let swiftUIInterpolation = InterfaceFile(
    "SwiftUI", since: .xcode26,
    #"""
    extension LocalizedStringKey.StringInterpolation {
      func appendInterpolation(_: AttributedSubstring)
      func appendInterpolation(_: Substring)
      @_disfavoredOverload func appendInterpolation<T>(_: T)
    }
    """#)
}
