// A table: declarations of WatchConnectivity in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Sessions with a watch.
  static let watchConnectivity = InterfaceFile(
    "WatchConnectivity",
    #"""
    class WCSession: NSObject {
      init()
      static func isSupported() -> Bool
      static var `default`: WCSession
      var activationState: WCSessionActivationState
      var hasContentPending, isPaired, isWatchAppInstalled, isComplicationEnabled: Bool
      var remainingComplicationUserInfoTransfers: Int
      var watchDirectoryURL: URL?
      var isReachable: Bool
      func sendMessage(_: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = _)
      func sendMessageData(_: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = _)
      var applicationContext: [String: Any]
      func updateApplicationContext(_: [String: Any])
      var receivedApplicationContext: [String: Any]
    }
    enum WCSessionActivationState: Int {
      case notActivated, inactive, activated
    }
    class WCSessionFile: NSObject {
      init()
      var fileURL: URL
      var metadata: [String: Any]?
    }
    struct WCError: CustomNSError, Hashable {
      init(_: WCError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: WCError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      static var genericError, sessionNotSupported, sessionNotActivated, deviceNotPaired: WCError.Code
      static var watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge: WCError.Code
      static var payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied: WCError.Code
      static var deliveryFailed, insufficientSpace, sessionInactive, transferTimedOut: WCError.Code
      static var companionAppNotInstalled, watchOnlyApp: WCError.Code
      enum Code: Int, Equatable {
        case genericError, sessionNotSupported, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
        case notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed
        case messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive
        case transferTimedOut, companionAppNotInstalled, watchOnlyApp
      }
    }
    """#)
}
