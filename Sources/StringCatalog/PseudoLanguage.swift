/// Languages that nobody speaks: testers see in them which texts are localized.
public enum PseudoLanguage {
  /// The regions that CLDR keeps for them, and what follows these by custom.
  private static let regions: Set<String> = ["XA", "XB", "XC"]

  /// Whether nobody speaks a language, by its identifier: `en-XA`, `ar_XB`.
  public static func contains(_ language: String) -> Bool {
    language.split { $0 == "-" || $0 == "_" }.dropFirst().contains { regions.contains($0.uppercased()) }
  }
}
