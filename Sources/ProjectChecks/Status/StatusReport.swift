import CatalogLint
import TextBasics

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
  /// The totals for all catalogs, by language.
  package let totals: [LanguageCoverage]
  /// The number of keys that do not count, because only previews and debug builds use them.
  package let omittedKeys: Int

  /// - Parameters:
  ///   - languages: the only languages to report on. All if there are none.
  ///   - need: the condition for listed keys, or `nil` to list none.
  ///   - debugKeys: the keys that do not count, or `nil` if all count.
  package init(
    _ catalogs: [LoadedCatalogs.Member], languages: Set<String> = [], listing need: TranslationNeed? = nil,
    omitting debugKeys: DebugKeys? = nil
  ) {
    var omittedKeys = 0
    parts = catalogs.map { member in
      let omitted = Set(
        member.catalog.keys.filter { debugKeys?.contain($0, of: member.path) ?? false }.map(UTF8Key.init))
      omittedKeys += omitted.count
      let status = member.status(omitting: omitted)
      let shown = status.languages.filter { languages.isEmpty || languages.contains($0.language) }
      let list = need.map {
        TranslationList($0, in: member.catalog, languages: shown.map(\.language), changes: member.changes) {
          omitted.contains(UTF8Key($0))
        }.items
      }
      return Part(path: member.printed, status: status, languages: shown, list: list ?? [])
    }
    self.omittedKeys = omittedKeys
    var sums: [String: TranslationCount] = [:]
    for (language, count) in parts.flatMap(\.languages) {
      sums[language] = (sums[language] ?? TranslationCount()) + count
    }
    totals = sums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
