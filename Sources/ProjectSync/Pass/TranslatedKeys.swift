import ProjectModel
import TextBasics
import Workspace

/// The keys in `.strings` and `.stringsdict` tables of other languages than that of the sources: translators know them,
/// although the table of the sources may lack them, where the code has its texts.
package struct TranslatedKeys {
  private var keys: [FilePath: Set<UTF8Key>] = [:]

  /// Whether a table of another language beside the table of a run has a key.
  package func contain(_ key: String, beside run: any SyncRun) -> Bool {
    keys[run.update.path]?.contains(UTF8Key(key)) ?? false
  }
}

extension SyncPass {
  /// Reads the tables of other languages. Those that cannot be read, or are none, have no keys here.
  package var translatedKeys: TranslatedKeys {
    var found = TranslatedKeys()
    for run in runs {
      guard let table = contexts[run.update.path]?.table else { continue }
      found.take(table.translations.flatMap { [$0.path, $0.stringsDict].compactMap(\.self) }, of: run, in: tree)
    }
    return found
  }
}

extension TranslatedKeys {
  fileprivate mutating func take(_ paths: [FilePath], of run: any SyncRun, in tree: any FileTree) {
    keys[run.update.path, default: []].formUnion(TableKeys(of: paths, in: tree).keys)
  }
}
