import CatalogRouting
import CatalogSync
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectModel
import StringTables
import TextBasics

// Tables of a single language each.
extension SyncPlan {
  /// Returns the runs on the tables of other languages that follow from a run on a source-language table. Empty for
  /// catalogs.
  /// - Parameter all: the runs on all source-language tables.
  func translations(of run: any SyncedTable, among all: [any SyncedTable]) throws(CatalogError) -> [any SyncedTable] {
    guard let table = contexts[run.update.path]?.table else { return [] }
    let sources = all.filter { $0.update.path == table.path || $0.update.path == table.stringsDict }
    if sources.contains(where: \.isBlocked) { return [] }
    let maker = TranslationMaker(
      table: table, changes: TableChanges(sources.map(\.report)), fills: request.fillsTranslations, names: names,
      tree: tree)
    return try maker.runs(of: run)
  }

  /// Returns the notes about a run on a `.stringsdict`.
  func notes(on run: any SyncedTable) -> [Diagnostic] {
    guard run.update.path.isStringsDict, !run.isBlocked, let table = contexts[run.update.path]?.table else { return [] }
    return missingStringsDicts(run, table) + unplacedKeys(run, table)
  }

  /// Returns the languages that lack the file for the keys that `--fill` would add.
  private func missingStringsDicts(_ run: any SyncedTable, _ table: SourceTable) -> [Diagnostic] {
    guard request.fillsTranslations, !run.keys.isEmpty else { return [] }
    let missing = table.translations.filter { $0.stringsDict == nil }.map(\.language)
    if missing.isEmpty { return [] }
    let languages = missing.map { TerminalSafeText.word($0) }.joined(separator: ", ")
    let message = "there is no .stringsdict file for \(languages), so the missing strings were not added"
    return [Diagnostic(.note, "missing-table", message, file: run.update.printed)]
  }

  /// Returns the keys of the code that are in no file of a table without a `.strings` file. They cannot be added,
  /// because the code does not contain the plural forms.
  private func unplacedKeys(_ run: any SyncedTable, _ table: SourceTable) -> [Diagnostic] {
    guard table.path == run.update.path else { return [] }
    let others = table.translations.compactMap(\.path).compactMap(tree.table)
    let keys = run.report.unplaced.filter { key in !others.contains { $0.contains(key) } }
    if keys.isEmpty { return [] }
    let names = TerminalSafeText.firstQuoted(keys)
    let count = keys.count == 1 ? "1 key was" : "\(keys.count) keys were"
    let message =
      "\(count) not added because a .stringsdict table needs plural forms, which the code does not contain: \(names)"
    return [Diagnostic(.note, "unplaced-keys", message, file: run.update.printed)]
  }

  /// Updates the tables of other languages before the source-language table is written, because later runs cannot see
  /// which keys have changed. Nothing is written unless all of them and the table itself can be.
  mutating func writeTranslations(of run: any SyncedTable, among all: [any SyncedTable]) throws(CatalogError) {
    let made = try translations(of: run, among: all)
    let changed = made.filter(\.isChanged)
    if !changed.isEmpty { try run.check(within: declared) }
    for translation in changed { try translation.check(within: declared) }
    for translation in made {
      try translation.write(within: declared)
      runs.append(translation)
    }
  }
}

/// Makes the runs on the tables of other languages.
private struct TranslationMaker {
  let table: SourceTable
  let changes: TableChanges
  let fills: Bool
  let names: PathNames
  let tree: any FileTree

  /// - Parameter run: the run on a source-language table.
  func runs(of run: any SyncedTable) throws(CatalogError) -> [any SyncedTable] {
    guard fills || !changes.isEmpty else { return [] }
    var made: [any SyncedTable] = []
    for translation in table.translations {
      if let table = (run as? TableSync<StringsFile>)?.synced, let path = translation.path {
        made.append(try self.run(path, table, run, heldIn: [translation.stringsDict, self.table.stringsDict]))
      }
      guard let table = (run as? TableSync<StringsDictFile>)?.synced else { continue }
      if let path = translation.stringsDict { made.append(try self.run(path, table, run, heldIn: [translation.path])) }
      // A text that varies in the source language may be plain in another one.
      if self.table.path == run.update.path, let path = translation.path {
        made.append(try self.run(path, StringsFile(sourceLanguage: ""), run, heldIn: []))
      }
    }
    return made
  }

  /// - Parameters:
  ///   - source: the source-language table after its sync.
  ///   - others: the tables whose keys are not added.
  private func run<Table: LanguageTable>(
    _ path: FilePath, _ source: Table, _ run: any SyncedTable, heldIn others: [FilePath?]
  ) throws(CatalogError) -> TranslationTableSync<Table> {
    let held = try keys(of: others)
    return try TranslationTableSync(path, of: run, names, tree) { (bytes) throws(StringsError) in
      try TableTranslation(bytes, of: source, changes, heldKeys: held, fills: fills)
    }
  }

  /// Returns the keys of the given tables. They matter only if missing keys are filled in.
  private func keys(of paths: [FilePath?]) throws(CatalogError) -> Set<UTF8Key> {
    var keys: Set<UTF8Key> = []
    for path in paths.compactMap({ $0 }) where fills {
      do {
        let table = try TableFormat(ofName: path.name).type.init(try tree.contents(of: path).bytes)
        keys.formUnion(table.keys.map { UTF8Key($0) })
      } catch { throw CatalogError(table: error, file: names.printed(path)) }
    }
    return keys
  }
}
