import ProjectModel
import ProjectSync
import StringCatalog
import StringExchange
import StringExtraction
import StructuredText
import Workspace

/// A generated language in the tables without a catalog.
package struct TableLanguage {
  /// The edits of the language's tables that change.
  package private(set) var edits: [FileEdit] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether there are no tables.
  package let isEmpty: Bool

  /// - Parameter change: returns a catalog of tables with or without the language.
  package init(
    _ language: String, of tables: TableCatalogs, _ project: Project,
    change: (Catalog) -> (catalog: Catalog, refusals: [JSONProblem])
  ) {
    (diagnostics, isEmpty) = (tables.problems, tables.members.isEmpty)
    for table in tables.members where table.hasSource {
      do throws(FileProblem) {
        edits += try edits(of: table, language, project, change(table.catalogWithoutPlaces).catalog)
      } catch { diagnostics.append(error.diagnostic("unreadable", "cannot be read")) }
    }
  }

  private mutating func edits(
    of table: TableCatalog, _ language: String, _ project: Project, _ catalog: Catalog
  ) throws(FileProblem) -> [FileEdit] {
    // A compilation reads serialized catalogs.
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

  /// Writes and removes files. Adds a diagnostic for each file that cannot be written.
  package mutating func write() {
    edits = edits.filter { edit in
      do throws(FileProblem) {
        try edit.perform()
        if edit.after == nil { edit.path.folder.map(ReadFile.removeIfEmpty) }
        return true
      } catch {
        diagnostics.append(FileProblem(edit.printed, error.reason).diagnostic("unwritable", "cannot be written"))
        return false
      }
    }
  }
}

extension TableCatalog {
  /// Whether there is a source-language table. Tables of storyboards have object identifiers as keys, so keys are not
  /// texts.
  /// meaning.
  fileprivate var hasSource: Bool {
    catalog.keys.indices.contains { catalog.entry(at: $0).localization(catalog.sourceLanguage) != nil }
  }
}
