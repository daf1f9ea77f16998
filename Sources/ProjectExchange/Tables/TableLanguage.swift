import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import StringExchange
import StructuredText

/// Adds or removes a generated language in the tables without a catalog.
package struct TableLanguage {
  /// The changed tables of the language.
  package private(set) var edits: [FileEdit] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether the project has no tables.
  package let isEmpty: Bool

  /// - Parameter change: adds the language to a catalog that represents tables, or removes it.
  package init(
    _ language: String, of tables: TableCatalogs, _ project: Project,
    change: (Catalog) -> (catalog: Catalog, refusals: [ParseError])
  ) {
    (diagnostics, isEmpty) = (tables.problems, tables.members.isEmpty)
    for table in tables.members where table.hasSource {
      do throws(FileError) {
        edits += try edits(of: table, language, project, change(table.catalogWithoutPlaces).catalog)
      } catch { diagnostics.append(error.diagnostic("unreadable", "cannot be read")) }
    }
  }

  private mutating func edits(
    of table: TableCatalog, _ language: String, _ project: Project, _ catalog: Catalog
  ) throws(FileError) -> [FileEdit] {
    // The compilation requires a catalog that was parsed from a file.
    guard let read = try? Catalog(catalog.serialized()) else { return [] }
    let compilation = CatalogCompilation(read, languages: [language])
    diagnostics += compilation.problems.filter(\.isOfCharacters).map { $0.diagnostic(file: table.printed) }
    let compiled = compilation.tables.flatMap { $0.files(named: table.group.name, .text) }
    let folder = table.group.folder.appending(language + ".lproj")
    var edits: [FileEdit] = []
    for ending in ["strings", "stringsdict"] {
      let path = folder.appending(table.group.name + "." + ending)
      let bytes = compiled.first { $0.path.hasSuffix("." + ending) }.map { ContiguousArray($0.bytes) }
      let edit = try FileEdit(path, printed: project.names.printed(path), after: bytes)
      if edit.before?.bytes != bytes { edits.append(edit) }
    }
    return edits
  }

  /// Removes the language's folders that have no files anymore.
  package func removeEmptyFolders() {
    for edit in edits where edit.after == nil { edit.path.folder.map(ReadFile.removeIfEmpty) }
  }
}

extension TableCatalog {
  /// Whether there is a table in the source language. Storyboards have none, and their keys are object IDs without
  /// meaning.
  fileprivate var hasSource: Bool {
    catalog.keys.indices.contains { catalog.entry(at: $0).localization(catalog.sourceLanguage) != nil }
  }
}
