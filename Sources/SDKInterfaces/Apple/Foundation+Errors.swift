// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Foundation errors and their descriptions.
  static let foundationErrors = InterfaceFile(
    "Foundation",
    #"""
    class NSError: NSObject, Error {
      typealias UserInfoKey = NSString
      init()
      init(domain: String, code: Int, userInfo: [String: Any]? = _)
      var domain: String
      var code: Int
      var userInfo: [String: Any]
      var localizedDescription: String
      var localizedFailureReason, localizedRecoverySuggestion: String?
      var localizedRecoveryOptions: [String]?
      var recoveryAttempter: Any?
      var helpAnchor: String?
      var underlyingErrors: [any Error]
    }
    protocol LocalizedError: Error {
      var errorDescription, failureReason, recoverySuggestion, helpAnchor: String?
    }
    extension LocalizedError {
      var errorDescription, failureReason, recoverySuggestion, helpAnchor: String?
    }
    protocol CustomNSError: Error {
      var errorCode: Int
      var errorUserInfo: [String: Any]
    }
    extension CustomNSError where Self: RawRepresentable, RawValue: FixedWidthInteger {
      var errorCode: Int
    }
    extension CustomNSError {
      var errorCode: Int
      var errorUserInfo: [String: Any]
    }
    protocol RecoverableError: Error {
      var recoveryOptions: [String]
      func attemptRecovery(optionIndex: Int, resultHandler: (Bool) -> Void)
      func attemptRecovery(optionIndex: Int) -> Bool
    }
    extension RecoverableError {
      func attemptRecovery(optionIndex: Int, resultHandler: (Bool) -> Void)
    }
    struct CocoaError: CustomNSError, Hashable {
      init(_: CocoaError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: CocoaError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      var filePath: String?
      var stringEncoding: String.Encoding?
      var underlying: (any Error)?
      var underlyingErrors: [any Error]
      var url: URL?
      static func error(_: CocoaError.Code, userInfo: [AnyHashable: Any]? = _, url: URL? = _) -> any Error
      static var fileNoSuchFile, fileReadUnknown, fileReadCorruptFile, fileReadNoSuchFile: CocoaError.Code
      static var fileReadInapplicableStringEncoding, fileReadUnsupportedScheme: CocoaError.Code
      static var fileReadUnknownStringEncoding, fileWriteUnknown, fileWriteInvalidFileName: CocoaError.Code
      static var fileWriteFileExists, formatting, userCancelled, featureUnsupported: CocoaError.Code
      static var propertyListReadCorrupt, coderReadCorrupt, coderValueNotFound, coderInvalidValue: CocoaError.Code
      var isCoderError, isExecutableError, isFileError, isFormattingError, isPropertyListError, isValidationError: Bool
      var isUbiquitousFileError, isUserActivityError, isXPCConnectionError: Bool
      struct Code: RawRepresentable, Hashable {
        typealias RawValue = Int
        init(rawValue: Int)
        var rawValue: Int
        static var fileNoSuchFile, fileReadUnknown, fileReadCorruptFile, fileReadNoSuchFile: Self
        static var fileReadInapplicableStringEncoding, fileReadUnsupportedScheme, fileReadUnknownStringEncoding: Self
        static var fileWriteUnknown, fileWriteInvalidFileName, fileWriteFileExists, formatting, userCancelled: Self
        static var featureUnsupported, propertyListReadCorrupt, coderReadCorrupt, coderValueNotFound: Self
        static var coderInvalidValue: Self
      }
    }
    struct URLError: CustomNSError, Hashable {
      init(_: URLError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: URLError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      var failingURL: URL?
      var failureURLString: String?
      var backgroundTaskCancelledReason: URLError.BackgroundTaskCancelledReason?
      var networkUnavailableReason: URLError.NetworkUnavailableReason?
      var downloadTaskResumeData, uploadTaskResumeData: Data?
      static var unknown, cancelled, badURL, timedOut, unsupportedURL, cannotConnectToHost: URLError.Code
      static var networkConnectionLost, resourceUnavailable, notConnectedToInternet, badServerResponse: URLError.Code
      static var userAuthenticationRequired, fileDoesNotExist, secureConnectionFailed: URLError.Code
      static var serverCertificateHasBadDate, serverCertificateUntrusted: URLError.Code
      static var serverCertificateHasUnknownRoot, serverCertificateNotYetValid: URLError.Code
      static var clientCertificateRejected: URLError.Code
      struct Code: RawRepresentable, Hashable {
        typealias RawValue = Int
        init(rawValue: Int)
        var rawValue: Int
        static var unknown, cancelled, badURL, timedOut, unsupportedURL, cannotConnectToHost, networkConnectionLost: Self
        static var resourceUnavailable, notConnectedToInternet, badServerResponse, userAuthenticationRequired: Self
        static var fileDoesNotExist, secureConnectionFailed, serverCertificateHasBadDate: Self
        static var serverCertificateUntrusted, serverCertificateHasUnknownRoot, serverCertificateNotYetValid: Self
        static var clientCertificateRejected: Self
      }
      enum BackgroundTaskCancelledReason: Int, Hashable {
        case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
      }
      enum NetworkUnavailableReason: Int, Hashable {
        case cellular, expensive, constrained
      }
    }
    struct POSIXError {}
    class NSException: NSObject {
      init()
      init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = _)
      var name: NSExceptionName
      var reason: String?
      var userInfo: [AnyHashable: Any]?
      var callStackReturnAddresses: [NSNumber]
      var callStackSymbols: [String]
      static func raise(_: NSExceptionName, format: String, arguments: CVaListPointer)
    }
    struct NSExceptionName: Hashable, RawRepresentable {
      typealias RawValue = String
      init(_: String)
      init(rawValue: String)
      var rawValue: String
      static var invalidArgumentException: Self
    }
    extension Error {
      var localizedDescription: String
    }
    """#)
}
