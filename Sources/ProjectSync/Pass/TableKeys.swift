import CatalogSync
import ProjectLayout
import TextBasics
import Workspace

/// The keys of some tables. Files that cannot be read, or are no tables, have none.
package struct TableKeys {
  private(set) var keys: Set<UTF8Key> = []

  package init(of paths: [FilePath], in tree: any FileTree) {
    for path in paths {
      guard let bytes = try? tree.contents(of: path).bytes, let table = TableFormat(ofName: path.name).table(bytes)
      else {
        continue
      }
      keys.formUnion(table.keys.map { UTF8Key($0) })
    }
  }

  package func contain(_ key: String) -> Bool { keys.contains(UTF8Key(key)) }
}
