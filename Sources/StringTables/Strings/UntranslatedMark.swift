/// The beginning of a comment that marks a text as one that nobody has translated yet: it is that of the source language.
/// Whoever translates it takes the mark out.
public enum UntranslatedMark {
  static let text = "[new]"

  /// The comment of an entry to be translated.
  /// - Parameter comment: that of the source language.
  public static func comment(_ comment: String?) -> String { text + (comment.map { " " + $0 } ?? "") }
}

extension StringsEntry {
  /// Whether nobody has translated the text yet.
  public var isMarkedAsNew: Bool { comment?.hasPrefix(UntranslatedMark.text) ?? false }

  /// The comment without the mark; `nil` where nothing else is in it.
  public var commentWithoutMark: String? {
    guard isMarkedAsNew, let comment else { return comment }
    let rest = comment.dropFirst(UntranslatedMark.text.count).drop(while: \.isWhitespace)
    return rest.isEmpty ? nil : String(rest)
  }
}
