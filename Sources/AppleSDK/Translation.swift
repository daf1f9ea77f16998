// A table: declarations of Translation in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Translations in SwiftUI.
  static let translation = InterfaceFile(
    "Translation",
    #"""
    extension View {
      func translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = _, arrowEdge: Edge = _, replacementAction: ((String) -> Void)? = _) -> some View
    }
    """#)
}
