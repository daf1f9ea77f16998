import CatalogEditing
import Diagnostics
import FileSystem
import ProjectChecks
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringCatalog
import TextBasics

/// The catalogs and tables of a project that an edit concerns.
package struct EditScope: Sendable {
  package let project: Project
  package internal(set) var changed: ChangedCatalogs
  /// The paths of the chosen catalogs and tables, sorted.
  package let paths: [FilePath]
  private let reading: LoadedCatalogs

  /// - Parameters:
  ///   - catalogs: the only catalogs and tables; empty for all.
  ///   - tables: the names of the only tables; empty for all.
  ///   - folder: files outside of this folder are not changed; `nil` for the folder of the project.
  ///   - omitsUnread: whether catalogs and tables that cannot be read are left out.
  /// - Throws: if a catalog or table cannot be read, or is not part of the project.
  package init(
    _ project: Project, catalogs: [GivenPath] = [], tables: [String] = [], within folder: FilePath? = nil,
    omitsUnread: Bool = false
  ) throws {
    self.project = project
    let root = folder ?? project.names.firstProject
    let changed = try ChangedCatalogs(of: project, within: root, omitsUnread: omitsUnread)
    let named = try catalogs.map { ($0, try FilePath(resolving: $0.place)) }
    func isNamed(_ path: FilePath, _ place: FilePath) -> Bool {
      path == place || changed.tableFiles(of: path)?.contains(place) ?? false
    }
    for (given, place) in named where !changed.paths.contains(where: { isNamed($0, place) }) {
      throw UsageError("\(TerminalSafeText.word(given.text)) is not a catalog or table in the project")
    }
    let inTables = changed.paths.filter { tables.isEmpty || tables.contains($0.stem) }
    if inTables.isEmpty, let name = tables.first {
      throw UsageError.unknown("table", name, known: Set(changed.paths.map(\.stem)).sorted())
    }
    paths = named.isEmpty ? inTables : inTables.filter { path in named.contains { isNamed(path, $0.1) } }
    self.changed = changed
    reading = try LoadedCatalogs(of: project) { changed[$0] }
  }

  /// The languages that the project has or should have, with source languages.
  package var languages: [String] {
    reading.knownLanguages.sorted()
  }

  /// The source languages of the chosen catalogs.
  package var sourceLanguages: [String] { Set(paths.compactMap { changed[$0]?.sourceLanguage }).sorted() }

  /// Adds the finished translations of all catalogs and tables of the project to a memory.
  ///
  /// - Parameter wanted: the only languages; empty for all.
  package func add(to memory: inout TranslationMemory, languages wanted: [String] = []) {
    for path in changed.paths {
      guard let catalog = changed[path] else { continue }
      memory.add(catalog, languages: wanted.isEmpty ? languages(of: path) : wanted)
    }
  }

  /// Returns the languages of a catalog, or all that it should have.
  package func languages(of path: FilePath) -> [String] {
    let source = changed[path].map { [$0.sourceLanguage] } ?? []
    let member = reading.members.first {
      $0.path == path || $0.path.stem == path.stem && changed.tableFiles(of: path) != nil
    }
    return source + (member?.languages ?? changed[path]?.languages ?? [])
  }

  /// - Throws: for a language that the project does not have.
  package func demand(_ names: [String]) throws(UsageError) {
    for name in names where !languages.contains(name) {
      throw .unknown("language", name, known: languages)
    }
  }

  /// Returns the selected keys of each catalog.
  /// - Throws: for a named key that no catalog contains.
  package func keys(_ selection: KeySelection) throws(UsageError) -> [(path: FilePath, keys: [String])] {
    try demand(selection.languages)
    try selection.demandKeys(among: paths.flatMap { changed[$0]?.keys ?? [] })
    return paths.compactMap { path in
      guard let catalog = changed[path] else { return nil }
      let keys = selection.keys(of: catalog, languages: languages(of: path).filter { $0 != catalog.sourceLanguage })
      return keys.isEmpty ? nil : (path, keys)
    }
  }
}

extension KeySelection {
  /// - Parameters:
  ///   - keys: the keys of the files that are searched.
  ///   - container: the subject and verb of the sentence about a missing key.
  /// - Throws: for a named key that does not exist, and for a pattern that matches no key. A state that no key has is
  ///   not an error: there is nothing left to do.
  package func demandKeys(
    among keys: [String], _ container: String = "no catalog contains"
  ) throws(UsageError) {
    if let unknown = unknownName(among: keys) {
      let known = keys.filter { abs($0.count - unknown.count) < 3 && $0.count < 60 }
      throw UsageError(
        "\(container) the key \(TerminalSafeText.quoted(unknown))" + Spelling.textHint(for: unknown, in: known))
    }
    if let pattern = unmatchedPattern(among: keys) {
      throw UsageError("\(container) a key that matches \(TerminalSafeText.quoted(pattern.text))")
    }
  }
}
