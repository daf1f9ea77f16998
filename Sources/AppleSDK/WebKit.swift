// A table: declarations of WebKit in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Web views, navigation, scripts.
  static let webKit = InterfaceFile(
    "WebKit",
    #"""
    class WKWebView: UIView {
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
      var canGoBack, canGoForward: Bool
      func goBack() -> WKNavigation?
      func goForward() -> WKNavigation?
      func reload() -> WKNavigation?
      func evaluateJavaScript(_: String, completionHandler: ((Any?, (any Error)?) -> Void)? = _)
      func evaluateJavaScript(_: String) -> Any
      var allowsBackForwardNavigationGestures: Bool
      var customUserAgent: String?
      var scrollView: UIScrollView
      func startDownload(using: URLRequest, completionHandler: (WKDownload) -> Void)
      func startDownload(using: URLRequest) -> WKDownload
      var mediaType: String?
      var themeColor: UIColor?
      var underPageBackgroundColor: UIColor!
      func evaluateJavaScript(_: String, in: WKFrameInfo? = _, in: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = _)
      func evaluateJavaScript(_: String, in: WKFrameInfo? = _, contentWorld: WKContentWorld) -> Any?
      enum FullscreenState: Int {
        case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
      }
    }
    class WKWebViewConfiguration: NSObject {
      var preferences: WKPreferences
      var userContentController: WKUserContentController
      var websiteDataStore: WKWebsiteDataStore
      var applicationNameForUserAgent: String?
      var allowsInlineMediaPlayback: Bool
    }
    class WKNavigation: NSObject {}
    class WKNavigationAction: NSObject {
      var targetFrame: WKFrameInfo?
      var navigationType: WKNavigationType
      var request: URLRequest
    }
    class WKNavigationResponse: NSObject {
      var isForMainFrame: Bool
      var response: URLResponse
    }
    class WKFrameInfo: NSObject {
      var request: URLRequest
      var webView: WKWebView?
    }
    class WKUserContentController: NSObject {
      var userScripts: [WKUserScript]
      func add(_: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String)
      func add(_: any WKScriptMessageHandler, name: String)
      func removeScriptMessageHandler(forName: String, contentWorld: WKContentWorld)
      func removeScriptMessageHandler(forName: String)
    }
    class WKUserScript: NSObject {
      var source: String
    }
    class WKScriptMessage: NSObject {
      var body: Any
      var webView: WKWebView?
      var name: String
      var world: WKContentWorld
    }
    class WKPreferences: NSObject {
      enum InactiveSchedulingPolicy: Int {
        case suspend, throttle, none
      }
    }
    class WKWebpagePreferences: NSObject {
      enum ContentMode: Int {
        case recommended, mobile, desktop
      }
    }
    class WKWebsiteDataStore: NSObject {
      static func `default`() -> WKWebsiteDataStore
      var isPersistent: Bool
      func removeData(ofTypes: Set<String>, modifiedSince: Date, completionHandler: () -> Void)
      func removeData(ofTypes: Set<String>, modifiedSince: Date)
      var httpCookieStore: WKHTTPCookieStore
      var identifier: UUID?
      init(forIdentifier: UUID)
      static func remove(forIdentifier: UUID, completionHandler: ((any Error)?) -> Void)
    }
    class WKHTTPCookieStore: NSObject {
      func setCookie(_: HTTPCookie, completionHandler: (() -> Void)? = _)
      func delete(_: HTTPCookie, completionHandler: (() -> Void)? = _)
      enum CookiePolicy: Int {
        case allow, disallow
      }
    }
    class WKBackForwardList: NSObject {
      var currentItem, backItem, forwardItem: WKBackForwardListItem?
      func item(at: Int) -> WKBackForwardListItem?
    }
    class WKBackForwardListItem: NSObject {
      var url: URL
      var title: String?
      var initialURL: URL
    }
    struct WKError: CustomNSError, Hashable, Error {
      static var errorDomain: String
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
      var webView: WKWebView?
      func cancel(_: ((Data?) -> Void)? = _)
      func cancel() -> Data?
      enum RedirectPolicy: Int {
        case cancel, allow
      }
    }
    class WKContentRuleListStore: NSObject {
      static func `default`() -> Self!
      init!(url: URL!)
    }
    class WKContentWorld: NSObject {
      static var page: WKContentWorld
      static func world(name: String) -> WKContentWorld
      var name: String?
    }
    protocol WKNavigationDelegate: NSObjectProtocol {}
    protocol WKUIDelegate: NSObjectProtocol {}
    protocol WKScriptMessageHandler: NSObjectProtocol {}
    """#)
}
