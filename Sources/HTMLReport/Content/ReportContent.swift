import CatalogLint

/// What a report shows.
public struct ReportContent: Sendable {
  /// The name of the project.
  public var title: String
  /// The tool's version.
  public var version: String
  /// The counts of all catalogs together, by language.
  public var languages: [LanguageCoverage] = []
  public var catalogs: [ReportedCatalog] = []
  /// In the order of files and places.
  public var findings: [ReportedFinding] = []
  /// What the reader has to know of the run: warnings, each as a line.
  public var notes: [String] = []

  public init(title: String, version: String) {
    self.title = title
    self.version = version
  }

  /// All languages of the page, each once: those of catalogs' own texts and those that are translated into, sorted.
  var allLanguages: [String] {
    var found = Set(languages.map(\.language))
    for catalog in catalogs {
      found.formUnion(catalog.languages.map(\.language))
      if !catalog.sourceLanguage.isEmpty { found.insert(catalog.sourceLanguage) }
      for entry in catalog.entries { found.formUnion(entry.localizations.map(\.language)) }
    }
    return found.sorted()
  }
}
