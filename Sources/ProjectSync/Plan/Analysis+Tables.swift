import CatalogRouting
import CatalogSync
import ProjectAnalysis
import ProjectModel

extension Analysis {
  /// Returns the sync of a catalog or table in the format of its name.
  /// - Parameter language: the source language of a new catalog.
  func sync(
    _ update: CatalogUpdate, _ context: CatalogContext, sourceLanguage language: String
  ) async throws(CatalogError) -> any SyncedTable {
    func made<Table: StoredTable>(_ format: Table.Type) async throws(CatalogError) -> any SyncedTable {
      try await TableSync<Table>(update, context, request, sourceLanguage: language)
    }
    return try await made(TableFormat(ofName: update.path.name).type)
  }

  /// Returns the keys of one-language tables that are not in the sources, and the manual keys of catalogs that the code
  /// does not look up, by file path. Unreadable files are skipped.
  /// - Parameter keys: the only files to read, and the only manual keys to check. `nil` for all.
  package func unusedKeys(among keys: [FilePath: Set<String>]? = nil) async -> [FilePath: [String]] {
    var found: [FilePath: [String]] = [:]
    for update in updates where keys?.keys.contains(update.path) ?? true {
      guard let context = contexts[update.path],
        let run = try? await sync(update, context, sourceLanguage: "")
      else { continue }
      if update.path.isStringsTable {
        found[update.path] = run.report.kept(.unusedInTable).map(\.key)
      } else {
        let manual = run.report.kept(.manual).filter(\.sites.isEmpty).map(\.key)
          .filter { keys?[update.path]?.contains($0) ?? true }
        guard let used = try? await context.inUse?.uses(of: manual) else { continue }
        let texts = Set(used.map(\.text))
        found[update.path] = manual.filter { !texts.contains($0) }
      }
    }
    return found
  }
}
