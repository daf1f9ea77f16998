// A table: declarations of WebKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Web views, navigation, scripts.
  static let webKit = InterfaceFile(
    "WebKit",
    #"""
    class WKWebView: UIView {
      init()
      var configuration: WKWebViewConfiguration
      var backForwardList: WKBackForwardList
      init(frame: CGRect, configuration: WKWebViewConfiguration)
      func load(_: URLRequest) -> WKNavigation?
      func loadFileURL(_: URL, allowingReadAccessTo: URL) -> WKNavigation?
      func loadHTMLString(_: String, baseURL: URL?) -> WKNavigation?
      func load(_: Data, mimeType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
      func go(to: WKBackForwardListItem) -> WKNavigation?
      var title: String?
      var url: URL?
      var isLoading: Bool
      var estimatedProgress: Double
      var hasOnlySecureContent: Bool
      var serverTrust: SecTrust?
      var canGoBack, canGoForward: Bool
      func goBack() -> WKNavigation?
      func goForward() -> WKNavigation?
      func reload() -> WKNavigation?
      func reloadFromOrigin() -> WKNavigation?
      func evaluateJavaScript(_: String, completionHandler: ((Any?, (any Error)?) -> Void)? = _)
      func evaluateJavaScript(_: String) -> Any
      func closeAllMediaPresentations(completionHandler: (() -> Void)? = _)
      func pauseAllMediaPlayback(completionHandler: (() -> Void)? = _)
      func setAllMediaPlaybackSuspended(_: Bool, completionHandler: (() -> Void)? = _)
      var allowsBackForwardNavigationGestures: Bool
      var customUserAgent: String?
      var allowsLinkPreview: Bool
      var scrollView: UIScrollView
      var pageZoom: CGFloat
      static func handlesURLScheme(_: String) -> Bool
      func startDownload(using: URLRequest, completionHandler: (WKDownload) -> Void)
      func startDownload(using: URLRequest) -> WKDownload
      func resumeDownload(fromResumeData: Data, completionHandler: (WKDownload) -> Void)
      func resumeDownload(fromResumeData: Data) -> WKDownload
      var mediaType: String?
      var interactionState: Any?
      func loadSimulatedRequest(_: URLRequest, response: URLResponse, responseData: Data) -> WKNavigation
      func loadSimulatedRequest(_: URLRequest, with: URLResponse, responseData: Data) -> WKNavigation
      func loadFileRequest(_: URLRequest, allowingReadAccessTo: URL) -> WKNavigation
      func loadSimulatedRequest(_: URLRequest, responseHTML: String) -> WKNavigation
      func loadSimulatedRequest(_: URLRequest, withResponseHTML: String) -> WKNavigation
      var themeColor: UIColor?
      var underPageBackgroundColor: UIColor!
      var fullscreenState: WKWebView.FullscreenState
      var minimumViewportInset, maximumViewportInset: UIEdgeInsets
      var isFindInteractionEnabled: Bool
      var isInspectable: Bool
      func callAsyncJavaScript(_: String, arguments: [String: Any] = _, in: WKFrameInfo? = _, in: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = _)
      func createWebArchiveData(completionHandler: (Result<Data, any Error>) -> Void)
      func evaluateJavaScript(_: String, in: WKFrameInfo? = _, in: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = _)
      func callAsyncJavaScript(_: String, arguments: [String: Any] = _, in: WKFrameInfo? = _, contentWorld: WKContentWorld) -> Any?
      func evaluateJavaScript(_: String, in: WKFrameInfo? = _, contentWorld: WKContentWorld) -> Any?
      var certificateChain: [Any]
      enum FullscreenState: Int {
        case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
      }
    }
    class WKWebViewConfiguration: NSObject {
      init()
      var preferences: WKPreferences
      var userContentController: WKUserContentController
      var websiteDataStore: WKWebsiteDataStore
      var suppressesIncrementalRendering: Bool
      var applicationNameForUserAgent: String?
      var allowsAirPlayForMediaPlayback, upgradeKnownHostsToHTTPS: Bool
      var defaultWebpagePreferences: WKWebpagePreferences!
      var limitsNavigationsToAppBoundDomains, allowsInlinePredictions, allowsInlineMediaPlayback: Bool
      var allowsPictureInPictureMediaPlayback: Bool
      var ignoresViewportScaleLimits: Bool
      var mediaPlaybackRequiresUserAction, mediaPlaybackAllowsAirPlay, requiresUserActionForMediaPlayback: Bool
    }
    class WKNavigation: NSObject {
      init()
      var effectiveContentMode: WKWebpagePreferences.ContentMode
    }
    class WKNavigationAction: NSObject {
      init()
      var sourceFrame: WKFrameInfo
      var targetFrame: WKFrameInfo?
      var navigationType: WKNavigationType
      var request: URLRequest
      var shouldPerformDownload: Bool
    }
    class WKNavigationResponse: NSObject {
      init()
      var isForMainFrame: Bool
      var response: URLResponse
      var canShowMIMEType: Bool
    }
    class WKFrameInfo: NSObject {
      init()
      var isMainFrame: Bool
      var request: URLRequest
      var webView: WKWebView?
    }
    class WKUserContentController: NSObject {
      init()
      var userScripts: [WKUserScript]
      func add(_: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String)
      func add(_: any WKScriptMessageHandler, name: String)
      func removeScriptMessageHandler(forName: String, contentWorld: WKContentWorld)
      func removeScriptMessageHandler(forName: String)
    }
    class WKUserScript: NSObject {
      init()
      var source: String
      var isForMainFrameOnly: Bool
    }
    class WKScriptMessage: NSObject {
      init()
      var body: Any
      var webView: WKWebView?
      var frameInfo: WKFrameInfo
      var name: String
      var world: WKContentWorld
    }
    class WKPreferences: NSObject {
      init()
      var minimumFontSize: CGFloat
      var javaScriptCanOpenWindowsAutomatically, isFraudulentWebsiteWarningEnabled, shouldPrintBackgrounds: Bool
      var isTextInteractionEnabled, isSiteSpecificQuirksModeEnabled, isElementFullscreenEnabled: Bool
      var inactiveSchedulingPolicy: WKPreferences.InactiveSchedulingPolicy
      var javaScriptEnabled: Bool
      enum InactiveSchedulingPolicy: Int {
        case suspend, throttle, none
      }
    }
    class WKWebpagePreferences: NSObject {
      init()
      var preferredContentMode: WKWebpagePreferences.ContentMode
      var allowsContentJavaScript, isLockdownModeEnabled: Bool
      enum ContentMode: Int {
        case recommended, mobile, desktop
      }
    }
    class WKWebsiteDataStore: NSObject {
      init()
      static func `default`() -> WKWebsiteDataStore
      static func nonPersistent() -> WKWebsiteDataStore
      var isPersistent: Bool
      static func allWebsiteDataTypes() -> Set<String>
      func removeData(ofTypes: Set<String>, modifiedSince: Date, completionHandler: () -> Void)
      func removeData(ofTypes: Set<String>, modifiedSince: Date)
      var httpCookieStore: WKHTTPCookieStore
      var identifier: UUID?
      init(forIdentifier: UUID)
      static func remove(forIdentifier: UUID, completionHandler: ((any Error)?) -> Void)
      static func fetchAllDataStoreIdentifiers(_: ([UUID]) -> Void)
    }
    class WKHTTPCookieStore: NSObject {
      init()
      func getAllCookies(_: ([HTTPCookie]) -> Void)
      func allCookies() -> [HTTPCookie]
      func setCookie(_: HTTPCookie, completionHandler: (() -> Void)? = _)
      func delete(_: HTTPCookie, completionHandler: (() -> Void)? = _)
      func setCookiePolicy(_: WKHTTPCookieStore.CookiePolicy, completionHandler: (() -> Void)? = _)
      func getCookiePolicy(_: (WKHTTPCookieStore.CookiePolicy) -> Void)
      var cookiePolicy: WKHTTPCookieStore.CookiePolicy
      enum CookiePolicy: Int {
        case allow, disallow
      }
    }
    class WKBackForwardList: NSObject {
      init()
      var currentItem, backItem, forwardItem: WKBackForwardListItem?
      func item(at: Int) -> WKBackForwardListItem?
      var backList, forwardList: [WKBackForwardListItem]
    }
    class WKBackForwardListItem: NSObject {
      init()
      var url: URL
      var title: String?
      var initialURL: URL
    }
    struct WKError: CustomNSError, Hashable {
      init(_: WKError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: WKError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      static var unknown, credentialNotFound: WKError.Code
      enum Code: Int, Equatable {
        case unknown, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
        case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
        case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
        case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain
        case javaScriptAppBoundDomain, duplicateCredential, malformedCredential, credentialNotFound
      }
    }
    enum WKNavigationActionPolicy: Int {
      case cancel, allow, download
    }
    enum WKNavigationResponsePolicy: Int {
      case cancel, allow, download
    }
    enum WKNavigationType: Int {
      case linkActivated, formSubmitted, backForward, reload, formResubmitted, other
    }
    class WKDownload: NSObject {
      init()
      var originalRequest: URLRequest?
      var webView: WKWebView?
      func cancel(_: ((Data?) -> Void)? = _)
      func cancel() -> Data?
      enum RedirectPolicy: Int {
        case cancel, allow
      }
    }
    class WKContentRuleListStore: NSObject {
      init()
      static func `default`() -> Self!
      init!(url: URL!)
      func removeContentRuleList(forIdentifier: String!, completionHandler: (((any Error)?) -> Void)!)
      func removeContentRuleList(forIdentifier: String!)
      func getAvailableContentRuleListIdentifiers(_: (([String]?) -> Void)!)
      func availableIdentifiers() -> [String]?
    }
    class WKContentWorld: NSObject {
      init()
      static var page: WKContentWorld
      static func world(name: String) -> WKContentWorld
      var name: String?
    }
    protocol WKNavigationDelegate: NSObjectProtocol {}
    protocol WKUIDelegate: NSObjectProtocol {}
    protocol WKScriptMessageHandler: NSObjectProtocol {}
    """#)
}
