import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringCatalog
import TextBasics

/// Reads the requested tables and makes catalogs of them: all, or none if one of them cannot be read.
package struct ProjectMigration {
  package private(set) var catalogs: [MigratedCatalog] = []
  package private(set) var diagnostics: [Diagnostic]
  private let request: MigrationRequest

  /// - Parameter phrases: returns the phrases of each App Shortcut in the code; called if tables have such phrases.
  package init(
    _ project: Project, _ request: MigrationRequest, phrases: () async throws -> [[String]]
  ) async throws {
    self.request = request
    let named = try NamedPath.all(request.paths)
    let search = TableSearch(named, without: project.found.compiledTables)
    let groups = search.groups.filter { group in group.files.contains { project.belongsToChosenTarget($0.path) } }
    let shortcuts = groups.contains(where: \.holdsPhrases) ? try await phrases() : []
    let languages = SourceLanguages(project, chosen: request.sourceLanguage)
    diagnostics = search.problems.map { $0.of(project.names.printed(FilePath($0.path))) }
      .map { $0.diagnostic("unreadable", "cannot be read") }
    diagnostics += search.unfit.map { path, reason in
      Diagnostic(
        .warning, "not-migrated", "the table was not migrated because \(reason)", file: project.names.printed(path))
    }
    for group in groups {
      do throws(MigrationErrors) {
        catalogs.append(try MigratedCatalog(group, languages, of: project, request, phrases: shortcuts))
      } catch { diagnostics += error.diagnostics }
    }
    diagnostics += catalogs.flatMap(\.diagnostics) + catalogs.compactMap { Self.advice($0, project) }
    diagnostics += Self.compiledTables(named, project)
    if groups.isEmpty, diagnostics.isEmpty {
      diagnostics.append(Diagnostic(.note, "no-table", "no .strings or .stringsdict table found"))
    }
  }

  /// Returns a note for each catalog that some of the tables were compiled from.
  private static func compiledTables(_ named: [NamedPath], _ project: Project) -> [Diagnostic] {
    let tables = project.found.compiledTables.filter { table, _ in named.contains { table.isWithin($0.folder) } }
    return Dictionary(grouping: tables.keys) { tables[$0] ?? $0 }.sorted { $0.key < $1.key }.map { catalog, tables in
      let message =
        tables.count == 1
        ? "1 table was not migrated because it was compiled from this catalog"
        : "\(tables.count) tables were not migrated because they were compiled from this catalog"
      return Diagnostic(.note, "compiled-table", message, file: project.names.printed(catalog))
    }
  }

  /// Whether no error prevents writing.
  package var isWhole: Bool { !diagnostics.hasErrors }

  /// Returns the necessary change of the project file, which strex does not edit, or `nil` if the folder decides.
  private static func advice(_ catalog: MigratedCatalog, _ project: Project) -> Diagnostic? {
    let around = project.found.projects.sources.filter { source in
      source.origin == .project && (source.path.folder.map(catalog.group.folder.isWithin) ?? false)
    }
    guard catalog.isNew, catalog.isChanged,
      let nearest = around.max(by: { $0.path.components.count < $1.path.components.count }),
      project.map.targets(ofNew: catalog.group.catalog).isEmpty
    else { return nil }
    let tables = Set(catalog.group.files.map(\.path.name)).sorted().map(TerminalSafeText.word)
    let name = TerminalSafeText.word(catalog.group.catalog.name)
    let message =
      "in Xcode, replace \(tables.joined(separator: " and ")) with \(name) in the targets because strex does not "
      + "change the project file"
    return Diagnostic(.note, "project-change", message, file: project.names.printed(nearest.path))
  }

  /// Writes all catalogs, and then removes the tables if requested.
  /// - Returns: the number of removed tables.
  package mutating func perform() -> Int {
    guard isWhole, !request.isDry else { return 0 }
    var written: [MigratedCatalog] = []
    for catalog in catalogs {
      do throws(FileError) {
        try catalog.write()
        written.append(catalog)
      } catch { diagnostics.append(error.diagnostic("unwritable", "cannot be written")) }
    }
    guard request.deletesTables else { return 0 }
    var count = 0
    for catalog in written {
      do throws(FileError) {
        count += try catalog.deleteTables()
      } catch { diagnostics.append(error.diagnostic("undeleted", "cannot be deleted")) }
    }
    return count
  }
}

/// The tables to migrate, and options.
package struct MigrationRequest: Sendable {
  package var project: ProjectRequest
  /// The tables to migrate, and folders that contain them.
  package var paths: [GivenPath] = []
  /// The language of the keys, or `nil` to use the project's language.
  package var sourceLanguage: String?
  /// Whether comments are skipped that an empty line separates from their keys.
  package var skipsHeaders = false
  /// Whether the changes are only shown, not written.
  package var isDry = false
  package var deletesTables = false

  package init(_ project: ProjectRequest) { self.project = project }
}

/// Determines the source language of tables from the repository.
struct SourceLanguages {
  private let project: Project
  private let chosen: String?
  private let languages: DevelopmentLanguages

  init(_ project: Project, chosen: String?) {
    (self.project, self.chosen) = (project, chosen)
    languages = project.developmentLanguages
  }

  /// Returns the requested language, or else the language of the catalog, of the nearest project or package, or of
  /// other catalogs; last English, if there is an English table. `nil` if the language is unknown.
  func language(of group: TableGroup, catalog: Catalog?) -> String? {
    if let chosen { return chosen }
    if let language = catalog?.sourceLanguage { return language }
    if let language = languages.knownLanguage(around: group.folder) { return language }
    for path in project.found.catalogs {
      if let bytes = Project.contents(of: path), let catalog = try? Catalog(bytes) { return catalog.sourceLanguage }
    }
    return group.files.contains { RegionName.language($0.region) == "en" } ? "en" : nil
  }
}
