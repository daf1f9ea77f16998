import CatalogSync
import ProjectLayout

// `.strings` tables.
extension SyncPass {
  /// The runs on the tables of other languages that follow from that on a `.strings` table; none for other tables.
  func translations(of run: any SyncRun) throws(CatalogProblem) -> [any SyncRun] {
    guard let run = run as? TableRun<StringsFile>, let table = contexts[run.update.path]?.table, !run.isBlocked else {
      return []
    }
    var made: [any SyncRun] = []
    for translation in table.translations {
      let new = try TranslationRun(translation, of: run, request, names, tree)
      if let new { made.append(new) }
    }
    return made
  }

  /// Brings the tables of other languages in step with a `.strings` table, before it is written: once it is, no later
  /// run knows what has to change in them. Nothing is written unless all of them and the table itself can be.
  mutating func writeTranslations(of run: any SyncRun) throws(CatalogProblem) {
    let made = try translations(of: run)
    let changed = made.filter(\.isChanged)
    if !changed.isEmpty { try run.check(within: declared) }
    for translation in changed { try translation.check(within: declared) }
    for translation in made {
      try translation.write(within: declared)
      runs.append(translation)
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
