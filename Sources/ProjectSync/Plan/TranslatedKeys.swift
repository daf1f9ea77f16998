import FileSystem
import ProjectModel
import TextBasics

/// The keys in `.strings` and `.stringsdict` tables of languages other than the source language. Such keys are in use,
/// even if the source-language table lacks them because the code contains the texts.
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
  /// Reads the tables of other languages. Files that cannot be read, or are not tables, have no keys here.
  package var translatedKeys: TranslatedKeys {
    var found = TranslatedKeys()
    for run in runs {
      guard let table = contexts[run.update.path]?.table else { continue }
      found.take(table.translations.flatMap { [$0.path, $0.stringsDict].compactMap(\.self) }, of: run, in: tree)
    }
    return found
  }
}
