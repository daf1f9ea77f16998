// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Sessions, tasks, responses, cookies.
  static let foundationNetworking = InterfaceFile(
    "Foundation",
    #"""
    class URLResponse: NSObject {
      init()
      init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?)
      var url: URL?
      var mimeType: String?
      var expectedContentLength: Int64
      var textEncodingName, suggestedFilename: String?
    }
    class HTTPURLResponse: URLResponse {
      init()
      init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?)
      var statusCode: Int
      var allHeaderFields: [AnyHashable: Any]
      func value(forHTTPHeaderField: String) -> String?
      static func localizedString(forStatusCode: Int) -> String
    }
    class URLSession: NSObject {
      static var shared: URLSession
      init(configuration: URLSessionConfiguration)
      init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue: OperationQueue?)
      var delegateQueue: OperationQueue
      var delegate: (any URLSessionDelegate)?
      var configuration: URLSessionConfiguration
      var sessionDescription: String?
      func reset(completionHandler: () -> Void)
      func flush(completionHandler: () -> Void)
      var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask])
      var allTasks: [URLSessionTask]
      func dataTask(with: URLRequest) -> URLSessionDataTask
      func dataTask(with: URL) -> URLSessionDataTask
      func uploadTask(with: URLRequest, fromFile: URL) -> URLSessionUploadTask
      func uploadTask(with: URLRequest, from: Data) -> URLSessionUploadTask
      func uploadTask(withResumeData: Data) -> URLSessionUploadTask
      func uploadTask(withStreamedRequest: URLRequest) -> URLSessionUploadTask
      func downloadTask(with: URLRequest) -> URLSessionDownloadTask
      func downloadTask(with: URL) -> URLSessionDownloadTask
      func downloadTask(withResumeData: Data) -> URLSessionDownloadTask
      func webSocketTask(with: URL) -> URLSessionWebSocketTask
      func webSocketTask(with: URL, protocols: [String]) -> URLSessionWebSocketTask
      func webSocketTask(with: URLRequest) -> URLSessionWebSocketTask
      init()
      static func new() -> Self
      func data(for: URLRequest, delegate: (any URLSessionTaskDelegate)? = _) -> (Data, URLResponse)
      func data(from: URL, delegate: (any URLSessionTaskDelegate)? = _) -> (Data, URLResponse)
      func upload(for: URLRequest, fromFile: URL, delegate: (any URLSessionTaskDelegate)? = _) -> (Data, URLResponse)
      func upload(for: URLRequest, from: Data, delegate: (any URLSessionTaskDelegate)? = _) -> (Data, URLResponse)
      func download(for: URLRequest, delegate: (any URLSessionTaskDelegate)? = _) -> (URL, URLResponse)
      func download(from: URL, delegate: (any URLSessionTaskDelegate)? = _) -> (URL, URLResponse)
      func download(resumeFrom: Data, delegate: (any URLSessionTaskDelegate)? = _) -> (URL, URLResponse)
      func bytes(for: URLRequest, delegate: (any URLSessionTaskDelegate)? = _) -> (URLSession.AsyncBytes, URLResponse)
      func bytes(from: URL, delegate: (any URLSessionTaskDelegate)? = _) -> (URLSession.AsyncBytes, URLResponse)
      func data(for: URLRequest) -> (Data, URLResponse)
      func data(from: URL) -> (Data, URLResponse)
      func upload(for: URLRequest, fromFile: URL) -> (Data, URLResponse)
      func upload(for: URLRequest, from: Data) -> (Data, URLResponse)
      func dataTask(with: URLRequest, completionHandler: (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
      func dataTask(with: URL, completionHandler: (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
      func uploadTask(with: URLRequest, fromFile: URL, completionHandler: (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
      func uploadTask(with: URLRequest, from: Data?, completionHandler: (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
      func uploadTask(withResumeData: Data, completionHandler: (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
      func downloadTask(with: URLRequest, completionHandler: (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
      func downloadTask(with: URL, completionHandler: (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
      func downloadTask(withResumeData: Data, completionHandler: (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
      struct AsyncBytes: AsyncSequence {
        typealias Element = UInt8
        typealias AsyncIterator = URLSession.AsyncBytes.Iterator
        var task: URLSessionDataTask
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = UInt8
          func next() -> UInt8?
        }
      }
      enum DelayedRequestDisposition: Int {
        case continueLoading, useNewRequest, cancel
      }
      enum AuthChallengeDisposition: Int {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
      }
      enum ResponseDisposition: Int {
        case cancel, allow, becomeDownload, becomeStream
      }
    }
    class URLSessionTask: NSObject {
      var taskIdentifier: Int
      var originalRequest, currentRequest: URLRequest?
      var response: URLResponse?
      var delegate: (any URLSessionTaskDelegate)?
      var progress: Progress
      var earliestBeginDate: Date?
      var countOfBytesClientExpectsToSend, countOfBytesClientExpectsToReceive, countOfBytesSent: Int64
      var countOfBytesReceived, countOfBytesExpectedToSend, countOfBytesExpectedToReceive: Int64
      var taskDescription: String?
      var state: URLSessionTask.State
      var error: (any Error)?
      var priority: Float
      var prefersIncrementalDelivery: Bool
      init()
      static func new() -> Self
      static var defaultPriority, lowPriority, highPriority: Float
      enum State: Int {
        case running, suspended, canceling, completed
      }
    }
    class URLSessionDataTask: URLSessionTask {
      init()
      static func new() -> Self
    }
    class URLSessionUploadTask: URLSessionDataTask {
      init()
      static func new() -> Self
      func cancel(byProducingResumeData: (Data?) -> Void)
      func cancelByProducingResumeData() -> Data?
    }
    class URLSessionDownloadTask: URLSessionTask {
      func cancel(byProducingResumeData: (Data?) -> Void)
      func cancelByProducingResumeData() -> Data?
      init()
      static func new() -> Self
    }
    class URLSessionWebSocketTask: URLSessionTask {
      init()
      func sendPing(pongReceiveHandler: ((any Error)?) -> Void)
      var maximumMessageSize: Int
      var closeCode: URLSessionWebSocketTask.CloseCode
      var closeReason: Data?
      func send(_: URLSessionWebSocketTask.Message, completionHandler: ((any Error)?) -> Void)
      func receive(completionHandler: (Result<URLSessionWebSocketTask.Message, any Error>) -> Void)
      func receive() -> URLSessionWebSocketTask.Message
      enum CloseCode: Int {
        case invalid, normalClosure, goingAway, protocolError, unsupportedData, noStatusReceived, abnormalClosure
        case invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtensionMissing
        case internalServerError
      }
      enum Message {
        case data(Data)
        case string(String)
      }
    }
    class URLSessionConfiguration: NSObject {
      static var `default`, ephemeral: URLSessionConfiguration
      static func background(withIdentifier: String) -> URLSessionConfiguration
      var identifier: String?
      var requestCachePolicy: NSURLRequest.CachePolicy
      var timeoutIntervalForRequest, timeoutIntervalForResource: TimeInterval
      var networkServiceType: NSURLRequest.NetworkServiceType
      var allowsCellularAccess, allowsExpensiveNetworkAccess, allowsConstrainedNetworkAccess: Bool
      var requiresDNSSECValidation, waitsForConnectivity, isDiscretionary: Bool
      var sharedContainerIdentifier: String?
      var sessionSendsLaunchEvents: Bool
      var connectionProxyDictionary: [AnyHashable: Any]?
      var httpShouldUsePipelining, httpShouldSetCookies: Bool
      var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy
      var httpAdditionalHeaders: [AnyHashable: Any]?
      var httpMaximumConnectionsPerHost: Int
      var httpCookieStorage: HTTPCookieStorage?
      var urlCache: URLCache?
      var shouldUseExtendedBackgroundIdleMode: Bool
      var protocolClasses: [AnyClass]?
      var multipathServiceType: URLSessionConfiguration.MultipathServiceType
      init()
      static func new() -> Self
      static func backgroundSessionConfiguration(_: String) -> URLSessionConfiguration
      enum MultipathServiceType: Int {
        case none, handover, interactive, aggregate
      }
    }
    protocol URLSessionDelegate: NSObjectProtocol {
      func urlSession(_: URLSession, didReceive: URLAuthenticationChallenge, completionHandler: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
      func urlSession(_: URLSession, didReceive: URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?)
    }
    protocol URLSessionTaskDelegate: URLSessionDelegate {
      func urlSession(_: URLSession, task: URLSessionTask, willBeginDelayedRequest: URLRequest, completionHandler: (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
      func urlSession(_: URLSession, task: URLSessionTask, willBeginDelayedRequest: URLRequest) -> (URLSession.DelayedRequestDisposition, URLRequest?)
      func urlSession(_: URLSession, task: URLSessionTask, willPerformHTTPRedirection: HTTPURLResponse, newRequest: URLRequest, completionHandler: (URLRequest?) -> Void)
      func urlSession(_: URLSession, task: URLSessionTask, willPerformHTTPRedirection: HTTPURLResponse, newRequest: URLRequest) -> URLRequest?
      func urlSession(_: URLSession, task: URLSessionTask, didReceive: URLAuthenticationChallenge, completionHandler: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
      func urlSession(_: URLSession, task: URLSessionTask, didReceive: URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?)
      func urlSession(_: URLSession, task: URLSessionTask, needNewBodyStream: (InputStream?) -> Void)
      func urlSession(_: URLSession, needNewBodyStreamForTask: URLSessionTask) -> InputStream?
      func urlSession(_: URLSession, task: URLSessionTask, needNewBodyStreamFrom: Int64, completionHandler: (InputStream?) -> Void)
      func urlSession(_: URLSession, needNewBodyStreamForTask: URLSessionTask, from: Int64) -> InputStream?
    }
    protocol URLSessionDataDelegate: URLSessionTaskDelegate {
      func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive: URLResponse, completionHandler: (URLSession.ResponseDisposition) -> Void)
      func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive: URLResponse) -> URLSession.ResponseDisposition
      func urlSession(_: URLSession, dataTask: URLSessionDataTask, willCacheResponse: CachedURLResponse, completionHandler: (CachedURLResponse?) -> Void)
      func urlSession(_: URLSession, dataTask: URLSessionDataTask, willCacheResponse: CachedURLResponse) -> CachedURLResponse?
    }
    protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}
    protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
      func urlSession(_: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol: String?)
    }
    class URLSessionTaskMetrics: NSObject {
      var transactionMetrics: [URLSessionTaskTransactionMetrics]
      var taskInterval: DateInterval
      var redirectCount: Int
      init()
      static func new() -> Self
      enum ResourceFetchType: Int {
        case unknown, networkLoad, serverPush, localCache
      }
      enum DomainResolutionProtocol: Int {
        case unknown, udp, tcp, https
      }
    }
    class URLSessionTaskTransactionMetrics: NSObject {
      var request: URLRequest
      var response: URLResponse?
      var fetchStartDate, domainLookupStartDate, domainLookupEndDate, connectStartDate: Date?
      var secureConnectionStartDate, secureConnectionEndDate, connectEndDate, requestStartDate, requestEndDate: Date?
      var responseStartDate, responseEndDate: Date?
      var networkProtocolName: String?
      var isProxyConnection, isReusedConnection: Bool
      var resourceFetchType: URLSessionTaskMetrics.ResourceFetchType
      var countOfRequestHeaderBytesSent, countOfRequestBodyBytesSent, countOfRequestBodyBytesBeforeEncoding: Int64
      var countOfResponseHeaderBytesReceived, countOfResponseBodyBytesReceived: Int64
      var countOfResponseBodyBytesAfterDecoding: Int64
      var localAddress, remoteAddress: String?
      var isCellular, isExpensive, isConstrained, isMultipath: Bool
      var domainResolutionProtocol: URLSessionTaskMetrics.DomainResolutionProtocol
      init()
      static func new() -> Self
      var localPort, remotePort: Int?
    }
    class URLCache: NSObject {
      init()
      static var shared: URLCache
      init(memoryCapacity: Int, diskCapacity: Int, diskPath: String?)
      func cachedResponse(for: URLRequest) -> CachedURLResponse?
      var memoryCapacity, diskCapacity, currentMemoryUsage, currentDiskUsage: Int
      init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = _)
      func cachedResponse(for: URLSessionDataTask) -> CachedURLResponse?
      enum StoragePolicy: UInt {
        case allowed, allowedInMemoryOnly, notAllowed
      }
    }
    class CachedURLResponse: NSObject {
      init()
      init(response: URLResponse, data: Data)
      init(response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = _, storagePolicy: URLCache.StoragePolicy)
      var response: URLResponse
      var data: Data
      var userInfo: [AnyHashable: Any]?
      var storagePolicy: URLCache.StoragePolicy
    }
    class URLCredential: NSObject {
      init()
      var persistence: URLCredential.Persistence
      init(user: String, password: String, persistence: URLCredential.Persistence)
      var user, password: String?
      var hasPassword: Bool
      var certificates: [Any]
      enum Persistence: UInt {
        case none, forSession, permanent, synchronizable
      }
    }
    class URLProtectionSpace: NSObject {
      init()
      init(host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?)
      init(proxyHost: String, port: Int, type: String?, realm: String?, authenticationMethod: String?)
      var realm: String?
      var receivesCredentialSecurely: Bool
      var host: String
      var port: Int
      var proxyType, `protocol`: String?
      var authenticationMethod: String
      func isProxy() -> Bool
      var distinguishedNames: [Data]?
    }
    class URLAuthenticationChallenge: NSObject {
      init()
      var protectionSpace: URLProtectionSpace
      var proposedCredential: URLCredential?
      var previousFailureCount: Int
      var failureResponse: URLResponse?
      var error: (any Error)?
    }
    class HTTPCookie: NSObject {
      init()
      init?(properties: [HTTPCookiePropertyKey: Any])
      static func requestHeaderFields(with: [HTTPCookie]) -> [String: String]
      static func cookies(withResponseHeaderFields: [String: String], for: URL) -> [HTTPCookie]
      var properties: [HTTPCookiePropertyKey: Any]?
      var version: Int
      var name, value: String
      var expiresDate: Date?
      var isSessionOnly: Bool
      var domain, path: String
      var isSecure, isHTTPOnly: Bool
      var comment: String?
      var commentURL: URL?
      var portList: [NSNumber]?
      enum AcceptPolicy: UInt {
        case always, never, onlyFromMainDocumentDomain
      }
    }
    class HTTPCookieStorage: NSObject {
      init()
      static var shared: HTTPCookieStorage
      static func sharedCookieStorage(forGroupContainerIdentifier: String) -> HTTPCookieStorage
      var cookies: [HTTPCookie]?
      func cookies(for: URL) -> [HTTPCookie]?
      var cookieAcceptPolicy: HTTPCookie.AcceptPolicy
      func sortedCookies(using: [NSSortDescriptor]) -> [HTTPCookie]
      func cookies(for: URLSessionTask) -> [HTTPCookie]?
    }
    struct HTTPCookiePropertyKey: Hashable, RawRepresentable {
      typealias RawValue = String
      init(_: String)
      init(rawValue: String)
      var rawValue: String
      static var name, value, version, domain, path, secure, expires, comment, discard, port: Self
    }
    """#)
}
