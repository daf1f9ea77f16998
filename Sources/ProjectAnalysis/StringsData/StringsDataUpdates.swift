import CatalogRouting
import CatalogSync
import FileSystem
import ProjectModel
import StringExtraction
import TextBasics

/// Updates of catalogs only from `.stringsdata` files: each catalog gets all strings of its table.
package struct StringsDataUpdates {
  package private(set) var updates: [CatalogUpdate] = []

  /// - Parameter named: the catalogs.
  /// - Throws: for a catalog that is not made from code, and for two catalogs of a single table, because no project
  ///   assigns the strings.
  package init(_ data: StringsDataInput, named: [NamedPath], _ request: SyncRequest, _ names: PathNames) throws {
    let strings = StringsDataFile.stringsByTable(in: data.items.map(\.file))
    let possibleKeys = PossibleKeys(data.items.flatMap(\.file.untyped))
    for name in named {
      try name.demandFromCode(interfaceFiles: [])
      let table = name.physical.stem
      if table == ShortcutPhrases.table {
        throw FileError(
          name.given.string,
          "the catalog contains App Shortcut phrases, which .stringsdata files do not contain")
      }
      if let other = updates.first(where: { $0.tables == [table] }) {
        if other.path == name.physical { continue }
        let both = "\(TerminalSafeText.word(other.printed)) and \(TerminalSafeText.word(name.given.string))"
        throw UsageError(
          "\(both) have the same table \(TerminalSafeText.quoted(table)); pass the project folder as PATH, or sync one "
            + "catalog at a time")
      }
      updates.append(
        CatalogUpdate(
          path: name.physical, printed: names.printed(name.physical), tables: [table],
          strings: strings[table] ?? [],
          possibleKeys: possibleKeys, suppression: request.keepsAll ? .asked : nil))
    }
  }
}
