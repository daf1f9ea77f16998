import Diagnostics
import StringCatalog
import TextBasics

/// Checks whether translations use the words of the project's glossary.
enum GlossaryCheck: CatalogCheck {
  static let rules = [term, kept]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    if catalog.glossary.isEmpty { return }
    for entry in catalog.entries {
      let terms = catalog.glossary.terms(in: entry.sourceText)
      let words = catalog.glossary.keptWords(in: entry.sourceText)
      if terms.isEmpty && words.isEmpty { continue }
      catalog.forEachTranslation(of: entry) { translation in
        checkTerms(terms, translation, &report)
        for word in words where !translation.value.contains(word) {
          report.add(
            kept, translation, "does not contain \(TerminalSafeText.quoted(word)), which stays untranslated",
            identity: word)
        }
      }
    }
  }

  private static func checkTerms(
    _ terms: [Glossary.Term], _ translation: LintedTranslation, _ report: inout LintReport
  ) {
    let words = WordText(translation.value)
    for term in terms {
      let accepted = term.translations(into: translation.language)
      if accepted.isEmpty || accepted.contains(where: words.contains) { continue }
      let list = accepted.map(TerminalSafeText.quoted).joined(separator: " or ")
      report.add(
        self.term, translation, "does not translate \(TerminalSafeText.quoted(term.text)) as \(list)",
        identity: term.text)
    }
  }

  static let term = RuleDescription(
    "glossary", summary: "A translation that does not use the project's word for a term",
    explanation: """
      `"glossary"` in the configuration names a CSV or TBX file, or lists terms with their translations. The rule \
      reports a translation if the source text contains a term, but the translation contains none of the accepted \
      translations of the term. The term may have an ending of up to two letters, and case is ignored. Inflected \
      forms and compounds of a translation are accepted.
      """)

  static let kept = RuleDescription(
    "kept-word", summary: "A translation without a word that stays untranslated",
    explanation: """
      `"keep"` in the configuration lists words that are the same in all languages, such as names of products. The \
      rule reports a translation if the source text contains such a word, but the translation does not. Case matters.
      """)
}
