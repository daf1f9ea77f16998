import TextBasics

/// Recognizes copyright notices, whose names, years and licenses are often the same in all languages.
enum CopyrightNotice {
  /// Returns whether a text contains such a notice.
  static func isIn(_ text: String) -> Bool {
    // A search for bytes takes far less time than one for a pattern.
    signs.contains(where: text.utf8.holdsBytes) && text.contains(notice)
  }

  nonisolated(unsafe) private static let notice = /©|\([cC]\)|\bCopy(?:right|left)\b/
  private static let signs = ["©", "(c)", "(C)", "Copyright", "Copyleft"].map { Array($0.utf8) }
}
