import StringCatalog

/// Checks whether equal strings are written and translated consistently.
enum SameTextCheck: CatalogCheck {
  static let rules = [spelling, translation]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    if report.isActive(spelling) { checkSpelling(catalog, &report) }
    if report.isActive(translation) { checkTranslations(catalog, &report) }
  }

  /// Finds texts of the source language that differ only in space, punctuation and case.
  private static func checkSpelling(_ catalog: LintedCatalog, _ report: inout LintReport) {
    var first: [String: LintedEntry] = [:]
    for entry in catalog.entries {
      let bare = entry.sourceText.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" || $0 == "@" }
      if bare.isEmpty { continue }
      guard let other = first[bare] else {
        first[bare] = entry
        continue
      }
      if other.sourceText.utf8.elementsEqual(entry.sourceText.utf8) { continue }
      let node = entry.source?.main?.place ?? entry.name
      report.add(
        spelling, at: node, "\(entry.quoted) differs from \(other.quoted) only in spacing, punctuation or case",
        key: entry.key,
        subject: entry.key)
    }
  }

  /// Finds strings that are equal in the source language and differ in another.
  private static func checkTranslations(_ catalog: LintedCatalog, _ report: inout LintReport) {
    var first: [String: [String: (entry: LintedEntry, value: String)]] = [:]
    for entry in catalog.entries {
      for texts in entry.translations {
        guard texts.texts.count == 1, let text = texts.main, text.unit.state == .translated else { continue }
        guard let other = first[entry.sourceText]?[texts.language] else {
          first[entry.sourceText, default: [:]][texts.language] = (entry, text.unit.value)
          continue
        }
        if other.value.utf8.elementsEqual(text.unit.value.utf8) { continue }
        let subject = entry.subject(texts.language)
        report.add(
          translation, at: text.place,
          "\(subject) is translated differently from \(other.entry.quoted), although their source strings are the same",
          key: entry.key, subject: subject)
      }
    }
  }

  static let spelling = optionalRule(
    "other-spelling", "Two source strings differ only in spacing, punctuation or case",
    """
    `Sign in`, `Sign In` and `Sign in…` are three strings to translate. The rule is off by default because some of \
    these differences are intended.
    """)

  static let translation = optionalRule(
    "other-translation", "Two keys with the same source string have different translations",
    """
    The rule is off by default because a word can have different translations in different places.
    """)
}
