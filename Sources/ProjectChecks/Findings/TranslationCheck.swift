import CatalogLint
import Diagnostics
import ProjectModel
import StringCatalog
import StringExchange
import StructuredText

/// Checks the translations of a single entry into one language.
package struct TranslationCheck {
  /// A finding or a problem of a compilation.
  package struct Fault {
    /// The identifier of the rule, in kebab case.
    package let rule: String
    /// A sentence without full stop.
    package let sentence: String

    package var line: String { "\(sentence) [\(rule)]" }
  }

  /// Errors: format specifiers that would make the app crash or show garbage, and texts that do not compile.
  package private(set) var refusals: [Fault] = []
  /// All other findings.
  package private(set) var warnings: [Fault] = []

  /// - Parameters:
  ///   - entry: the entry, with its translations.
  ///   - path: the path of the catalog, to which settings of rules may apply.
  ///   - calls: the arguments that the code passes to the texts of keys.
  ///   - filter: the rules that apply.
  ///   - glossary: the terms that rules of the filter check.
  package init(
    _ entry: CatalogEntry, of key: String, in catalog: Catalog, at path: FilePath, language: String,
    calls: CallArguments, _ filter: FindingFilter, _ glossary: Glossary = Glossary()
  ) throws(ParseError) {
    let linter = CatalogLinter(active: filter.active.union(Self.demanded), glossary: glossary)
    func findings(_ catalog: Catalog) -> [Diagnostic] {
      linter.findings(in: catalog, path: filter.path(path), calls: calls, generatesSymbols: false)
    }
    let (source, translated) = (
      try Self.catalog(of: entry, key, catalog.sourceLanguage, []),
      try Self.catalog(of: entry, key, catalog.sourceLanguage, [language])
    )
    // Findings about only the source text are not the translator's errors.
    let before = Set(findings(source).map(\.sentence))
    let new = findings(translated).filter { !before.contains($0.sentence) }
    let fatal = new.filter { Self.demanded.contains($0.identifier) }
    let others = filter.applied(to: new.filter { !Self.demanded.contains($0.identifier) })
    func refuses(_ finding: Diagnostic) -> Bool {
      CatalogLinter.formatRules.contains(finding.identifier) && finding.severity > .note
    }
    refusals = (fatal + others.filter(refuses)).map(Self.fault)
    let known = CatalogCompilation(source).problems
    refusals += CatalogCompilation(translated, languages: [language]).problems.filter { problem in
      problem.isError && !known.contains { $0.sentence == problem.sentence }
    }.map { Fault(rule: $0.identifier, sentence: $0.sentence) }
    warnings = others.filter { !refuses($0) }.map(Self.fault)
  }

  /// The rules about specifiers that make the app crash or print memory. No setting can disable them for imports.
  private static let demanded = Set(
    CatalogLinter.rules.filter { CatalogLinter.formatRules.contains($0.identifier) && $0.severity == .error }
      .map(\.identifier))

  private static func fault(_ finding: Diagnostic) -> Fault {
    Fault(rule: finding.identifier, sentence: finding.sentence)
  }

  /// Returns a catalog with only this entry, in its source language and some others.
  private static func catalog(
    of entry: CatalogEntry, _ key: String, _ sourceLanguage: String, _ languages: Set<String>
  ) throws(ParseError) -> Catalog {
    var catalog = Catalog(sourceLanguage: sourceLanguage)
    var entry = catalog.adopting(entry)
    for (language, _) in entry.localizations where language != sourceLanguage && !languages.contains(language) {
      try entry.removeLocalization(language)
    }
    // Without known calls, assume no arguments. A key without a source-language text is its own text. Lint does not
    // check one-word keys, because code may format them in other ways.
    if !entry.localizations.contains(where: { $0.language == sourceLanguage && !$0.localization.isEmpty }) {
      try entry.setStringUnit(StringUnit(state: .translated, value: key), language: sourceLanguage)
    }
    if entry.extractionState == .stale { try entry.setExtractionState(nil) }
    try catalog.set(entry, for: key)
    return try Catalog(catalog.serialized())
  }
}
