import CatalogLint
import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import TextBasics

/// The catalogs of the project, followed by the tables without a catalog, represented as catalogs.
package struct LoadedCatalogs: Sendable {
  package struct Member: Sendable {
    package let path: FilePath
    /// The path as messages print it.
    package let printed: String
    package let catalog: Catalog
    /// The languages that it has or should have, except its source language.
    package let languages: [String]
    /// The translations that were not updated with their source strings.
    let changes: [SourceChange]
    private let wanted: Set<String>

    init(path: FilePath, printed: String, catalog: Catalog, wanted: Set<String>, changes: [SourceChange]) {
      (self.path, self.printed, self.catalog, self.changes) = (path, printed, catalog, changes)
      self.wanted = wanted
      languages = CatalogStatus.languages(of: catalog, wanted: wanted, changes: changes)
    }

    /// Returns a copy with another version of the catalog.
    package func holding(_ catalog: Catalog) -> Member {
      Member(path: path, printed: printed, catalog: catalog, wanted: Set(languages), changes: changes)
    }

    /// Returns the completeness of the translations, without counting some keys.
    func status(omitting keys: Set<UTF8Key>) -> CatalogStatus {
      if keys.isEmpty { return CatalogStatus(catalog, wanted: wanted, changes: changes) }
      return CatalogStatus(catalog, wanted: wanted, changes: changes) { keys.contains(UTF8Key($0)) }
    }
  }

  package let members: [Member]
  /// The required languages of catalogs.
  package let wanted: ProjectLanguages
  package let problems: [Diagnostic]
  /// The catalogs that could not be read.
  package let unread: Set<FilePath>
  /// A note if there is nothing to read.
  package let absence: [Diagnostic]

  /// The languages that the catalogs have or should have, and their source languages.
  package var knownLanguages: Set<String> {
    Set(members.flatMap { $0.languages + [$0.catalog.sourceLanguage] }).union(wanted.all)
  }

  /// - Parameter known: the catalogs that were already read.
  package init(of project: Project, known: (FilePath) -> Catalog? = { _ in nil }) throws {
    let catalogs = CatalogSet(askedOf: project, known: known)
    self.init(catalogs, try TableCatalogs(of: project), of: project)
  }

  /// - Parameter commit: the commit with which source texts are compared; `nil` for the last one.
  package init(of project: Project, since commit: String?) async throws {
    let tables = try TableCatalogs(of: project)
    let former = try await FormerTexts(of: project, since: commit, tables)
    self.init(CatalogSet(askedOf: project), tables, of: project, former: former)
  }

  /// - Parameters:
  ///   - catalogs: the requested catalogs.
  ///   - tables: the tables without a catalog.
  ///   - former: the catalogs and tables at the commit with which source texts are compared.
  package init(
    _ catalogs: CatalogSet, _ tables: TableCatalogs, of project: Project, former: FormerTexts = FormerTexts()
  ) {
    let others = CatalogSet(project.found.catalogs.filter { !project.isRequested($0) }, of: project)
    let asked = catalogs.members + tables.members.map(CatalogSet.Member.init)
    let wanted = ProjectLanguages(project, asked + others.members)
    members = asked.map { member in
      Member(
        path: member.path, printed: member.printed, catalog: member.catalog, wanted: wanted.languages(of: member.path),
        changes: former[member.path].map { CatalogLinter.sourceChanges(in: member.catalog, since: $0) } ?? [])
    }
    self.wanted = wanted
    problems = project.problems + catalogs.problems + tables.problems + former.notes
    let all = project.requestedCatalogs + project.found.leftOutCatalogs
    unread = Set(all).subtracting(catalogs.members.map(\.path))
    absence = tables.members.isEmpty ? catalogs.absence : []
  }

  /// Whether a catalog has, or should have, a language other than its source language.
  package var areForSeveralLanguages: Bool {
    members.contains { !wanted.languages(of: $0.path).subtracting([$0.catalog.sourceLanguage]).isEmpty }
  }

  /// Returns the requested languages. Empty for all.
  /// - Throws: for a language that no catalog has or should have, unless a catalog that cannot be read may have it.
  package func chosen(_ languages: [String]) throws(UsageError) -> Set<String> {
    if problems.hasErrors { return Set(languages) }
    let known = Set(members.flatMap { wanted.languages(of: $0.path).union($0.languages) })
    if let unknown = languages.first(where: { !known.contains($0) }), !members.isEmpty {
      if members.contains(where: { $0.catalog.sourceLanguage == unknown }) {
        let name = TerminalSafeText.word(unknown)
        throw UsageError("\(name) is the source language, not a translation")
      }
      throw .unknown("language", unknown, known: known.sorted())
    }
    return Set(languages)
  }

  /// The report about the translations into all languages.
  package var report: StatusReport { StatusReport(members) }
}

extension CatalogSet.Member {
  /// A member for tables without a catalog, represented as a catalog.
  fileprivate init(_ table: TableCatalog) {
    self.init(path: table.group.catalog, printed: table.printed, catalog: table.catalogWithoutPlaces)
  }
}
