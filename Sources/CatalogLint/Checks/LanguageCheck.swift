import Findings
import JSONText
import StringCatalog

/// Checks how complete each language is; see `CatalogStatus` for what counts.
enum LanguageCheck: CatalogCheck {
  static let rules = [review, untranslated, behind]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    let status = CatalogStatus(catalog.catalog)
    let best = status.languages.map(\.count.percentage).max() ?? 0
    for (language, count) in status.languages {
      if count.needsReview > 0, let place = first(in: language, of: catalog, where: { $0 == .needsReview }) {
        let verb = count.needsReview == 1 ? "needs" : "need"
        let message = "\(count.needsReview) of \(Quantity.of(count.total, "text")) in \(language) \(verb) review"
        report.add(review, at: place, message, subject: language)
      }
      let open = count.new + count.missing
      if open > 0, let place = firstOpen(in: language, of: catalog) {
        let verb = open == 1 ? "is" : "are"
        let message = "\(open) of \(Quantity.of(count.total, "text")) in \(language) \(verb) not translated"
        report.add(untranslated, at: place, message, subject: language)
        guard count.percentage < 50, best >= 90, !isVariant(language, status) else { continue }
        let share = "\(Int(count.percentage)) %"
        report.add(
          behind, at: place, "\(share) are translated into \(language), and another language has \(Int(best)) %",
          subject: language)
      }
    }
  }

  /// Whether the language is a regional form of the source language or of another one in the catalog, and falls back to
  /// its texts.
  private static func isVariant(_ language: String, _ status: CatalogStatus) -> Bool {
    // Chinese in its two scripts counts as two languages.
    func code(_ language: String) -> String {
      let parts = language.split { $0 == "-" || $0 == "_" }
      return parts.prefix(parts.count > 1 && parts[1].count == 4 ? 2 : 1).joined(separator: "-")
    }
    guard code(language).count < language.count else { return false }
    return ([status.sourceLanguage] + status.languages.map(\.language)).contains { other in
      other != language && code(other) == code(language)
    }
  }

  private static func first(
    in language: String, of catalog: LintedCatalog, where isMeant: (StringUnit.State) -> Bool
  ) -> JSONNode? {
    for entry in catalog.entries {
      for texts in entry.translations where texts.language == language {
        if let text = texts.all.first(where: { isMeant($0.unit.state) }) { return text.node }
      }
    }
    return nil
  }

  /// The first text in the state `new`, or the first key without a text.
  private static func firstOpen(in language: String, of catalog: LintedCatalog) -> JSONNode? {
    for entry in catalog.entries {
      guard let texts = entry.translations.first(where: { $0.language == language }), !texts.all.isEmpty else {
        if entry.entry.localization(language)?.stringSet == nil { return entry.name }
        continue
      }
      if let text = texts.all.first(where: { $0.unit.state == .new }) { return text.node }
    }
    return nil
  }

  static let review = RuleDescription(
    "needs-review", summary: "Texts of a language wait for review",
    explanation:
      "One finding a language, at the first such text. ‘strex status’ shows the numbers, so the rule is off.",
    severity: .note, isOnByDefault: false)

  static let untranslated = RuleDescription(
    "untranslated", summary: "Texts of a language are new or missing",
    explanation: "One finding a language, at the first such key. ‘strex status’ shows the numbers, so the rule is off.",
    severity: .note, isOnByDefault: false)

  static let behind = RuleDescription(
    "language-behind", summary: "Less than half is translated into a language, and nine tenths into another",
    explanation: """
      Whoever has chosen that language sees two mixed. Finish it, or take it out of the app for now. \
      Regional forms of another language in the catalog are let pass.
      """,
    severity: .note)
}
