import StringCatalog

/// Checks whether strings with a count vary by plural.
enum PluralAbsenceCheck: CatalogCheck {
  static let rules = [absent]

  /// Checks only English, in which the last letter indicates a plural.
  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    guard catalog.catalog.sourceLanguage.prefix(while: { $0 != "-" && $0 != "_" }) == "en" else { return }
    for entry in catalog.entries where !varies(entry) {
      let text = entry.sourceText
      guard let words = counted(in: text) else { continue }
      let sentence = words == text ? "" : ", as in \(ShortKey(words).quoted)"
      report.add(
        absent, at: entry.source?.main?.place ?? entry.name,
        "\(entry.quoted) has the same string for all numbers\(sentence)",
        suggestion: "vary the entry by plural", key: entry.key, subject: entry.quoted)
    }
  }

  private static func varies(_ entry: LintedEntry) -> Bool {
    guard let source = entry.source else { return false }
    return !source.localization.plurals.isEmpty || !source.substitutions.isEmpty
  }

  /// Returns a whole number and the plural after it, such as `%lld items`, or `nil` if there is none, or the system
  /// inflects it.
  private static func counted(in text: String) -> String? {
    guard let sign = text.unicodeScalars.firstIndex(of: "%"), text.unicodeScalars[sign...].contains(" "),
      text.utf8.count < 10_000,
      !text.contains("inflect:")
    else { return nil }
    return text.matches(of: Self.count).first { match in
      !others.contains(String(match.output.1)) && !match.output.1.hasSuffix("ss")
    }.map { String($0.output.0) }
  }

  nonisolated(unsafe) private static let count = #/%(?:\d+\$)?(?:ll|l|h|q|z)?[dDiu] (?:[a-z]+ )?([a-z]{3,}s)\b/#

  /// Words that end like plurals.
  private static let others: Set<String> = [
    "always", "does", "its", "has", "plus", "this", "was", "minus", "versus", "thus", "status",
  ]

  static let absent = optionalRule(
    "plural-absent", "A string with a number does not vary by plural",
    """
    `%lld items` shows "1 items", and translators cannot enter plural forms until the entry varies by plural. The \
    rule checks English strings in which a whole number is followed by a plural noun. Vary the entry by plural or \
    use automatic grammar agreement: `^[%lld item](inflect: true)`.
    """)
}
