/// Artificial languages that show testers which strings are localized.
public enum PseudoLanguage {
  /// The regions that CLDR reserves for them, and the conventional suffixes.
  private static let regions: Set<String> = ["XA", "XB", "XC"]

  /// Returns whether a language identifier is a pseudo-language: `en-XA`, `ar_XB`.
  public static func contains(_ language: String) -> Bool {
    language.split { $0 == "-" || $0 == "_" }.dropFirst().contains { regions.contains($0.uppercased()) }
  }
}
