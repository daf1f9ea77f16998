import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringCatalog

/// The catalogs of a project, and tables without a catalog represented as catalogs, with changes to write.
package struct ChangedCatalogs: Sendable {
  private struct File {
    let printed: String
    let contents: FileContents
    var catalog: Catalog
    var isChanged = false
  }

  private var files: [FilePath: File] = [:]
  private let tables: ExchangedTables
  private let names: PathNames
  private let tree: any FileTree
  private let folder: FilePath
  /// The reasons why files cannot be read or must not be written.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - folder: files outside of this folder are not changed, with links resolved.
  ///   - omitsUnread: whether files that cannot be read are left out.
  /// - Throws: an `IncompleteProjectError` for files that cannot be read.
  package init(of project: Project, within folder: FilePath, omitsUnread: Bool = false) throws {
    tables = try ExchangedTables(of: project)
    (names, self.folder) = (project.names, folder)
    tree = project.tree
    diagnostics = project.unlistedFolders + project.catalogsNotCheckedOut + tables.diagnostics
    let all = project.requestedCatalogs + tables.paths
    diagnostics += names.notes(aboutReadOnlyAmong: all)
    for path in all where !names.isReadOnly(path) {
      do throws(FileError) { try add(path) } catch {
        diagnostics.append(error.of(names.printed(path)).diagnostic("unreadable", "cannot be read"))
      }
    }
    if !omitsUnread { try IncompleteProjectError.demandNone(diagnostics.errors) }
  }

  private mutating func add(_ path: FilePath) throws(FileError) {
    let printed = names.printed(path)
    guard path.isWrittenWithin(folder) else { throw FileError(printed, Self.isOutside) }
    if let table = tables[path] {
      let contents = try tree.contents(of: path)
      files[path] = File(printed: printed, contents: contents, catalog: table.catalogWithoutPlaces)
      return
    }
    do throws(CatalogFile.Problem) {
      let file = try CatalogFile(path.string, printed: printed, in: tree)
      files[path] = File(printed: printed, contents: file.contents, catalog: file.catalog)
    } catch { diagnostics.append(error.diagnostic) }
  }

  /// Reads written files again. A catalog is not parsed if its file has the written bytes, so its positions may be
  /// outdated.
  package mutating func reread(_ edits: [FileEdit], of project: Project) throws {
    guard edits.allSatisfy({ files[$0.path] != nil && tables[$0.path] == nil }) else {
      self = try ChangedCatalogs(of: project, within: folder)
      return
    }
    for edit in edits {
      let contents = try tree.contents(of: edit.path)
      guard contents.bytes == edit.after, let file = files[edit.path] else {
        try add(edit.path)
        continue
      }
      files[edit.path] = File(printed: file.printed, contents: contents, catalog: file.catalog)
    }
  }

  /// Returns the catalog with current positions.
  package func placed(_ path: FilePath) -> Catalog? {
    guard let file = files[path] else { return nil }
    let isPlaced = tables[path] != nil || file.catalog.bytes == file.contents.bytes
    return isPlaced ? file.catalog : try? Catalog(file.contents.bytes)
  }

  /// The paths of all catalogs and tables, sorted.
  package var paths: [FilePath] { files.keys.sorted() }

  /// Returns the files of a table in all languages; `nil` for a catalog.
  package func tableFiles(of path: FilePath) -> [FilePath]? { tables[path]?.group.files.map(\.path) }

  package func printed(_ path: FilePath) -> String { files[path]?.printed ?? names.printed(path) }

  /// The catalog at a path, including its changes.
  package subscript(path: FilePath) -> Catalog? {
    get { files[path]?.catalog }
    set {
      guard let newValue else { return }
      files[path]?.catalog = newValue
      files[path]?.isChanged = true
    }
  }

  /// Returns the files to write, and the changes that cannot be written.
  package func edits() -> (edits: [FileEdit], problems: [Diagnostic]) {
    var (edits, problems): ([FileEdit], [Diagnostic]) = ([], [])
    for (path, file) in files.sorted(by: { $0.key < $1.key }) where file.isChanged {
      if let table = tables[path] {
        let translations = TableTranslations(file.catalog, of: table, names)
        edits += translations.edits
        problems += translations.diagnostics
      } else {
        let after = file.catalog.serialized()
        if after == file.contents.bytes { continue }
        edits.append(FileEdit(path, printed: file.printed, before: file.contents, after: after))
      }
    }
    problems += edits.filter { !$0.path.isWrittenWithin(folder) }.map { edit in
      Diagnostic(.error, "unwritable", "cannot be written: \(Self.isOutside)", file: edit.printed)
    }
    return (edits, problems)
  }

  private static let isOutside = "the file is outside the project, or a link to such a file"
}
