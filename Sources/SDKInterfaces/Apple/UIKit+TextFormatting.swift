// A table: declarations of UIKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Named styles of the text formatting panel.
  static let uiKitTextFormatting = InterfaceFile(
    "UIKit",
    #"""
    extension UITextFormattingViewController {
      class FormattingStyle {
        init(styleKey: String, title: LocalizedStringResource, attributes: [NSAttributedString.Key: Any])
        var title: LocalizedStringResource
      }
    }
    """#)
}
