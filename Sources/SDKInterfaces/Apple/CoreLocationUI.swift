// A table: declarations of CoreLocationUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// The location button.
  static let coreLocationUI = InterfaceFile(
    "CoreLocationUI",
    #"""
    struct LocationButton: View {
      typealias Body = Never
      init(_: LocationButton.Title? = _, action: (() -> Void))
      struct Title {
        static var currentLocation: LocationButton.Title
        static var sendCurrentLocation: LocationButton.Title
        static var sendMyCurrentLocation: LocationButton.Title
        static var shareCurrentLocation: LocationButton.Title
        static var shareMyCurrentLocation: LocationButton.Title
      }
    }
    """#)
}
