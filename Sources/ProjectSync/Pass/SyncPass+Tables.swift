import CatalogSync
import ProjectLayout

// `.strings` tables.
extension SyncPass {
  /// Brings the tables of other languages in step with a `.strings` table, after it has been written.
  mutating func translate(_ run: any SyncRun, isDryRun: Bool) {
    guard let run = run as? TableRun<StringsFile>, let table = contexts[run.update.path]?.table, !run.isBlocked else {
      return
    }
    for translation in table.translations {
      do throws(CatalogProblem) {
        let made = try TranslationRun(translation, of: run, request, names, tree)
        guard let made else { continue }
        if !isDryRun { try made.write(within: declared) }
        runs.append(made)
      } catch { diagnostics.append(error.diagnostic) }
    }
  }

  /// The keys of `.strings` tables that are in none of the sources, by the paths of the tables; none of tables that
  /// cannot be read.
  package func unusedKeys() async -> [FilePath: [String]] {
    var found: [FilePath: [String]] = [:]
    for update in updates where update.path.isStringsTable {
      guard let context = contexts[update.path] else { continue }
      let run = try? await TableRun<StringsFile>(update, context, request, sourceLanguage: "")
      found[update.path] = run?.report.kept(.unused).map(\.key)
    }
    return found
  }
}
