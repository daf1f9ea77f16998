import StringCatalog
import StructuredText
import TextBasics

/// A catalog into which several files are imported.
package struct ImportedCatalog: Sendable {
  /// The catalog before the import, or after the last ``complete()``.
  package private(set) var catalog: Catalog
  package private(set) var languages: ImportLanguages
  private let keys: UnitKeys
  private let others: [String]
  private let named: Set<String>
  private var pending = PendingTexts()
  private var known = KnownEntries()

  /// - Parameters:
  ///   - others: further languages of the project.
  ///   - named: the languages that the files name.
  package init(_ catalog: Catalog, and others: [String], beside named: Set<String> = [], ignoresWhitespace: Bool) {
    self.catalog = catalog
    (self.others, self.named) = (others, named)
    languages = ImportLanguages(of: catalog, and: others, beside: named)
    keys = UnitKeys(of: catalog, ignoresWhitespace: ignoresWhitespace)
  }

  /// Imports a file.
  package mutating func take(_ file: XLIFFFile, _ options: ImportOptions) throws(ParseError) -> CatalogImport {
    let language = try file.language(for: catalog, among: languages.ofCatalog)
    let isOfSource = language == catalog.sourceLanguage
    if isOfSource || pending.languages.contains(language) { complete() }
    let known = known
    self.known = KnownEntries()
    let result = try CatalogImport(file, into: catalog, options, among: languages, keys, known)
    (catalog, self.known) = (result.catalog, result.known)
    pending.add(result.pending, in: language)
    if isOfSource { complete() }
    if result.changeCount + result.completionCount > 0 {
      languages.add(result.language)
      // The texts may have changed the order in which the catalog has its languages.
      if languages.haveTies {
        complete()
        languages = ImportLanguages(of: catalog, and: others, beside: named)
      }
    }
    return result
  }

  /// Writes all imported texts into the catalog.
  package mutating func complete() {
    catalog = pending.applied(to: catalog)
    pending = PendingTexts()
    known.sliced = [:]
  }
}

/// The results of earlier files that imports of further files use.
struct KnownEntries: Sendable {
  /// The keys whose entries are safe to change.
  var safeKeys: Set<UTF8Key> = []
  /// The entries with many languages.
  var sliced: [UTF8Key: SlicedEntry] = [:]
}

/// The imported texts of entries with many languages, which are written together.
struct PendingTexts: Sendable {
  private(set) var languages: Set<String> = []
  private var texts: [UTF8Key: [(language: String, localization: Localization)]] = [:]

  mutating func add(_ news: [(key: String, localization: Localization)], in language: String) {
    if news.isEmpty { return }
    languages.insert(language)
    for (key, localization) in news { texts[UTF8Key(key), default: []].append((language, localization)) }
  }

  func applied(to catalog: Catalog) -> Catalog {
    if texts.isEmpty { return catalog }
    var new = catalog
    let changes = texts.compactMap { key, texts -> (key: String, entry: CatalogEntry?)? in
      guard var entry = catalog[key.text], (try? entry.setLocalizations(texts)) != nil else { return nil }
      return (key.text, entry)
    }
    // The entries were checked when their first text was imported.
    try? new.apply(changes)
    return new
  }
}
