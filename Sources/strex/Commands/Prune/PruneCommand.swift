import CatalogEditing
import Diagnostics
import FileSystem
import ProjectEditing
import ProjectLoading
import ProjectModel
import StringExtraction
import TextBasics

/// `strex prune`: removes keys that no code uses.
struct PruneCommand: Command {
  private let options: PruneOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    options = try arguments.applied(Self.options, to: PruneOptions(request: PruneRequest(arguments.projectRequest)))
    self.context = context
  }

  func run() async throws -> ExitCode {
    try await context.exclusively(
      in: options.checks || options.isDry ? nil : options.request.project.named(), run: prune)
  }

  private func prune() async throws -> ExitCode {
    var request = options.request
    request.selection = try await options.keys.resolved()
    let project = try await console.project(request.project, sdk)
    let plan = try await PrunePlan(project, request, sdk)
    if options.format == .json { console.print(PruneJSON.text(plan), as: .json) } else { report(plan) }
    if plan.diagnostics.hasErrors { return .problem }
    if !options.checks {
      try console.write(options.format == .json && options.isDry ? [] : plan.edits, isDry: options.isDry)
    }
    if options.format == .text { summarize(plan) }
    return options.checks && !plan.isEmpty ? .findings : .success
  }

  private func report(_ plan: PrunePlan) {
    console.report(plan.diagnostics + plan.keptNotes(limit: options.listsAll ? .max : 5))
    if options.checks || options.listsAll && !options.isDry { for line in plan.lines { console.print(line) } }
  }

  private func summarize(_ plan: PrunePlan) {
    let verb = options.checks || options.isDry ? "to remove" : "removed"
    for line in plan.summary(verb) { console.summarize(line, isDry: options.isDry) }
    if plan.isEmpty { console.summarize("no keys to remove") }
  }
}
