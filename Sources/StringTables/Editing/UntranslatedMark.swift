/// The beginning of a comment that marks a text as one that nobody has translated yet: it is that of the source language.
/// Whoever translates it takes the mark out.
public enum UntranslatedMark {
  static let text = "[new]"

  /// The comment of an entry to be translated.
  /// - Parameter comment: that of the source language.
  public static func comment(_ comment: String?) -> String { text + (comment.map { " " + $0 } ?? "") }

  /// Whether a comment says so.
  public static func isIn(_ comment: String?) -> Bool { comment?.hasPrefix(text) ?? false }

  /// A comment without the mark; `nil` where nothing else is in it.
  public static func removed(from comment: String?) -> String? {
    guard isIn(comment), let comment else { return comment }
    let rest = comment.dropFirst(text.count).drop(while: \.isWhitespace)
    return rest.isEmpty ? nil : String(rest)
  }
}
