import FileSystem
import ProjectAnalysis
import ProjectChecks
import ProjectExchange
import ProjectSync
import StringCatalog
import TextBasics

/// `strex pseudo`: adds a pseudo-language to catalogs, for tests.
struct PseudoCommand: Command {
  private let options: PseudoOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    options = try arguments.applied(Self.options, to: PseudoOptions(project: arguments.projectRequest))
    try options.check()
    self.context = context
  }

  func run() async throws -> ExitCode {
    try await context.exclusively(in: options.isDry ? nil : options.project.named(), run: change)
  }

  private func change() async throws -> ExitCode {
    let project = try await console.project(options.project, nil, listsSources: true)
    let translation = options.translation
    let change = options.removes ? translation.removing : translation.adding
    var edits = CatalogEdits(project.requestedCatalogs, of: project, change: change)
    var tables = TableLanguage(options.language, of: try TableCatalogs(of: project), project, change: change)
    if !options.isDry {
      edits.write()
      tables.write()
    }
    let found = edits.diagnostics.filter { tables.isEmpty || $0.identifier != "no-catalog" }
    let diagnostics = project.problems + found + tables.diagnostics
    console.report(diagnostics)
    if options.isDry { printDiffs(edits, tables) } else { summarize(edits, tables, isQuiet: !found.isEmpty) }
    return diagnostics.hasErrors ? .problem : .success
  }

  private func printDiffs(_ edits: CatalogEdits, _ tables: TableLanguage) {
    for edit in edits.changed { console.print(console.diff(from: edit.before, to: edit.after, edit.printed)) }
    for edit in tables.edits { console.print(console.diff(from: edit.bytesBefore, to: edit.after ?? [], edit.printed)) }
  }

  private func summarize(_ edits: CatalogEdits, _ tables: TableLanguage, isQuiet: Bool) {
    let done = options.removes ? "removed" : "wrote"
    for edit in edits.changed {
      console.summarize("\(TerminalSafeText.escaped(edit.printed)): \(done) \(options.language)")
    }
    for edit in tables.edits {
      console.summarize("\(TerminalSafeText.escaped(edit.printed)): \(edit.after == nil ? "removed" : "written")")
    }
    if edits.changed.isEmpty, tables.edits.isEmpty, !isQuiet { console.summarize("no changes") }
  }
}
