import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectLoading
import ProjectSync
import Reporting
import StringExtraction
import TextBasics

/// `strex explain`: explains why literals are extracted or not, and how a sync treats the entries of catalogs.
struct ExplainCommand: Command {
  private let options: ExplainOptions
  private let subject: ExplainOptions.Subject
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    self.context = context
    let initial = ExplainOptions(project: arguments.projectRequest, operands: arguments.operands)
    options = try arguments.applied(Self.options, to: initial)
    subject = try options.subject()
  }

  func run() async throws -> ExitCode {
    switch subject {
    case .key(let key, let table): return try await explain(key, in: table)
    case .rule(let text):
      console.print(text)
      return .success
    case .place(let place): return try await PlaceExplanation(options, place, console, sdk).run()
    }
  }

  /// Explains how a sync treats a key in all catalogs of the project.
  private func explain(_ key: String, in table: String?) async throws -> ExitCode {
    let (project, plan) = try await console.dryRunPlan(options.project, sdk)
    let symbols = try await SymbolUses(in: project, sdk)
    let entries = EntryExplanations(ofKey: key, table: table, in: plan, project.map, symbols: symbols).items
    let problems = plan.blockingDiagnostics
    // A catalog that cannot be read may contain the key.
    if entries.isEmpty, !problems.hasErrors {
      let tables = plan.runs.filter { run in table.map(run.update.tables.contains) ?? true }
      let hint = Spelling.textHint(for: key, in: tables.flatMap(\.keys))
      let message = "neither a catalog nor the code contains the key \(TerminalSafeText.quoted(key))\(hint)"
      console.print([], entries, problems + [Diagnostic(.error, "unknown-key", message)], as: options.format)
      return .problem
    }
    console.print([], entries, problems, as: options.format)
    return problems.hasErrors ? .problem : .success
  }
}

extension Console {
  /// Performs a dry run over a project.
  func dryRunPlan(_ request: ProjectRequest, _ sdk: SDKLoad) async throws -> (Project, SyncPlan) {
    let project = try await project(request, sdk)
    let analysis = try await Analysis(project, SyncRequest(request), sdk, readsAll: true, progress: progress)
    return (project, await SyncPlan.dryRun(of: analysis))
  }

  /// Prints explanations and diagnostics. In JSON, diagnostics are part of the results.
  func print(
    _ literals: [ExplainedLiteral], _ entries: [EntryExplanation], _ diagnostics: [Diagnostic], as format: PrintFormat
  ) {
    switch format {
    case .json: print(ExplanationJSON.text(literals: literals, entries: entries, diagnostics), as: .json)
    case .text:
      report(diagnostics)
      let text = ExplanationText(isColored: colorsResults)
      let blocks = literals.map(text.block) + entries.map(text.block)
      if !blocks.isEmpty { print(blocks.joined(separator: "\n\n")) }
    }
  }
}
