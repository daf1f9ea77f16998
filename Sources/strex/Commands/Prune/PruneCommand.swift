import CatalogEditing
import CommandLineInterface
import Diagnostics
import FileSystem
import ProjectEditing
import ProjectLoading
import ProjectModel
import StringExtraction
import TextBasics

/// `strex prune`: removes keys that no code uses.
struct PruneCommand {
  private var request: PruneRequest
  private let keys: KeySelectionRequest
  private let format: PrintFormat
  private let checks: Bool
  private let isDry: Bool
  private let listsAll: Bool
  private let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageProblem) {
    request = PruneRequest(arguments.projectRequest(from: context.currentFolder))
    (request.removesLanguages, request.allowsMost) = (
      arguments.has(.unbuiltLanguages), arguments.has(.allowMassRemoval)
    )
    request.tables = arguments.all(.table)
    keys = arguments.keySelection(from: context.currentFolder)
    format = arguments.choice(.format) ?? .text
    (checks, isDry, listsAll) = (arguments.has(.check), arguments.has(.dryRun), arguments.has(.verbose))
    self.context = context
  }

  private var console: Console { context.console }

  func run() async throws -> ExitCode {
    try await context.exclusively(in: checks || isDry ? nil : request.project.named(), run: prune)
  }

  private func prune() async throws -> ExitCode {
    var request = request
    request.selection = try await keys.resolved()
    let project = try await console.project(request.project, context.sdk)
    let plan = try await PrunePlan(project, request, context.sdk)
    if format == .json { console.print(PruneJSON.text(plan), as: .json) } else { report(plan) }
    if plan.hasErrors { return .problem }
    if !checks { try console.write(format == .json && isDry ? [] : plan.edits, isDry: isDry) }
    if format == .text { summarize(plan) }
    return checks && !plan.isEmpty ? .outOfStep : .success
  }

  private func report(_ plan: PrunePlan) {
    console.report(plan.diagnostics + plan.keptNotes(limit: listsAll ? .max : 5))
    if checks || listsAll && !isDry { for line in plan.lines { console.print(line) } }
  }

  private func summarize(_ plan: PrunePlan) {
    let verb = checks || isDry ? "to remove" : "removed"
    for line in plan.summary(verb) { if isDry { console.note(line) } else { console.summarize(line) } }
    if plan.isEmpty { console.summarize("no key to remove") }
  }
}
