import Diagnostics
import StringCatalog
import StructuredText

/// Checks how complete each language is; `CatalogStatus` defines the counts.
enum LanguageCheck: CatalogCheck {
  static let rules = [review, untranslated, behind]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    let status = CatalogStatus(catalog.catalog, wanted: catalog.wanted)
    let all = [status.sourceLanguage] + status.languages.map(\.language)
    let best = status.languages.map(\.count.percentage).max() ?? 0
    for (language, count) in status.languages {
      let reviewed = report.isActive(review) && count.needsReview > 0 ? reviewed(in: language, of: catalog) : []
      if let first = reviewed.first {
        let verb = count.needsReview == 1 ? "needs" : "need"
        let message = "\(count.needsReview) of \(Quantity.of(count.total, "string")) in \(language) \(verb) review"
        report.add(review, at: first.node, message, subject: language, parts: reviewed)
      }
      let open = count.new + count.missing
      let parts = open > 0 ? openParts(in: language, of: catalog, onlyFirst: !report.isActive(untranslated)) : []
      guard let first = parts.first else { continue }
      let verb = open == 1 ? "is" : "are"
      let message = "\(open) of \(Quantity.of(count.total, "string")) in \(language) \(verb) not translated"
      report.add(untranslated, at: first.node, message, subject: language, parts: parts)
      // Half of a few strings says little.
      guard count.percentage < 50, best >= 90, count.total > 9, !LanguageCode.isVariant(language, ofAny: all) else {
        continue
      }
      let share = "\(Int(count.percentage))%"
      report.add(
        behind, at: first.node,
        "\(language) is only \(share) translated, but another language is \(Int(best))% translated",
        subject: language)
    }
  }

  /// Returns whether a rule has one finding for each language.
  static func isAboutLanguage(_ rule: String) -> Bool {
    (rules + [RawKeyCheck.language]).contains { $0.identifier == rule }
  }

  /// Returns the strings of a language that need review.
  private static func reviewed(in language: String, of catalog: LintedCatalog) -> [(name: String, node: JSONNode)] {
    catalog.entries.flatMap { entry in
      entry.translations.filter { $0.language == language }.flatMap { parts(of: $0, entry, where: \.isToBeReviewed) }
    }
  }

  private static func parts(
    of texts: LocalizedTexts, _ entry: LintedEntry, where isMeant: (StringUnit.State) -> Bool
  ) -> [(name: String, node: JSONNode)] {
    texts.all.filter { isMeant($0.unit.state) }.map { text in
      let cases = (text.substitution.map { [$0.name] } ?? []) + text.cases.map(\.name)
      return (cases.isEmpty ? entry.key : "\(entry.key) (\(cases.joined(separator: ", ")))", text.node)
    }
  }

  /// Returns the strings in the state `new`, and the keys without a string.
  private static func openParts(
    in language: String, of catalog: LintedCatalog, onlyFirst: Bool
  ) -> [(name: String, node: JSONNode)] {
    let all = catalog.entries.lazy.flatMap { entry -> [(name: String, node: JSONNode)] in
      if let texts = entry.translations.first(where: { $0.language == language }), !texts.all.isEmpty {
        return parts(of: texts, entry) { $0 == .new }
      }
      return entry.entry.localization(language)?.stringSet == nil ? [(entry.key, entry.name)] : []
    }
    return Array(all.prefix(onlyFirst ? 1 : Int.max))
  }

  static let review = optionalRule(
    "needs-review", "Some strings need review",
    """
    There is one finding for each language, at the first of these strings. The rule is off by default because `strex \
    status` shows the numbers.
    """)

  static let untranslated = optionalRule(
    "untranslated", "Some strings are new or missing",
    """
    There is one finding for each language, at the first of these keys. The rule is off by default because `strex \
    status` shows the numbers.
    """)

  static let behind = RuleDescription(
    "language-behind", summary: "A language is less than half translated, although another one is nearly complete",
    explanation: """
      Users of that language see a mixture of two languages. Complete the translation or remove the language from the \
      app for now. Catalogs with fewer than ten strings are not checked, and neither are regional variants of another \
      language in the catalog.
      """,
    severity: .note)
}
