// A table: declarations of Foundation in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Errors of Foundation and what describes them.
  static let foundationErrors = InterfaceFile(
    "Foundation",
    #"""
    class NSError: NSObject, Error {
      typealias UserInfoKey = NSString
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
    struct CocoaError {
      static var fileNoSuchFileError, fileLockingError, fileReadUnknownError: CocoaError.Code
      static var fileReadNoPermissionError, fileReadInvalidFileNameError, fileReadCorruptFileError: CocoaError.Code
      static var fileReadNoSuchFileError, fileReadInapplicableStringEncodingError: CocoaError.Code
      static var fileReadUnsupportedSchemeError, fileReadTooLargeError: CocoaError.Code
      static var fileReadUnknownStringEncodingError, fileWriteUnknownError, fileWriteNoPermissionError: CocoaError.Code
      static var fileWriteInvalidFileNameError, fileWriteFileExistsError: CocoaError.Code
      static var fileWriteInapplicableStringEncodingError, fileWriteUnsupportedSchemeError: CocoaError.Code
      static var fileWriteOutOfSpaceError, fileWriteVolumeReadOnlyError, keyValueValidationError: CocoaError.Code
      static var formattingError, userCancelledError, featureUnsupportedError: CocoaError.Code
      static var executableNotLoadableError, executableArchitectureMismatchError: CocoaError.Code
      static var executableRuntimeMismatchError, executableLoadError, executableLinkError: CocoaError.Code
      static var propertyListReadCorruptError, propertyListReadUnknownVersionError: CocoaError.Code
      static var propertyListReadStreamError, propertyListWriteStreamError: CocoaError.Code
      static var propertyListWriteInvalidError, ubiquitousFileUnavailableError: CocoaError.Code
      static var ubiquitousFileNotUploadedDueToQuotaError, userActivityHandoffFailedError: CocoaError.Code
      static var userActivityConnectionUnavailableError, userActivityRemoteApplicationTimedOutError: CocoaError.Code
      static var userActivityHandoffUserInfoTooLargeError, coderReadCorruptError: CocoaError.Code
      static var coderValueNotFoundError: CocoaError.Code
      var filePath: String?
      var stringEncoding: String.Encoding?
      var underlying: (any Error)?
      var underlyingErrors: [any Error]
      var url: URL?
      static func error(_: CocoaError.Code, userInfo: [AnyHashable: Any]? = _, url: URL? = _) -> any Error
      static var fileNoSuchFile, fileLocking, fileReadUnknown, fileReadNoPermission: CocoaError.Code
      static var fileReadInvalidFileName, fileReadCorruptFile, fileReadNoSuchFile: CocoaError.Code
      static var fileReadInapplicableStringEncoding, fileReadUnsupportedScheme, fileReadTooLarge: CocoaError.Code
      static var fileReadUnknownStringEncoding, fileWriteUnknown, fileWriteNoPermission: CocoaError.Code
      static var fileWriteInvalidFileName, fileWriteFileExists, fileWriteInapplicableStringEncoding: CocoaError.Code
      static var fileWriteUnsupportedScheme, fileWriteOutOfSpace, fileWriteVolumeReadOnly: CocoaError.Code
      static var keyValueValidation, formatting, userCancelled, featureUnsupported: CocoaError.Code
      static var executableNotLoadable, executableArchitectureMismatch, executableRuntimeMismatch: CocoaError.Code
      static var executableLoad, executableLink, propertyListReadCorrupt: CocoaError.Code
      static var propertyListReadUnknownVersion, propertyListReadStream, propertyListWriteStream: CocoaError.Code
      static var propertyListWriteInvalid, xpcConnectionInterrupted, xpcConnectionInvalid: CocoaError.Code
      static var xpcConnectionReplyInvalid, ubiquitousFileUnavailable: CocoaError.Code
      static var ubiquitousFileNotUploadedDueToQuota, ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code
      static var userActivityHandoffFailed, userActivityConnectionUnavailable: CocoaError.Code
      static var userActivityRemoteApplicationTimedOut, userActivityHandoffUserInfoTooLarge: CocoaError.Code
      static var coderReadCorrupt, coderValueNotFound, coderInvalidValue: CocoaError.Code
      var isCoderError, isExecutableError, isFileError, isFormattingError, isPropertyListError, isValidationError: Bool
      var isUbiquitousFileError, isUserActivityError, isXPCConnectionError: Bool
      struct Code: RawRepresentable, Hashable {
        typealias RawValue = Int
        init(rawValue: Int)
        var rawValue: Int
        static var fileNoSuchFileError, fileLockingError, fileReadUnknownError, fileReadNoPermissionError: Self
        static var fileReadInvalidFileNameError, fileReadCorruptFileError, fileReadNoSuchFileError: Self
        static var fileReadInapplicableStringEncodingError, fileReadUnsupportedSchemeError, fileReadTooLargeError: Self
        static var fileReadUnknownStringEncodingError, fileWriteUnknownError, fileWriteNoPermissionError: Self
        static var fileWriteInvalidFileNameError, fileWriteFileExistsError: Self
        static var fileWriteInapplicableStringEncodingError, fileWriteUnsupportedSchemeError: Self
        static var fileWriteOutOfSpaceError, fileWriteVolumeReadOnlyError, keyValueValidationError, formattingError: Self
        static var userCancelledError, featureUnsupportedError, executableNotLoadableError: Self
        static var executableArchitectureMismatchError, executableRuntimeMismatchError, executableLoadError: Self
        static var executableLinkError, propertyListReadCorruptError, propertyListReadUnknownVersionError: Self
        static var propertyListReadStreamError, propertyListWriteStreamError, propertyListWriteInvalidError: Self
        static var ubiquitousFileUnavailableError, ubiquitousFileNotUploadedDueToQuotaError: Self
        static var userActivityHandoffFailedError, userActivityConnectionUnavailableError: Self
        static var userActivityRemoteApplicationTimedOutError, userActivityHandoffUserInfoTooLargeError: Self
        static var coderReadCorruptError, coderValueNotFoundError, fileNoSuchFile, fileLocking, fileReadUnknown: Self
        static var fileReadNoPermission, fileReadInvalidFileName, fileReadCorruptFile, fileReadNoSuchFile: Self
        static var fileReadInapplicableStringEncoding, fileReadUnsupportedScheme, fileReadTooLarge: Self
        static var fileReadUnknownStringEncoding, fileWriteUnknown, fileWriteNoPermission, fileWriteInvalidFileName: Self
        static var fileWriteFileExists, fileWriteInapplicableStringEncoding, fileWriteUnsupportedScheme: Self
        static var fileWriteOutOfSpace, fileWriteVolumeReadOnly, keyValueValidation, formatting, userCancelled: Self
        static var featureUnsupported, executableNotLoadable, executableArchitectureMismatch: Self
        static var executableRuntimeMismatch, executableLoad, executableLink, propertyListReadCorrupt: Self
        static var propertyListReadUnknownVersion, propertyListReadStream, propertyListWriteStream: Self
        static var propertyListWriteInvalid, xpcConnectionInterrupted, xpcConnectionInvalid: Self
        static var xpcConnectionReplyInvalid, ubiquitousFileUnavailable, ubiquitousFileNotUploadedDueToQuota: Self
        static var ubiquitousFileUbiquityServerNotAvailable, userActivityHandoffFailed: Self
        static var userActivityConnectionUnavailable, userActivityRemoteApplicationTimedOut: Self
        static var userActivityHandoffUserInfoTooLarge, coderReadCorrupt, coderValueNotFound, coderInvalidValue: Self
      }
    }
    struct URLError {
      var failingURL: URL?
      var failureURLString: String?
      var failureURLPeerTrust: Security.SecTrust?
      var backgroundTaskCancelledReason: URLError.BackgroundTaskCancelledReason?
      var networkUnavailableReason: URLError.NetworkUnavailableReason?
      var downloadTaskResumeData, uploadTaskResumeData: Data?
      static var unknown, cancelled, badURL, timedOut, unsupportedURL, cannotFindHost: URLError.Code
      static var cannotConnectToHost, networkConnectionLost, dnsLookupFailed, httpTooManyRedirects: URLError.Code
      static var resourceUnavailable, notConnectedToInternet, redirectToNonExistentLocation: URLError.Code
      static var badServerResponse, userCancelledAuthentication, userAuthenticationRequired: URLError.Code
      static var zeroByteResource, cannotDecodeRawData, cannotDecodeContentData, cannotParseResponse: URLError.Code
      static var appTransportSecurityRequiresSecureConnection, fileDoesNotExist, fileIsDirectory: URLError.Code
      static var noPermissionsToReadFile, dataLengthExceedsMaximum, secureConnectionFailed: URLError.Code
      static var serverCertificateHasBadDate, serverCertificateUntrusted: URLError.Code
      static var serverCertificateHasUnknownRoot, serverCertificateNotYetValid: URLError.Code
      static var clientCertificateRejected, clientCertificateRequired, cannotLoadFromNetwork: URLError.Code
      static var cannotCreateFile, cannotOpenFile, cannotCloseFile, cannotWriteToFile, cannotRemoveFile: URLError.Code
      static var cannotMoveFile, downloadDecodingFailedMidStream, downloadDecodingFailedToComplete: URLError.Code
      static var internationalRoamingOff, callIsActive, dataNotAllowed, requestBodyStreamExhausted: URLError.Code
      static var backgroundSessionRequiresSharedContainer, backgroundSessionInUseByAnotherProcess: URLError.Code
      static var backgroundSessionWasDisconnected: URLError.Code
      struct Code: RawRepresentable, Hashable {
        typealias RawValue = Int
        init(rawValue: Int)
        var rawValue: Int
        static var unknown, cancelled, badURL, timedOut, unsupportedURL, cannotFindHost, cannotConnectToHost: Self
        static var networkConnectionLost, dnsLookupFailed, httpTooManyRedirects, resourceUnavailable: Self
        static var notConnectedToInternet, redirectToNonExistentLocation, badServerResponse: Self
        static var userCancelledAuthentication, userAuthenticationRequired, zeroByteResource, cannotDecodeRawData: Self
        static var cannotDecodeContentData, cannotParseResponse, appTransportSecurityRequiresSecureConnection: Self
        static var fileDoesNotExist, fileIsDirectory, noPermissionsToReadFile, dataLengthExceedsMaximum: Self
        static var secureConnectionFailed, serverCertificateHasBadDate, serverCertificateUntrusted: Self
        static var serverCertificateHasUnknownRoot, serverCertificateNotYetValid, clientCertificateRejected: Self
        static var clientCertificateRequired, cannotLoadFromNetwork, cannotCreateFile, cannotOpenFile: Self
        static var cannotCloseFile, cannotWriteToFile, cannotRemoveFile, cannotMoveFile: Self
        static var downloadDecodingFailedMidStream, downloadDecodingFailedToComplete, internationalRoamingOff: Self
        static var callIsActive, dataNotAllowed, requestBodyStreamExhausted: Self
        static var backgroundSessionRequiresSharedContainer, backgroundSessionInUseByAnotherProcess: Self
        static var backgroundSessionWasDisconnected: Self
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
      static var decimalNumberExactnessException, decimalNumberOverflowException, decimalNumberUnderflowException: Self
      static var decimalNumberDivideByZeroException, genericException, rangeException, invalidArgumentException: Self
      static var internalInconsistencyException, mallocException, objectInaccessibleException: Self
      static var objectNotAvailableException, destinationInvalidException, portTimeoutException: Self
      static var invalidSendPortException, invalidReceivePortException, portSendException, portReceiveException: Self
      static var oldStyleException, inconsistentArchiveException, fileHandleOperationException: Self
      static var undefinedKeyException, invalidArchiveOperationException, invalidUnarchiveOperationException: Self
      static var invocationOperationVoidResultException, invocationOperationCancelledException: Self
      static var characterConversionException, parseErrorException: Self
    }
    extension Error {
      var localizedDescription: String
    }
    """#)
}
