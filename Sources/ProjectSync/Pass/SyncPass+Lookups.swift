import Audit
import IncrementalExtraction
import StringExtraction

extension SyncPass {
  /// The texts that code certainly hands to lookups at run time, from sources that the run reports on, and that are in
  /// none of the tables in which they are looked up; each with the path of such a table.
  /// - Parameters:
  ///   - isAsked: whether the run reports on a source, by the path that messages print.
  ///   - translated: keys that do not count, because translators know them.
  /// - Throws: for a source that cannot be read.
  package func lookupsWithoutEntry(
    in isAsked: (String) -> Bool, beside translated: TranslatedKeys
  ) async throws -> [(use: KeyUse, catalog: String)] {
    guard let keys, !runs.isEmpty else { return [] }
    let extracted = Set(strings.map { SourcePlace($0.site) })
    let uses = try await keys.uses().filter {
      $0.isCertain && isAsked($0.site.file) && !extracted.contains(SourcePlace($0.site))
    }
    return uses.compactMap { use in
      let tables = runs.filter { run in !run.update.isNew && (use.table.map(run.update.tables.contains) ?? true) }
      let isHeld = tables.contains { $0.holds(use.text) || translated.contain(use.text, beside: $0) }
      guard let first = tables.first, !isHeld else { return nil }
      return (use, first.update.printed)
    }
  }
}
