// A table: declarations of Sparkle in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Updates of Mac apps.
  static let sparkle = PackageInterface(
    "Sparkle",
    #"""
    import AppKit
    import Foundation
    class SPUStandardUpdaterController: NSObject {
      init(startingUpdater: Bool, updaterDelegate: (any SPUUpdaterDelegate)?, userDriverDelegate: (any SPUStandardUserDriverDelegate)?)
      init(updaterDelegate: (any SPUUpdaterDelegate)?, userDriverDelegate: (any SPUStandardUserDriverDelegate)?)
      var updater: SPUUpdater
      func startUpdater()
      func checkForUpdates(_: Any?)
    }
    protocol SPUStandardUserDriverDelegate {}
    class SPUUpdater: NSObject {
      var canCheckForUpdates: Bool
      var sessionInProgress: Bool
      var automaticallyChecksForUpdates: Bool
      var automaticallyDownloadsUpdates: Bool
      var updateCheckInterval: TimeInterval
      var feedURL: URL?
      var userAgentString: String
      var httpHeaders: [String: String]?
      var sendsSystemProfile: Bool
      var lastUpdateCheckDate: Date?
      func start()
      func checkForUpdates()
      func checkForUpdatesInBackground()
      func checkForUpdateInformation()
      func resetUpdateCycle()
    }
    protocol SPUUpdaterDelegate {}
    class SUAppcast: NSObject {
      var items: [SUAppcastItem]
    }
    class SUAppcastItem: NSObject {
      var versionString: String
      var displayVersionString: String
      var fileURL: URL?
      var contentLength: UInt64
      var infoURL: URL?
      var isInformationOnlyUpdate: Bool
      var title: String?
      var dateString: String?
      var date: Date?
      var releaseNotesURL: URL?
      var itemDescription: String?
      var fullReleaseNotesURL: URL?
      var minimumSystemVersion: String?
      var maximumSystemVersion: String?
      var channel: String?
      var installationType: String
      var isMajorUpgrade: Bool
      var isCriticalUpdate: Bool
    }
    """#)
}
