// A table: declarations of FinderSync in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Finder extensions.
  static let finderSync = InterfaceFile(
    "FinderSync",
    #"""
    class FIFinderSyncController: NSExtensionContext {
      static func `default`() -> FIFinderSyncController
      static var isExtensionEnabled: Bool
      var directoryURLs: Set<URL>!
      func selectedItemURLs() -> [URL]?
      func targetedURL() -> URL?
    }
    class FIFinderSync: NSObject {
      init()
      var toolbarItemName, toolbarItemToolTip: String
      var toolbarItemImage: NSImage
      func menu(for: FIMenuKind) -> NSMenu?
    }
    enum FIMenuKind: UInt { case contextualMenuForItems, contextualMenuForContainer, contextualMenuForSidebar, toolbarItemMenu }
    """#)
}
