/// Markdown, which SwiftUI's keys may contain and plain strings do not.
package enum Markdown {
  /// Returns whether strings look the same when they are rendered as Markdown.
  package static func isAbsent(in texts: [String]) -> Bool {
    texts.allSatisfy { text in
      !text.contains(where: signs.contains) && !text.contains("://") && !text.contains("www.")
    }
  }

  private static let signs: Set<Character> = ["*", "_", "`", "[", "]", "~", "<", ">", "&", "\\", "@", "^"]
}
