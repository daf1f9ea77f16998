import CatalogLint
import StringCatalog
import TextBasics

/// A catalog with all of its strings.
public struct ReportedCatalog: Sendable {
  /// The path as messages print it.
  public let path: String
  public let sourceLanguage: String
  public let staleKeys: Int
  /// The languages to report on, with their counts.
  public let languages: [LanguageCoverage]
  /// In the order of the file.
  public let entries: [ReportedEntry]

  /// - Parameters:
  ///   - languages: the languages to report on, with their counts.
  ///   - hasLines: whether the catalog is from a file, so that its keys have lines.
  ///   - places: the places in the code that look up a key.
  ///   - contexts: the descriptions of the places, and the previews of their files.
  ///   - findings: the number of findings about a key.
  ///   - debugKeys: the keys that only previews and debug builds use.
  public init(
    _ path: String, _ catalog: Catalog, _ status: CatalogStatus, languages: [LanguageCoverage], hasLines: Bool = true,
    places: [UTF8Key: [ReportedPlace]] = [:], contexts: [UTF8Key: ReportedContext] = [:],
    findings: [UTF8Key: Int] = [:], debugKeys: Set<UTF8Key> = []
  ) {
    self.path = path
    sourceLanguage = status.sourceLanguage
    staleKeys = status.staleKeys
    self.languages = languages
    let wanted = languages.map(\.language)
    let all = Set(wanted).isSuperset(of: status.languages.map(\.language))
    entries = catalog.keys.enumerated().map { position, key in
      ReportedEntry(
        key, catalog.entry(at: position), line: hasLines ? catalog.line(at: position) : nil,
        languages: wanted, source: status.sourceLanguage, showsOthers: all, places: places[UTF8Key(key)] ?? [],
        context: contexts[UTF8Key(key)], findings: findings[UTF8Key(key)] ?? 0,
        isDebugOnly: debugKeys.contains(UTF8Key(key)))
    }
  }
}

/// A 1-based place in the code that looks up a key.
public struct ReportedPlace: Sendable, Hashable {
  public let path: String
  public let line: Int

  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

/// The description of a key's places for translators.
public struct ReportedContext: Sendable, Equatable {
  public let line: String
  /// The previews and storyboards that show the places.
  public let previews: [ReportedPlace]

  public init(line: String, previews: [ReportedPlace]) { (self.line, self.previews) = (line, previews) }
}
