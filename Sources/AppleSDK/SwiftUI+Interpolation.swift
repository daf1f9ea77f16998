// A table: declarations of SwiftUI in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// What takes any value in an interpolation of a key. Xcode warns of it: ‘Localized string interpolation produces an
  /// unlocalized, debug description for this type of value’. `String.LocalizationValue` has nothing like it.
  static let swiftUIInterpolation = InterfaceFile(
    "SwiftUI", since: .xcode26,
    #"""
    extension LocalizedStringKey.StringInterpolation {
      @_disfavoredOverload func appendInterpolation<T>(_: T)
    }
    """#)
}
