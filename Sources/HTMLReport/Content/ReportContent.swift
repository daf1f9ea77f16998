import CatalogLint
import Diagnostics

/// The contents of a report.
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
  /// Warnings about the run, one line each.
  public var notes: [String] = []

  public init(title: String, version: String) {
    self.title = title
    self.version = version
  }

  /// All languages of the page without duplicates, sorted: the source languages of catalogs and the languages of
  /// translations.
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

/// A finding with the code around it.
public struct ReportedFinding: Sendable {
  public let finding: Diagnostic
  /// `nil` if no file can be shown.
  public let excerpt: CodeExcerpt?

  public init(_ finding: Diagnostic, _ excerpt: CodeExcerpt?) {
    self.finding = finding
    self.excerpt = excerpt
  }
}
