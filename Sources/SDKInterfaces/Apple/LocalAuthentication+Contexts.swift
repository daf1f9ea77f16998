// A table: declarations of LocalAuthentication in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Contexts and policies of authentication.
  static let localAuthenticationContexts = InterfaceFile(
    "LocalAuthentication",
    #"""
    class LAContext: NSObject {
      init()
      func canEvaluatePolicy(_: LAPolicy, error: NSErrorPointer) -> Bool
      func evaluatePolicy(_: LAPolicy, localizedReason: String, reply: (Bool, (any Error)?) -> Void)
      func evaluatePolicy(_: LAPolicy, localizedReason: String) -> Bool
      var localizedFallbackTitle: String?
      var maxBiometryFailures: NSNumber?
      var localizedCancelTitle: String?
      var evaluatedPolicyDomainState: Data?
      var touchIDAuthenticationAllowableReuseDuration: TimeInterval
      var localizedReason: String
      var interactionNotAllowed: Bool
      var biometryType: LABiometryType
    }
    struct LAError: CustomNSError, Hashable {
      init(_: LAError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: LAError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      static var authenticationFailed, userCancel, userFallback, systemCancel, passcodeNotSet: LAError.Code
      static var touchIDNotAvailable, touchIDNotEnrolled, touchIDLockout, appCancel, invalidContext: LAError.Code
      static var biometryNotAvailable, biometryNotEnrolled, biometryLockout, notInteractive: LAError.Code
      enum Code: Int, Equatable {
        case authenticationFailed, userCancel, userFallback, systemCancel, passcodeNotSet, touchIDNotAvailable
        case touchIDNotEnrolled, touchIDLockout, appCancel, invalidContext
        static var biometryNotAvailable, biometryNotEnrolled, biometryLockout: Self
        case notInteractive
      }
    }
    enum LAPolicy: Int {
      case deviceOwnerAuthenticationWithBiometrics, deviceOwnerAuthentication
    }
    enum LABiometryType: Int {
      case none
      static var LABiometryNone: Self
      case touchID, faceID, opticID
    }
    typealias LAContextPolicy = LAPolicy
    """#)
}
