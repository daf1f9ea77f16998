import CatalogLint
import Findings
import JSONText
import StringCatalog

/// What is wrong with the translations of one entry into one language.
struct TranslationCheck {
  /// Format specifiers that do not fit: the app would end, or show nonsense.
  private(set) var refusals: [String] = []
  /// Whatever else the rules find.
  private(set) var warnings: [String] = []

  /// - Parameters:
  ///   - entry: with the translations.
  ///   - calls: what the code passes to the texts of keys.
  init(
    _ entry: CatalogEntry, of key: String, in catalog: Catalog, language: String, calls: CallArguments
  ) throws(JSONProblem) {
    let linter = CatalogLinter(active: Set(CatalogLinter.rules.filter(\.isOnByDefault).map(\.identifier)))
    func findings(_ languages: Set<String>) throws(JSONProblem) -> [Finding] {
      let alone = try Self.catalog(of: entry, key, catalog.sourceLanguage, languages)
      return linter.findings(in: alone, path: "", calls: calls, generatesSymbols: false)
    }
    // What is wrong with the source alone is not the translator's fault.
    let before = Set(try findings([]).map(\.sentence))
    for finding in try findings([language]) where !before.contains(finding.sentence) {
      if CatalogLinter.formatRules.contains(finding.rule), finding.severity > .note {
        refusals.append("\(finding.sentence) [\(finding.rule)]")
      } else {
        warnings.append("\(finding.sentence) [\(finding.rule)]")
      }
    }
  }

  /// A catalog with the entry alone, in its own language and some others.
  private static func catalog(
    of entry: CatalogEntry, _ key: String, _ sourceLanguage: String, _ languages: Set<String>
  ) throws(JSONProblem) -> Catalog {
    var catalog = Catalog(sourceLanguage: sourceLanguage)
    var entry = catalog.adopting(entry)
    for (language, _) in entry.localizations where language != sourceLanguage && !languages.contains(language) {
      try entry.removeLocalization(language)
    }
    // A key without a text in its own language stands for itself, even if it does not look like one.
    if !entry.localizations.contains(where: { $0.language == sourceLanguage && !$0.localization.isEmpty }) {
      try entry.setStringUnit(StringUnit(state: .translated, value: key), language: sourceLanguage)
    }
    if entry.extractionState == .stale { try entry.setExtractionState(nil) }
    try catalog.set(entry, for: key)
    return try Catalog(catalog.serialized())
  }
}
