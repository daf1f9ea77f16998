import CatalogSync
import FileSystem
import ProjectModel
import StringTables
import TextBasics

/// The keys of some tables. Files that cannot be read, or are not tables, have none. A `.strings` file with a few
/// errors has the keys of its other lines.
package struct TableKeys {
  private(set) var keys: Set<UTF8Key> = []

  package init(of paths: [FilePath], in tree: any FileTree) {
    for path in paths {
      guard let bytes = try? tree.contents(of: path).bytes else { continue }
      let found = TableFormat(ofName: path.name).table(bytes)?.keys.map { UTF8Key($0) }
      keys.formUnion(found ?? (path.fileExtension == "strings" ? Self.keys(ofErroneous: bytes) : []))
    }
  }

  /// Returns the keys of a table without the lines that have errors.
  private static func keys(ofErroneous bytes: ContiguousArray<UInt8>) -> [UTF8Key] {
    var lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).map { ContiguousArray($0) }
    for _ in 0..<maximumErrors {
      do throws(StringsError) {
        return try StringsTable(ContiguousArray(lines.joined(separator: [.lineFeed]))).entries.map { UTF8Key($0.key) }
      } catch {
        guard lines.indices.contains(error.line - 1), !lines[error.line - 1].isEmpty else { return [] }
        lines[error.line - 1] = []
      }
    }
    return []
  }

  private static let maximumErrors = 20

  package var texts: [String] { keys.map(\.text) }

  package func contain(_ key: String) -> Bool { keys.contains(UTF8Key(key)) }
}

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
