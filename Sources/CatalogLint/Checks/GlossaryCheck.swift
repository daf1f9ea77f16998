import Diagnostics
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
            kept, translation, "does not contain \(TerminalSafeText.quoted(word)), which should stay untranslated",
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
    "glossary", summary: "A translation does not use the project's word for a term",
    explanation: """
      `"glossary"` in the configuration file names a CSV or TBX file or lists terms with their translations. If a \
      source string contains a term, the translation must contain one of the accepted translations of that term. Case \
      is ignored. In the source string, endings of up to two letters are also ignored. In the translation, inflected \
      forms and compounds are accepted.
      """, blocksTranslations: true)

  static let kept = RuleDescription(
    "kept-word", summary: "A word that should stay untranslated is missing from a translation",
    explanation: """
      `"keep"` in the configuration file lists words that are the same in all languages, such as product names. If a \
      source string contains such a word, the translation must contain it as well. Case matters.
      """, blocksTranslations: true)
}
