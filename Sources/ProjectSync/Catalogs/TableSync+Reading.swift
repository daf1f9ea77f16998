import CatalogRouting
import CatalogSync
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectModel
import TextBasics

// Reading the input of a run, and errors about files that are not tables.
extension TableSync {
  /// Returns the bytes of a source, or `nil` if the file no longer exists.
  static func source(
    _ path: FilePath, _ context: CatalogContext, _ update: CatalogUpdate
  ) throws(FileError) -> ContiguousArray<UInt8>? {
    do throws(FileError) {
      return try context.tree.contents(of: path).bytes
    } catch {
      if error.isAbsence { return nil }
      throw FileError(update.kept?.names.printed(path) ?? path.string, error.reason)
    }
  }

  /// Returns the keys of the `.stringsdict` files that belong to a `.strings` table, including keys that they will get;
  /// empty for other tables.
  static func heldKeys(
    _ context: CatalogContext, _ update: CatalogUpdate, _ renames: ChosenRenames
  ) throws(CatalogError) -> Set<UTF8Key> {
    guard let table = context.table, table.path == update.path, !table.path.isStringsDict else { return [] }
    var keys: Set<UTF8Key> = []
    for path in table.stringsDicts {
      let printed = update.kept?.names.printed(path) ?? path.string
      do {
        let held = try StringsDictFile(try context.tree.contents(of: path).bytes)
        keys.formUnion(held.keys.map { UTF8Key($0) })
        if path == table.stringsDict { keys.formUnion(renames.renames(in: held).map { UTF8Key($0.new) }) }
      } catch { throw CatalogError(table: error, file: printed) }
    }
    return keys
  }

  static func read(_ update: CatalogUpdate, _ context: CatalogContext) throws(CatalogError) -> FileContents {
    do throws(FileError) {
      let contents = try context.tree.contents(of: update.path)
      if contents.status != context.status { throw FileError.changed(update.printed) }
      return contents
    } catch {
      let isGone = context.status != nil && !context.tree.exists(update.path)
      if error.isConflict || isGone { throw .changed(update.printed) }
      throw CatalogError(Diagnostic(.error, "unreadable", "cannot be read: \(error.reason)", file: update.printed))
    }
  }

  static func parse(
    _ bytes: ContiguousArray<UInt8>, _ update: CatalogUpdate, _ context: CatalogContext
  ) throws(CatalogError) -> Table {
    do {
      return try Table(bytes)
    } catch {
      // Another process may be writing it.
      if (try? context.tree.status(of: update.path)) != context.status { throw .changed(update.printed) }
      let identifier = CatalogError.identifier(ofInvalid: update.path)
      let noun = update.path.isStringsTable ? "table" : "catalog"
      if let filter = context.tree.filter(of: update.path) {
        throw CatalogError(.filtered(filter, noun, identifier, file: update.printed))
      }
      if String(decoding: bytes.prefix(19), as: UTF8.self) == "version https://git" {
        let message = "this is a Git LFS pointer, not a \(noun)"
        throw CatalogError(Diagnostic(.error, identifier, message, file: update.printed))
      }
      throw CatalogError(error, file: update.printed)
    }
  }
}
