import ProjectModel
import ProjectSync
import StringExchange
import StringTables

/// Imports a file's translations into the `.stringsdict` of their language.
struct StringsDictEdit {
  let taken: StringsDictImport
  /// The files to write, including the previous edits.
  let edits: [FileEdit]

  /// - Parameters:
  ///   - source: the table of the source language.
  ///   - before: the edits by other files of the same import.
  init(
    _ part: XLIFFFile, _ source: StringsDictTable, of table: TableCatalog, _ names: PathNames, before: [FileEdit],
    _ options: ImportOptions
  ) throws {
    let path = table.file("stringsdict", of: part.targetLanguage)
    let file = try StringsDictEdits(path, printed: names.printed(path), before: before)
    taken = StringsDictImport(part, source, into: file.table, options)
    guard !taken.changes.isEmpty else {
      edits = before
      return
    }
    let edit = try file.edit(taken.changes, translated: taken.changes.map(\.key))
    edits = before.filter { $0.path != path } + [edit]
  }
}
