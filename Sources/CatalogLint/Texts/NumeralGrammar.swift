import StringCatalog

/// The grammar of nouns after numbers.
enum NumeralGrammar {
  /// Returns whether nouns of a language have the same form after all numbers, as in Turkish: "1 elma", "5 elma".
  static func keepsNouns(_ language: String) -> Bool {
    LanguageCode(language).map { languages.contains($0.language) } ?? false
  }

  private static let languages: Set<String> = [
    "az", "bn", "ckb", "eu", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tg", "tk", "tr", "tt", "ug", "uz",
  ]
}
