import CatalogLint
import FileSystem

/// The results of `strex status`.
package struct StatusReport {
  package struct Part {
    /// The catalog's path as messages print it.
    package let path: String
    package let status: CatalogStatus
    /// The requested languages of the catalog.
    package let languages: [LanguageCoverage]
    /// The keys that match `--list`.
    package let list: [TranslationList.Item]
  }

  package let parts: [Part]
  /// The sums of all catalogs, by language.
  package let totals: [LanguageCoverage]

  /// - Parameters:
  ///   - languages: the only languages to report on. All if there are none.
  ///   - need: the condition for listed keys, or `nil` to list none.
  package init(
    _ catalogs: [LoadedCatalogs.Member], languages: Set<String> = [], listing need: TranslationNeed? = nil
  ) {
    parts = catalogs.map { member in
      let shown = member.status.languages.filter { languages.isEmpty || languages.contains($0.language) }
      let list = need.map {
        TranslationList($0, in: member.catalog, languages: shown.map(\.language), changes: member.changes).items
      }
      return Part(path: member.printed, status: member.status, languages: shown, list: list ?? [])
    }
    var sums: [String: TranslationCount] = [:]
    for (language, count) in parts.flatMap(\.languages) {
      sums[language] = (sums[language] ?? TranslationCount()) + count
    }
    totals = sums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
