import ProjectSync
import PseudoLocalization
import Reports
import TextBasics
import Workspace

/// `strex pseudo`: gives catalogs a language that nobody speaks.
struct PseudoCommand {
  private let request: PseudoRequest
  private let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageProblem) {
    request = try arguments.pseudoRequest(from: context.currentFolder)
    self.context = context
  }

  private var console: Console { context.console }

  func run() async throws -> ExitCode {
    try await context.exclusively(in: request.isDry ? nil : request.project.named(), run: change)
  }

  private func change() async throws -> ExitCode {
    let project = try await console.project(request.project, nil, listsSources: true)
    let translation = request.translation
    var edits = CatalogEdits(project.found.catalogs.filter(project.isAskedFor), of: project) {
      request.removes ? translation.removing(from: $0) : translation.adding(to: $0)
    }
    if !request.isDry { edits.write() }
    let diagnostics = project.problems + edits.diagnostics
    console.report(diagnostics)
    if request.isDry { printDiffs(edits) } else { summarize(edits) }
    return diagnostics.contains { $0.severity == .error } ? .problem : .success
  }

  private func printDiffs(_ edits: CatalogEdits) {
    edits.changed.map { console.diff(from: $0.before, to: $0.after, $0.printed) }.forEach(console.print)
  }

  private func summarize(_ edits: CatalogEdits) {
    let done = request.removes ? "without" : "with"
    for edit in edits.changed {
      console.summarize("\(TerminalSafeText.escaped(edit.printed)): \(done) \(request.language)")
    }
    if edits.changed.isEmpty, edits.diagnostics.isEmpty { console.summarize("nothing had to change") }
  }
}
