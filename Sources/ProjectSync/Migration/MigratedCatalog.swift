import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringCatalog
import StringExtraction
import StringTables
import StructuredText
import SwiftLexing
import TextBasics

/// The tables of a single name, and the catalog made from them.
package struct MigratedCatalog {
  package let group: TableGroup
  /// The catalog's path as messages print it.
  package let printed: String
  /// The bytes of the existing catalog. Empty for a new one.
  package let before: ContiguousArray<UInt8>
  package let after: ContiguousArray<UInt8>
  package var isNew: Bool { catalogStatus == nil }
  /// The number of texts in the catalog.
  package let count: Int
  /// The number of the catalog's keys that were migrated from the tables.
  package let keyCount: Int
  /// The languages of the tables, sorted.
  package let languages: [String]
  /// Texts that do not fit in the catalog, and questionable parts of the tables.
  package let diagnostics: [Diagnostic]
  private let catalogStatus: FileStatus?
  private let tables: [ReadTable]
  /// The tables with texts that the catalog lacks.
  private let lacking: Set<FilePath>

  /// - Parameter phrases: the phrases of each App Shortcut in the code.
  /// - Throws: errors about tables that cannot be migrated.
  init(
    _ group: TableGroup, _ languages: SourceLanguages, of project: Project, _ request: MigrationRequest,
    phrases: [[String]]
  ) throws(MigrationErrors) {
    let names = project.names
    self.group = group
    printed = names.printed(group.catalog)
    let tables = try Self.read(group, project)
    let (old, contents) = try Self.oldCatalog(group, printed)
    guard let source = languages.language(of: group, catalog: old) else {
      let message = "the source language of \(TerminalSafeText.quoted(group.name)) is unknown"
      throw MigrationErrors([Diagnostic(.error, "unknown-source-language", message, file: printed)])
    }
    (before, catalogStatus) = (contents?.bytes ?? [], contents?.status)
    let members = ReadTable.languages(tables, source: source)
    let (migration, interface): (TableMigration, InterfaceCatalog)
    do throws(ParseError) {
      migration = try TableMigration(
        members, into: old ?? Catalog(sourceLanguage: source), skipsHeaders: request.skipsHeaders)
      let made =
        group.holdsPhrases ? try ShortcutCatalog(migration.catalog, into: old, phrases).catalog : migration.catalog
      interface = try InterfaceCatalog(made, group.interfaces(of: project), marksRemoved: false)
    } catch { throw MigrationErrors([error.diagnostic("invalid-catalog", file: printed)]) }
    after = migration.count == 0 ? before : interface.catalog.serialized()
    count = migration.count
    keyCount = migration.keyCount
    self.languages = Set(members.map(\.name)).sorted()
    self.tables = tables
    let left = migration.leftovers.compactMap { leftover in
      tables.first { $0.file.path.string == leftover.origin }.map { (table: $0, leftover: leftover) }
    }
    lacking = Set(left.map(\.table.file.path))
    diagnostics =
      tables.flatMap(\.warnings) + interface.diagnostics
      + tables.flatMap { table in
        Self.warnings(left.filter { $0.table.file.path == table.file.path }.map(\.leftover), in: table)
      }
  }

  /// Returns a warning for each string, or a single one for all strings with the same reason if there are many.
  private static func warnings(_ leftovers: [TableMigration.Leftover], in table: ReadTable) -> [Diagnostic] {
    let alike = Dictionary(grouping: leftovers, by: \.reason)
    return leftovers.compactMap { leftover in
      let all = alike[leftover.reason] ?? []
      if all.count <= 3 { return warning("\(TerminalSafeText.quoted(leftover.key)) was", leftover, in: table) }
      if all.first != leftover { return nil }
      let names = TerminalSafeText.firstQuoted(all.map(\.key))
      return warning("\(all.count) strings (\(names)) were", leftover, in: table)
    }
  }

  private static func warning(
    _ subject: String, _ leftover: TableMigration.Leftover, in table: ReadTable
  ) -> Diagnostic {
    let place = SourceLocation(line: leftover.line, column: 1)
    let message = subject + " not migrated because " + leftover.reason
    return Diagnostic(.warning, "not-migrated", message, file: table.printed, location: place)
  }

  private static func read(_ group: TableGroup, _ project: Project) throws(MigrationErrors) -> [ReadTable] {
    let (tables, errors) = ReadTable.all(of: group, in: project)
    if errors.isEmpty { return tables }
    throw MigrationErrors(errors)
  }

  private static func oldCatalog(
    _ group: TableGroup, _ printed: String
  ) throws(MigrationErrors) -> (Catalog?, FileContents?) {
    do {
      let status = try FileStatus.ifThere(group.catalog.string, followsLinks: false)
      guard let status else { return (nil, nil) }
      // The contents of a repository must not decide where strex writes.
      if status.kind == .link {
        throw FileError(printed, "the table is a symbolic link, which migrate does not follow")
      }
      let file = try CatalogFile(group.catalog.string, printed: printed)
      return (file.catalog, file.contents)
    } catch let problem as CatalogFile.Problem {
      throw MigrationErrors([problem.diagnostic])
    } catch {
      throw MigrationErrors(unreadable: error, printed)
    }
  }

  package var isChanged: Bool { before != after }
}

// Writing and removing files.
extension MigratedCatalog {
  /// Writes the catalog completely or not at all.
  func write() throws(FileError) {
    guard isChanged else { return }
    if group.belongsToInterface, let folder = group.catalog.folder { try NewFolder.make(folder, printed: printed) }
    try AtomicFile(group.catalog.string, printed: printed, expected: catalogStatus).write(after)
  }

  /// Removes the tables whose texts are all in the catalog. A table that has changed since it was read is kept.
  /// - Returns: the number of removed tables.
  func deleteTables() throws(FileError) -> Int {
    let whole = tables.filter { kept(for: $0) == nil }
    for table in whole { try ReadFile.remove(table.file.path, ifStill: table.status, printed: table.printed) }
    return whole.count
  }

  /// The reason why a table is kept although its texts are migrated.
  package enum KeptReason: CaseIterable, Sendable {
    /// The catalog lacks some of its texts.
    case lacking
    /// It has questionable lines, so it may have been read incorrectly.
    case doubtful
  }

  private func kept(for table: ReadTable) -> KeptReason? {
    lacking.contains(table.file.path) ? .lacking : table.problems.isEmpty ? nil : .doubtful
  }

  /// Returns the tables that are kept for a reason, as printed paths.
  package func keptTables(_ reason: KeptReason) -> [String] { tables.filter { kept(for: $0) == reason }.map(\.printed) }
}

extension TableGroup {
  /// Whether it translates the phrases of App Shortcuts.
  var holdsPhrases: Bool { name == ShortcutPhrases.table && !belongsToInterface }
}

/// The reasons why tables cannot be migrated.
struct MigrationErrors: Error {
  let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  init(unreadable error: any Error, _ printed: String) {
    let reason = FileError.reason(of: error)
    diagnostics = [FileError(printed, reason).diagnostic("unreadable", "cannot be read")]
  }
}
