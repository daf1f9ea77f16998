import FileSystem
import ProjectModel
import ProjectSync
import StringExchange
import StringTables
import TextBasics

/// The `.stringsdict` of a language, including previous edits of the same import.
struct StringsDictEdits {
  private let path: FilePath
  private let printed: String
  private let contents: FileContents?
  private let isEdited: Bool
  /// The table, or `nil` for a missing or empty file.
  let table: StringsDictTable?

  /// - Parameter before: the edits by other parts of the same import.
  init(_ path: FilePath, printed: String, before: [FileEdit]) throws {
    (self.path, self.printed) = (path, printed)
    let edit = before.first { $0.path == path }
    contents = try edit?.before ?? FileContents.ifThere(path.string)
    let bytes = edit?.after ?? contents?.bytes ?? []
    isEdited = edit != nil
    table = bytes.isEmpty ? nil : try StringsDictTable(bytes)
  }

  /// Returns the keys that other parts of the import have changed.
  func editedKeys() throws(StringsError) -> Set<UTF8Key> {
    guard isEdited, let table else { return [] }
    let bytes = contents?.bytes ?? []
    let old = bytes.isEmpty ? nil : try StringsDictTable(bytes)
    return Set(table.entries.filter { old?[$0.key]?.form != $0.form }.map { UTF8Key($0.key) })
  }

  /// - Parameter keys: the keys with a new translation. The mark for missing translations is removed from their
  ///   comments.
  func edit(_ changes: [StringsDictChange], translated keys: [String]) throws(StringsError) -> FileEdit {
    var new = if let table { table } else { try StringsDictTable(StringsDictTable.emptyFile) }
    try new.apply(changes)
    let marked = keys.compactMap { new[$0] }.filter { $0.isMarkedAsNew && !$0.isCommentApart }
    try new.setComments(UntranslatedMark.removed(fromCommentsOf: marked.map { ($0.key, $0.comment) }))
    return FileEdit(path, printed: printed, before: contents, after: new.bytes)
  }
}

extension UntranslatedMark {
  /// Returns the comments of translated keys without the mark for missing translations.
  /// - Parameter marked: the keys and comments of marked entries.
  static func removed(fromCommentsOf marked: [(key: String, comment: String?)]) -> [UTF8Key: String?] {
    Dictionary(marked.map { (UTF8Key($0.key), removed(from: $0.comment)) }) { first, _ in first }
  }
}

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
