extension CatalogEntry {
  /// Returns the plurals in which no text contains the number. Apple's compiler rejects such a catalog. If the source
  /// language has plurals, only they are checked, otherwise all other languages.
  package func pluralsWithoutNumber(sourceLanguage: String) -> [(language: String, plural: Variation)] {
    let plurals = localizations.compactMap { language, localization -> (language: String, plural: Variation)? in
      guard localization.substitutions.isEmpty else { return nil }
      let plural = localization.variations.first { $0.kind == "plural" }
      return plural.flatMap { $0.texts.isEmpty ? nil : (language, $0) }
    }
    let source = plurals.filter { $0.language == sourceLanguage }
    return (source.isEmpty ? plurals : source).filter { !$0.plural.saysNumber }
  }
}

extension Variation {
  fileprivate var texts: [String] { cases.compactMap(\.localization.stringUnit?.value) }

  /// Whether some text contains the number, or a substitution, which may contain it.
  fileprivate var saysNumber: Bool {
    texts.contains { FormatSpecifier.scan($0).contains { $0.isNumber || $0.kind != .value } }
  }
}
