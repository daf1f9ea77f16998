// A table: declarations of WebKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Web views in SwiftUI.
  static let webKitSwiftUI = InterfaceFile(
    "WebKit",
    #"""
    struct WebView: View {
      typealias Body = Never
      init(_: WebPage)
      init(url: URL?)
      enum BackForwardNavigationGesturesBehavior {
        case automatic, enabled, disabled
      }
      enum ElementFullscreenBehavior {
        case automatic, enabled, disabled
      }
      enum LinkPreviewBehavior {
        case automatic, enabled, disabled
      }
      enum MagnificationGesturesBehavior {
        case automatic, enabled, disabled
      }
      struct ActivatedElementInfo {
        var linkURL: URL?
      }
    }
    class WebPage {
      init()
      var url: URL?
      var title: String
      var estimatedProgress: Double
      var isLoading: Bool
      func load(_: URLRequest)
      func load(_: URL?)
      func load(html: String, baseURL: URL = _)
      func reload(fromOrigin: Bool = _)
      func stopLoading()
      func callJavaScript(_: String, arguments: [String: Any] = _) -> Any?
    }
    extension View {
      func webViewBackForwardNavigationGestures(_: WebView.BackForwardNavigationGesturesBehavior) -> some View
      func webViewContentBackground(_: Visibility) -> some View
      func webViewContextMenu(@ViewBuilder menu: (WebView.ActivatedElementInfo) -> some View) -> some View
      func webViewElementFullscreenBehavior(_: WebView.ElementFullscreenBehavior) -> some View
      func webViewLinkPreviews(_: WebView.LinkPreviewBehavior) -> some View
      func webViewMagnificationGestures(_: WebView.MagnificationGesturesBehavior) -> some View
      func webViewOnScrollGeometryChange<T: Hashable>(for: T.Type, of: (ScrollGeometry) -> T, action: (T, T) -> Void) -> some View
      func webViewScrollInputBehavior(_: ScrollInputBehavior, for: ScrollInputKind) -> some View
      func webViewScrollPosition(_: Binding<ScrollPosition>) -> some View
      func webViewTextSelection<S: TextSelectability>(_: S) -> some View
    }
    """#)
}
