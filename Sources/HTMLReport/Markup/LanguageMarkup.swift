import StringCatalog

/// What the markup says of a language.
struct LanguageMarkup {
  private let language: String

  init(_ language: String) { self.language = language }

  /// The identifier as HTML has it (BCP 47); `nil` for what is none.
  var tag: String? {
    LanguageName.isPlain(language) ? String(language.map { $0 == "_" ? "-" : $0 }) : nil
  }

  /// Whether the language is written from right to left, by its script or else by the script that it usually has (CLDR).
  var isRightToLeft: Bool {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard let code = parts.first else { return false }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return Self.scripts.contains(script)
    }
    return Self.codes.contains(code)
  }

  private static let scripts: Set<Substring> = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  private static let codes: Set<Substring> = [
    "ar", "arc", "arz", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "prs", "ps", "sd",
    "syr", "ug", "ur", "yi",
  ]
}

extension HTMLWriter {
  /// Writes the attributes of an element with text of a language.
  mutating func attributes(of language: String) {
    let markup = LanguageMarkup(language)
    if let tag = markup.tag { attribute("lang", tag) }
    if markup.isRightToLeft { self.markup(" dir=\"rtl\"") }
  }
}
