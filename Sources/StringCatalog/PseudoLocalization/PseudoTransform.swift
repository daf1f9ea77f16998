/// A transformation that makes a property of the text visible to testers.
public enum PseudoTransform: String, Sendable, CaseIterable {
  /// Replaces Latin letters by accented ones that look alike and encloses arguments in `»…«`. A string without accents
  /// is not from a catalog.
  case accents
  /// Adds a combining mark to each Latin letter, like Apple's `NSAccentuateLocalizedStrings`.
  case marks
  /// Repeats the text, like Apple's `NSDoubleLocalizedStrings`.
  case doubled
  /// Appends words until the text is as long as typical translations.
  case expanded
  /// Writes each word from right to left.
  case rightToLeft = "right-to-left"
  /// Encloses the text in brackets. A missing bracket shows that the text was truncated or concatenated.
  case bounded

  /// Returns the usual transforms of a pseudo-language: Android's `ar-XB` for right-to-left languages, otherwise
  /// `en-XA`.
  public static func usual(for language: String) -> Set<PseudoTransform> {
    language.split { $0 == "-" || $0 == "_" }.last?.uppercased() == "XB"
      ? [.rightToLeft] : [.accents, .expanded, .bounded]
  }
}
