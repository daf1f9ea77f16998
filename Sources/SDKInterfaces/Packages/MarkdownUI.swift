// A table: declarations of MarkdownUI in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Markdown views, whose texts are plain strings.
  static let markdownUI = PackageInterface(
    "MarkdownUI",
    #"""
    import SwiftUI
    struct Markdown: View {
      typealias Body = Never
      init(_: String, baseURL: URL? = _, imageBaseURL: URL? = _)
      init(_: MarkdownContent, baseURL: URL? = _, imageBaseURL: URL? = _)
    }
    struct MarkdownContent: Equatable {
      init(_: String)
    }
    """#)
}
