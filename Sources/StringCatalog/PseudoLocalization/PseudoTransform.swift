/// One way to change a text so that a tester sees what it is made of.
public enum PseudoTransform: String, Sendable, CaseIterable {
  /// Latin letters give way to accented ones that look alike, and arguments stand in `»…«`: what is left plain on the
  /// screen comes from no catalog.
  case accents
  /// A combining mark follows each Latin letter, as Apple's `NSAccentuateLocalizedStrings` has it.
  case marks
  /// The text stands there twice, as Apple's `NSDoubleLocalizedStrings` has it.
  case doubled
  /// Words follow that make the text as long as translations are.
  case expanded
  /// Each word runs from right to left.
  case rightToLeft = "right-to-left"
  /// The text stands in brackets: where one is missing, it was cut off, or glued to another.
  case bounded

  /// The transforms that a pseudo-language is known for: those of Android's `ar-XB`, or else of `en-XA`.
  public static func usual(for language: String) -> Set<PseudoTransform> {
    language.split { $0 == "-" || $0 == "_" }.last?.uppercased() == "XB"
      ? [.rightToLeft] : [.accents, .expanded, .bounded]
  }
}
