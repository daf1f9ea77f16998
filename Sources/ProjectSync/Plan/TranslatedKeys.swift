import FileSystem
import ProjectModel
import TextBasics

/// The keys in `.strings` and `.stringsdict` tables of languages other than the source language, and in tables with the
/// name of a catalog. Such keys are in use, even if the source-language table lacks them because the code contains the
/// texts.
package struct TranslatedKeys {
  private var keys: [FilePath: Set<UTF8Key>] = [:]

  /// Returns whether a table of another language, in the same group as the table of a run, has a key.
  package func contain(_ key: String, beside run: any SyncedTable) -> Bool {
    keys[run.update.path]?.contains(UTF8Key(key)) ?? false
  }

  fileprivate mutating func take(_ paths: [FilePath], of run: any SyncedTable, in tree: any FileTree) {
    keys[run.update.path, default: []].formUnion(TableKeys(of: paths, in: tree).keys)
  }
}

extension SyncPlan {
  /// Reads the tables of other languages and the tables that exist in addition to catalogs. Files that cannot be read,
  /// or are not tables, have no keys here.
  /// - Parameter tables: all tables of the project.
  package func translatedKeys(beside tables: [FilePath]) -> TranslatedKeys {
    var found = TranslatedKeys()
    for run in runs {
      let catalog = run.update.path
      let own = tables.filter { $0.stem == catalog.stem && $0.folder?.folder == catalog.folder }
      if !catalog.isStringsTable, !own.isEmpty { found.take(own, of: run, in: tree) }
      guard let table = contexts[run.update.path]?.table else { continue }
      found.take(table.translations.flatMap { [$0.path, $0.stringsDict].compactMap(\.self) }, of: run, in: tree)
    }
    return found
  }
}
