// A table: declarations of AlertToast in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Alerts and banners, whose titles are plain strings.
  static let alertToast = PackageInterface(
    "AlertToast",
    #"""
    import SwiftUI
    struct AlertToast: View {
      typealias Body = Never
      enum AlertStyle: Equatable {
        case style(backgroundColor: Color? = _, titleColor: Color? = _, subTitleColor: Color? = _, titleFont: Font? = _, subTitleFont: Font? = _)
      }
      enum AlertType: Equatable {
        case complete(Color), error(Color), systemImage(String, Color), image(String, Color), loading, regular
      }
      enum BannerAnimation {
        case slide, pop
      }
      enum DisplayMode: Equatable {
        case alert, hud, banner(BannerAnimation)
      }
      var displayMode: DisplayMode
      var type: AlertType
      var title: String?
      var subTitle: String?
      var style: AlertStyle?
      init(displayMode: DisplayMode = _, type: AlertType, title: String? = _, subTitle: String? = _, style: AlertStyle? = _)
    }
    extension View {
      func toast(isPresenting: Binding<Bool>, duration: TimeInterval = _, tapToDismiss: Bool = _, offsetY: CGFloat = _, alert: () -> AlertToast, onTap: (() -> Void)? = _, completion: (() -> Void)? = _) -> some View
      func toast<Item: Identifiable>(item: Binding<Item?>, duration: Double = _, tapToDismiss: Bool = _, offsetY: CGFloat = _, alert: (Item?) -> AlertToast, onTap: (() -> Void)? = _, completion: (() -> Void)? = _) -> some View
    }
    """#)
}
