// A table: declarations of QuickLook in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Quick Look in SwiftUI.
  static let quickLook = InterfaceFile(
    "QuickLook",
    #"""
    extension View {
      func quickLookPreview<Items: RandomAccessCollection>(_: Binding<Items.Element?>, in: Items) -> some View where Items.Element == URL
      func quickLookPreview(_: Binding<URL?>) -> some View
    }
    """#)
}
