import StringCatalog

/// The markup of a language.
package struct LanguageMarkup {
  private let language: String

  package init(_ language: String) { self.language = language }

  /// The BCP 47 identifier for HTML, or `nil` if there is none.
  var tag: String? { LanguageName.isPlain(language) ? String(language.map { $0 == "_" ? "-" : $0 }) : nil }

  /// Whether the language is written from right to left, by its explicit script or else its likely script (CLDR).
  package var isRightToLeft: Bool {
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
  /// Writes the attributes of an element with text in a language.
  package mutating func attributes(of language: String) {
    let markup = LanguageMarkup(language)
    if let tag = markup.tag { attribute("lang", tag) }
    if markup.isRightToLeft { self.markup(" dir=\"rtl\"") }
  }
}
