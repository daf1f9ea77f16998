// A table: declarations of SafariServices in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// The web page controller and content blockers.
  static let safariServices = InterfaceFile(
    "SafariServices",
    #"""
    class SFSafariViewController: UIViewController {
      init()
      init(url: URL, configuration: SFSafariViewController.Configuration)
      init(url: URL, entersReaderIfAvailable: Bool)
      init(url: URL)
      var configuration: SFSafariViewController.Configuration
      var preferredBarTintColor, preferredControlTintColor: UIColor?
      var dismissButtonStyle: SFSafariViewController.DismissButtonStyle
      static func prewarmConnections(to: [URL]) -> SFSafariViewController.PrewarmingToken
      enum DismissButtonStyle: Int {
        case done, close, cancel
      }
      class ActivityButton: NSObject {
        init()
        init(templateImage: UIImage, extensionIdentifier: String)
        var templateImage: UIImage?
        var extensionIdentifier: String?
      }
      class Configuration: NSObject {
        init()
        var entersReaderIfAvailable, barCollapsingEnabled: Bool
        var activityButton: SFSafariViewController.ActivityButton?
      }
      class DataStore: NSObject {
        init()
        static var `default`: SFSafariViewController.DataStore
        func clearWebsiteData(completionHandler: (() -> Void)? = _)
      }
      class PrewarmingToken: NSObject {
        init()
      }
    }
    class SFContentBlockerState: NSObject {
      init()
      var isEnabled: Bool
    }
    class SFContentBlockerManager: NSObject {
      init()
      static func reloadContentBlocker(withIdentifier: String, completionHandler: (((any Error)?) -> Void)? = _)
      static func reloadContentBlocker(withIdentifier: String)
      static func getStateOfContentBlocker(withIdentifier: String, completionHandler: (SFContentBlockerState?, (any Error)?) -> Void)
      static func stateOfContentBlocker(withIdentifier: String) -> SFContentBlockerState
    }
    """#)
}
