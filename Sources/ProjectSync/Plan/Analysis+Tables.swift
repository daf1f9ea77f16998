import CatalogRouting
import CatalogSync
import ProjectAnalysis
import ProjectModel
import StringTables

extension Analysis {
  func run<Table: StoredTable>(
    _ format: Table.Type, _ update: CatalogUpdate, _ context: CatalogContext, _ language: String
  ) async throws(CatalogError) -> any SyncedTable {
    try await TableSync<Table>(update, context, request, sourceLanguage: language)
  }

  /// Returns the keys of one-language tables that are not in the sources, and the manual keys of catalogs that the code
  /// does not look up, by file path. Unreadable files are skipped.
  package func unusedKeys() async -> [FilePath: [String]] {
    var found: [FilePath: [String]] = [:]
    for update in updates {
      guard let context = contexts[update.path],
        let run = try? await run(TableFormat(ofName: update.path.name).type, update, context, "")
      else { continue }
      if update.path.isStringsTable {
        found[update.path] = run.report.kept(.unusedInTable).map(\.key)
      } else {
        let manual = run.report.kept(.manual).filter(\.sites.isEmpty).map(\.key)
        guard let used = try? await context.inUse?.uses(of: manual) else { continue }
        let texts = Set(used.map(\.text))
        found[update.path] = manual.filter { !texts.contains($0) }
      }
    }
    return found
  }
}
