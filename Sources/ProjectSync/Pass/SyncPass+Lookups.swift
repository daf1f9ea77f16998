import Audit
import IncrementalExtraction
import StringExtraction

extension SyncPass {
  /// The texts that code hands to lookups at run time, from sources that the run reports on, and that are in none of the
  /// tables in which they are looked up; each with the path of such a table.
  /// - Parameter isAsked: whether the run reports on a source, by the path that messages print.
  /// - Throws: for a source that cannot be read.
  package func lookupsWithoutEntry(
    in isAsked: (String) -> Bool
  ) async throws -> [(use: KeyUse, catalog: String)] {
    guard let keys, !runs.isEmpty else { return [] }
    let extracted = Set(strings.map { SourcePlace($0.site) })
    return try await keys.uses().filter { isAsked($0.site.file) && !extracted.contains(SourcePlace($0.site)) }
      .compactMap { use in
        let tables = runs.filter { run in !run.update.isNew && (use.table.map(run.update.tables.contains) ?? true) }
        guard let first = tables.first, !tables.contains(where: { $0.holds(use.text) }) else { return nil }
        return (use, first.update.printed)
      }
  }
}
