import CatalogSync
import FileSystem
import ProjectModel
import StringExtraction
import TextBasics

/// The keys that a run on all catalogs and sources would add, but this run does not. If such a key leaves a catalog of
/// this run, its entry should move to the other catalog. This run therefore keeps the entry.
package struct KeysElsewhere {
  /// The strings of these keys, by catalog.
  package let strings: [FilePath: [ExtractedString]]
  package let tree: any FileTree

  /// Returns the literals whose keys other catalogs would add.
  /// - Parameter leaving: the keys that would leave a catalog of this run.
  package func movable(among leaving: [String]) -> PossibleKeys {
    if leaving.isEmpty || strings.isEmpty { return [] }
    let keys = Set(leaving.map { UTF8Key($0) })
    var found: [UntypedLiteral] = []
    for (path, strings) in strings.sorted(by: { $0.key < $1.key }) {
      let added = strings.filter { keys.contains(UTF8Key($0.key)) }
      guard !added.isEmpty, let table = tree.table(at: path) else { continue }
      found += added.filter { isOpen($0.key, in: table) }.map { UntypedLiteral(text: $0.key, site: $0.site) }
    }
    return PossibleKeys(found, .movesToOtherCatalog)
  }

  /// Returns whether a table would take another table's entry for a key: it has no entry or an unedited one.
  private func isOpen(_ key: String, in table: some StringTable) -> Bool { table[key].map(table.isUntouched) ?? true }
}
