import Diagnostics
import FileSystem
import ProjectSync
import StringExtraction
import TextBasics

/// `strex migrate`: converts tables to catalogs.
struct MigrateCommand: Command {
  static let description = CommandDescription(
    name: "migrate", summary: "Turn .strings and .stringsdict tables into string catalogs", group: .sync,
    operands: .paths,
    discussion: """
      Creates a string catalog from each .strings and .stringsdict table under PATH, including all its languages, like
      "Migrate to String Catalog" in Xcode. If the catalog already exists, migrate adds the missing strings to it.

      Translations get the `translated` state. New entries have the extraction state `migrated` until sync finds their
      keys in the code. The comment before a key becomes its entry's comment. An App Shortcut's phrases become one
      entry. migrate lists entries that it cannot convert. It does not edit the Xcode project but lists the changes to
      make there. If a table cannot be read, migrate writes nothing. The exit status is 0 on success and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<MigrationRequest>] = .joined(
    [
      .word("source-language", "LANG", .input, "Set the tables' source language", sets: \.sourceLanguage),
      .flag(
        "skip-headers", .changes, "Skip comments that are separated from their key by a blank line",
        sets: \.skipsHeaders
      ).advanced,
      .flag("delete-tables", .changes, "Delete tables whose strings are all in catalogs", sets: \.deletesTables),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ], ProjectOptions.mapping(\.project))

  private let request: MigrationRequest
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    let folder = context.currentFolder
    var initial = MigrationRequest(arguments.projectRequest)
    initial.paths = initial.project.paths.isEmpty ? [GivenPath(".", from: folder)] : initial.project.paths
    request = try arguments.applied(Self.options, to: initial)
    self.context = context
  }

  func run() async throws -> ExitCode {
    try await context.exclusively(in: request.isDry ? nil : request.project.named(), run: migrate)
  }

  private func migrate() async throws -> ExitCode {
    let project = try await console.project(request.project, nil, listsSources: true)
    var migration = try await ProjectMigration(project, request, phrases: phrases)
    let deleted = migration.perform()
    report(migration, deleted: deleted)
    return migration.isWhole ? .success : .problem
  }

  /// Returns the phrases of each App Shortcut in the code.
  private func phrases() async throws -> [[String]] {
    let project = try await console.project(request.project, sdk)
    return await project.extractor.extract(Array(project.sources.paths.indices)).shortcuts.map(\.phrases)
  }

  private func report(_ migration: ProjectMigration, deleted: Int) {
    console.report(migration.diagnostics.map(\.withRemedy))
    guard migration.isWhole else { return }
    if request.isDry {
      for text in migration.catalogs.map(diff) where !text.isEmpty { console.print(text) }
    }
    for line in migration.catalogs.map(summary) { console.summarize(line, isDry: request.isDry) }
    if deleted > 0 { console.summarize("deleted \(Quantity.of(deleted, "table"))") }
    if request.deletesTables, !request.isDry { noteKeptTables(migration) }
  }

  private func noteKeptTables(_ migration: ProjectMigration) {
    for reason in MigratedCatalog.KeptReason.allCases {
      let tables = migration.catalogs.flatMap { $0.keptTables(reason) }
      if tables.isEmpty { continue }
      let cause =
        switch reason {
        case .lacking: "with strings that are not in a catalog"
        case .doubtful: "with uncertain entries"
        }
      let names = tables.map(TerminalSafeText.escaped).joined(separator: ", ")
      console.note("kept \(Quantity.of(tables.count, "table")) \(cause): \(names)")
    }
  }

  /// Returns a line about a catalog, for example `App/Localizable.xcstrings: 12 texts for 6 keys in de, en`.
  private func summary(_ catalog: MigratedCatalog) -> String {
    let path = TerminalSafeText.escaped(catalog.printed)
    if !catalog.isChanged { return "\(path): nothing to add" }
    let languages = catalog.languages.map(TerminalSafeText.escaped).joined(separator: ", ")
    let strings = Quantity.of(catalog.count, "string")
    return "\(path): \(strings) for \(Quantity.of(catalog.keyCount, "key")) in \(languages)"
  }

  private func diff(_ catalog: MigratedCatalog) -> String {
    console.diff(from: catalog.before, to: catalog.after, catalog.printed, isNew: catalog.isNew)
  }
}
