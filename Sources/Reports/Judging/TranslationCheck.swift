import CatalogLint
import Diagnostics
import ProjectModel
import StringCatalog
import StringExchange
import StructuredText

/// What is wrong with the translations of one entry into one language.
package struct TranslationCheck {
  /// A finding or a problem of a compilation.
  package struct Fault {
    /// The identifier of the rule, in kebab case.
    package let rule: String
    /// A sentence without full stop.
    package let sentence: String

    /// The sentence with the rule.
    package var line: String { "\(sentence) [\(rule)]" }
  }

  /// Format specifiers that do not fit, so that the app would crash or show nonsense, and what does not compile.
  package private(set) var refusals: [Fault] = []
  /// All other findings.
  package private(set) var warnings: [Fault] = []

  /// - Parameters:
  ///   - entry: with the translations.
  ///   - path: that of the catalog, to which settings of rules may apply.
  ///   - calls: what the code passes to the texts of keys.
  ///   - filter: the rules that count.
  package init(
    _ entry: CatalogEntry, of key: String, in catalog: Catalog, at path: FilePath, language: String,
    calls: CallArguments, _ filter: FindingFilter
  ) throws(JSONProblem) {
    let linter = CatalogLinter(active: filter.active.union(Self.demanded))
    func findings(_ catalog: Catalog) -> [Finding] {
      linter.findings(in: catalog, path: filter.path(path), calls: calls, generatesSymbols: false)
    }
    let (source, translated) = (
      try Self.catalog(of: entry, key, catalog.sourceLanguage, []),
      try Self.catalog(of: entry, key, catalog.sourceLanguage, [language])
    )
    // What is wrong with the source alone is not the translator's fault.
    let before = Set(findings(source).map(\.sentence))
    let new = findings(translated).filter { !before.contains($0.sentence) }
    let fatal = new.filter { Self.demanded.contains($0.rule) }
    let others = filter.applied(to: new.filter { !Self.demanded.contains($0.rule) })
    func refuses(_ finding: Finding) -> Bool {
      CatalogLinter.formatRules.contains(finding.rule) && finding.severity > .note
    }
    refusals = (fatal + others.filter(refuses)).map(Self.fault)
    let known = CatalogCompilation(source).problems
    refusals += CatalogCompilation(translated, languages: [language]).problems.filter { problem in
      problem.isError && !known.contains { $0.sentence == problem.sentence }
    }.map { Fault(rule: $0.identifier, sentence: $0.sentence) }
    warnings = others.filter { !refuses($0) }.map(Self.fault)
  }

  /// The rules about specifiers with which the app ends or shows what lies in memory. No setting lets that be written.
  private static let demanded = Set(
    CatalogLinter.rules.filter { CatalogLinter.formatRules.contains($0.identifier) && $0.severity == .error }
      .map(\.identifier))

  private static func fault(_ finding: Finding) -> Fault { Fault(rule: finding.rule, sentence: finding.sentence) }

  /// A catalog with the entry alone, in its own language and some others.
  private static func catalog(
    of entry: CatalogEntry, _ key: String, _ sourceLanguage: String, _ languages: Set<String>
  ) throws(JSONProblem) -> Catalog {
    var catalog = Catalog(sourceLanguage: sourceLanguage)
    var entry = catalog.adopting(entry)
    for (language, _) in entry.localizations where language != sourceLanguage && !languages.contains(language) {
      try entry.removeLocalization(language)
    }
    // What is not known to take arguments gets none from here: a key without a text in its own language stands for itself (facts A6),
    // while lint says nothing of one word, which code may format in ways that nobody sees.
    if !entry.localizations.contains(where: { $0.language == sourceLanguage && !$0.localization.isEmpty }) {
      try entry.setStringUnit(StringUnit(state: .translated, value: key), language: sourceLanguage)
    }
    if entry.extractionState == .stale { try entry.setExtractionState(nil) }
    try catalog.set(entry, for: key)
    return try Catalog(catalog.serialized())
  }
}
