import CatalogLint

/// What `strex status` reports.
struct StatusReport {
  struct Part {
    /// The catalog's path as messages print it.
    let path: String
    let status: CatalogStatus
  }

  let parts: [Part]
  /// The counts of all catalogs together, by language. A catalog that has nothing in a language does not count for it.
  let totals: [(language: String, count: TranslationCount)]

  init(_ catalogs: CatalogSet) {
    parts = catalogs.members.map { Part(path: $0.printed, status: CatalogStatus($0.catalog)) }
    var sums: [String: TranslationCount] = [:]
    for (language, count) in parts.flatMap(\.status.languages) {
      sums[language] = (sums[language] ?? TranslationCount()) + count
    }
    totals = sums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
