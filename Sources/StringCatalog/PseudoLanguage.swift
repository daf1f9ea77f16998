/// Artificial languages that show testers which strings are localized, and translators what strings mean.
public enum PseudoLanguage {
  /// The regions that CLDR reserves for them, and the conventional suffixes.
  private static let regions: Set<String> = ["XA", "XB", "XC"]

  /// Returns whether a language identifier is a pseudo-language: `en-XA`, `ar_XB`, or translatewiki's `qqq`, whose texts
  /// are notes about keys.
  public static func contains(_ language: String) -> Bool {
    language == "qqq"
      || language.split { $0 == "-" || $0 == "_" }.dropFirst().contains { regions.contains($0.uppercased()) }
  }
}
