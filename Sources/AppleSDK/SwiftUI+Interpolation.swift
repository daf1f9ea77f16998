// A table: declarations of SwiftUI in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// The overloads that a key's interpolation has since Xcode 26. One takes any value. Xcode warns of it: ‘Localized
  /// string interpolation produces an unlocalized, debug description for this type of value’.
  static let swiftUIInterpolation = InterfaceFile(
    "SwiftUI", since: .xcode26,
    #"""
    extension LocalizedStringKey.StringInterpolation {
      func appendInterpolation(_: Substring)
      func appendInterpolation(_: AttributedSubstring)
      @_disfavoredOverload func appendInterpolation<T>(_: T)
    }
    """#)
}
