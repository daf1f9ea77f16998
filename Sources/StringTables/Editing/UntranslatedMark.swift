/// The prefix of a comment that marks a string as untranslated: the text is still in the source language. Translators
/// remove the mark.
public enum UntranslatedMark {
  static let text = "[new]"

  /// Returns the comment of an untranslated entry.
  /// - Parameter comment: the comment in the source language.
  public static func comment(_ comment: String?) -> String { text + (comment.map { " " + $0 } ?? "") }

  /// Returns whether a comment contains the mark.
  public static func isIn(_ comment: String?) -> Bool { comment?.hasPrefix(text) ?? false }

  /// Returns a comment without the mark, or `nil` if it contains nothing else.
  public static func removed(from comment: String?) -> String? {
    guard isIn(comment), let comment else { return comment }
    let rest = comment.dropFirst(text.count).drop(while: \.isWhitespace)
    return rest.isEmpty ? nil : String(rest)
  }
}
