// A table: declarations of UserNotifications in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Notifications, their content, triggers and settings.
  static let userNotifications = InterfaceFile(
    "UserNotifications",
    #"""
    class UNUserNotificationCenter: NSObject {
      init()
      var delegate: (any UNUserNotificationCenterDelegate)?
      var supportsContentExtensions: Bool
      static func current() -> UNUserNotificationCenter
      func requestAuthorization(options: UNAuthorizationOptions = _, completionHandler: (Bool, (any Error)?) -> Void)
      func requestAuthorization(options: UNAuthorizationOptions = _) -> Bool
      func getNotificationCategories(completionHandler: (Set<UNNotificationCategory>) -> Void)
      func notificationCategories() -> Set<UNNotificationCategory>
      func getNotificationSettings(completionHandler: (UNNotificationSettings) -> Void)
      func notificationSettings() -> UNNotificationSettings
      func add(_: UNNotificationRequest, withCompletionHandler: (((any Error)?) -> Void)? = _)
      func getPendingNotificationRequests(completionHandler: ([UNNotificationRequest]) -> Void)
      func pendingNotificationRequests() -> [UNNotificationRequest]
      func removePendingNotificationRequests(withIdentifiers: [String])
      func getDeliveredNotifications(completionHandler: ([UNNotification]) -> Void)
      func deliveredNotifications() -> [UNNotification]
      func removeDeliveredNotifications(withIdentifiers: [String])
      func setBadgeCount(_: Int, withCompletionHandler: (((any Error)?) -> Void)? = _)
    }
    class UNNotificationContent: NSObject {
      init()
      var attachments: [UNNotificationAttachment]
      var badge: NSNumber?
      var body, categoryIdentifier, launchImageName: String
      var sound: UNNotificationSound?
      var subtitle, threadIdentifier, title: String
      var userInfo: [AnyHashable: Any]
      var summaryArgument: String
      var summaryArgumentCount: Int
      var targetContentIdentifier: String?
      var interruptionLevel: UNNotificationInterruptionLevel
      var relevanceScore: Double
      var filterCriteria: String?
    }
    class UNMutableNotificationContent: UNNotificationContent {
      init()
      var attachments: [UNNotificationAttachment]
      var badge: NSNumber?
      var body, categoryIdentifier, launchImageName: String
      var sound: UNNotificationSound?
      var subtitle, threadIdentifier, title: String
      var userInfo: [AnyHashable: Any]
      var summaryArgument: String
      var summaryArgumentCount: Int
      var targetContentIdentifier: String?
      var interruptionLevel: UNNotificationInterruptionLevel
      var relevanceScore: Double
      var filterCriteria: String?
    }
    class UNNotificationRequest: NSObject {
      init()
      var identifier: String
      var content: UNNotificationContent
      var trigger: UNNotificationTrigger?
      init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?)
    }
    class UNNotification: NSObject {
      init()
      var date: Date
      var request: UNNotificationRequest
    }
    class UNNotificationResponse: NSObject {
      init()
      var notification: UNNotification
      var actionIdentifier: String
    }
    class UNNotificationSettings: NSObject {
      init()
      var authorizationStatus: UNAuthorizationStatus
      var providesAppNotificationSettings: Bool
    }
    class UNNotificationTrigger: NSObject {
      init()
      var repeats: Bool
    }
    class UNCalendarNotificationTrigger: UNNotificationTrigger {
      init()
      var dateComponents: DateComponents
      init(dateMatching: DateComponents, repeats: Bool)
      func nextTriggerDate() -> Date?
    }
    class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
      init()
      var timeInterval: TimeInterval
      init(timeInterval: TimeInterval, repeats: Bool)
      func nextTriggerDate() -> Date?
    }
    class UNNotificationSound: NSObject {
      init()
      static var `default`, defaultRingtone, defaultCritical: UNNotificationSound
      static func defaultCriticalSound(withAudioVolume: Float) -> Self
    }
    class UNNotificationAttachment: NSObject {
      init()
      var identifier: String
      var url: URL
      var type: String
      init(identifier: String, url: URL, options: [AnyHashable: Any]? = _)
    }
    class UNNotificationAction: NSObject {
      init()
      var identifier, title: String
      var options: UNNotificationActionOptions
      init(identifier: String, title: String, options: UNNotificationActionOptions = _)
    }
    class UNTextInputNotificationAction: UNNotificationAction {
      init()
      init(identifier: String, title: String, options: UNNotificationActionOptions = _, textInputButtonTitle: String, textInputPlaceholder: String)
      var textInputButtonTitle, textInputPlaceholder: String
    }
    class UNNotificationCategory: NSObject {
      init()
      var identifier: String
      var actions: [UNNotificationAction]
      var intentIdentifiers: [String]
      var options: UNNotificationCategoryOptions
      var hiddenPreviewsBodyPlaceholder, categorySummaryFormat: String
      init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = _)
      init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = _)
      init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?, options: UNNotificationCategoryOptions = _)
    }
    struct UNAuthorizationOptions: OptionSet {
      typealias RawValue = UInt
      static var badge, sound, alert, carPlay, criticalAlert, providesAppNotificationSettings, provisional: Self
      static var announcement, timeSensitive: Self
    }
    struct UNNotificationPresentationOptions: OptionSet {
      typealias RawValue = UInt
      static var badge, sound, alert, list, banner: Self
    }
    struct UNNotificationActionOptions: OptionSet {
      typealias RawValue = UInt
      static var authenticationRequired, destructive, foreground: Self
    }
    struct UNNotificationCategoryOptions: OptionSet {
      typealias RawValue = UInt
      static var customDismissAction, allowInCarPlay, hiddenPreviewsShowTitle, hiddenPreviewsShowSubtitle: Self
      static var allowAnnouncement: Self
    }
    enum UNAuthorizationStatus: Int {
      case notDetermined, denied, authorized, provisional, ephemeral
    }
    enum UNNotificationInterruptionLevel: UInt {
      case passive, active, timeSensitive, critical
    }
    protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
    extension NSString {
      static func localizedUserNotificationString(forKey: String, arguments: [Any]?) -> String
    }
    """#)
}
