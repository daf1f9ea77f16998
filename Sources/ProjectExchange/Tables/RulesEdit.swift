import ProjectLayout
import ProjectSync
import StringExchange
import StringTables
import TextBasics
import Workspace

/// The translations of a file taken into the `.stringsdict` of their language.
struct RulesEdit {
  let taken: StringsDictImport
  /// What is to be written, with what was to be written before.
  let edits: [FileEdit]

  /// - Parameters:
  ///   - source: the table of the source language.
  ///   - before: what other files of the same import do.
  init(
    _ part: XLIFFFile, _ source: StringsDictTable, of table: TableCatalog, _ names: PathNames, before: [FileEdit]
  ) throws {
    let path = table.file("stringsdict", of: part.targetLanguage)
    let isThere = try FileStatus.ifThere(path.string) != nil
    let contents = isThere ? try FileContents(of: path.string) : nil
    let bytes = before.first { $0.path == path }?.after ?? contents?.bytes ?? []
    let target = bytes.isEmpty ? nil : try StringsDictTable(bytes)
    taken = StringsDictImport(part, source, into: target)
    guard !taken.changes.isEmpty else {
      edits = before
      return
    }
    var new = try target ?? StringsDictTable(StringsDictTable.emptyFile)
    try new.apply(taken.changes)
    var comments: [UTF8Key: String?] = [:]
    for change in taken.changes {
      guard let entry = new[change.key], entry.isMarkedAsNew, !entry.isCommentApart else { continue }
      comments[UTF8Key(change.key)] = .some(UntranslatedMark.removed(from: entry.comment))
    }
    try new.setComments(comments)
    let edit = FileEdit(path, printed: names.printed(path), before: contents, after: new.bytes)
    edits = before.filter { $0.path != path } + [edit]
  }
}
