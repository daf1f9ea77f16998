// A table: declarations of Translation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Translations in SwiftUI.
  static let translation = InterfaceFile(
    "Translation",
    #"""
    class TranslationSession {
      func translate(_: String) -> TranslationSession.Response
      func translations(from: [TranslationSession.Request]) -> [TranslationSession.Response]
      func prepareTranslation()
      struct Configuration: Equatable {
        init(source: Locale.Language? = _, target: Locale.Language? = _)
        var source: Locale.Language?
        var target: Locale.Language?
        func invalidate()
      }
      struct Response {
        var sourceText: String
        var targetText: String
        var sourceLanguage: Locale.Language
        var targetLanguage: Locale.Language
        var clientIdentifier: String?
      }
      struct Request {
        init(sourceText: String, clientIdentifier: String? = _)
      }
    }
    extension View {
      func translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = _, arrowEdge: Edge = _, replacementAction: ((String) -> Void)? = _) -> some View
      func translationTask(_: TranslationSession.Configuration?, action: (TranslationSession) -> Void) -> some View
      func translationTask(source: Locale.Language? = _, target: Locale.Language? = _, action: (TranslationSession) -> Void) -> some View
    }
    """#)
}
