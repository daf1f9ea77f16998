import Diagnostics
import FileSystem
import ProjectModel
import StringTables

/// Removes keys from `.strings` and `.stringsdict` files; all other bytes stay.
package struct TableRemoval {
  package private(set) var edits: [FileEdit] = []
  /// Errors about files that cannot be changed.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - keys: the keys to remove, from each file that contains them.
  ///   - files: the files of a table in all languages.
  package init(of keys: [String], from files: [FilePath], _ names: PathNames) {
    for path in files {
      let printed = names.printed(path)
      do {
        let contents = try FileContents(of: path.string)
        let after = try Self.removing(keys, from: contents.bytes, isStringsDict: path.isStringsDict)
        if after != contents.bytes { edits.append(FileEdit(path, printed: printed, before: contents, after: after)) }
      } catch {
        let reason = FileError.reason(ofTable: error)
        diagnostics.append(FileError(printed, reason).diagnostic("unwritable", "cannot be changed"))
      }
    }
  }

  private static func removing(
    _ keys: [String], from bytes: ContiguousArray<UInt8>, isStringsDict: Bool
  ) throws(StringsError) -> ContiguousArray<UInt8> {
    if bytes.isEmpty { return bytes }
    if isStringsDict {
      var table = try StringsDictTable(bytes)
      try table.apply(keys.filter { table[$0] != nil }.map { .remove(key: $0) })
      return table.bytes
    }
    var table = try StringsTable(bytes)
    try table.apply(keys.filter { table[$0] != nil }.map { .remove(key: $0) })
    return table.bytes
  }
}
