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
  private let invocation: PruneInvocation
  private let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    let initial = PruneInvocation(PruneRequest(arguments.projectRequest(from: context.currentFolder)))
    invocation = try arguments.applied(Self.options, to: initial, from: context.currentFolder)
    self.context = context
  }

  private var console: Console { context.console }

  func run() async throws -> ExitCode {
    try await context.exclusively(
      in: invocation.checks || invocation.isDry ? nil : invocation.request.project.named(), run: prune)
  }

  private func prune() async throws -> ExitCode {
    var request = invocation.request
    request.selection = try await invocation.keys.resolved()
    let project = try await console.project(request.project, context.sdk)
    let plan = try await PrunePlan(project, request, context.sdk)
    if invocation.format == .json { console.print(PruneJSON.text(plan), as: .json) } else { report(plan) }
    if plan.diagnostics.hasErrors { return .problem }
    if !invocation.checks {
      try console.write(invocation.format == .json && invocation.isDry ? [] : plan.edits, isDry: invocation.isDry)
    }
    if invocation.format == .text { summarize(plan) }
    return invocation.checks && !plan.isEmpty ? .outOfStep : .success
  }

  private func report(_ plan: PrunePlan) {
    console.report(plan.diagnostics + plan.keptNotes(limit: invocation.listsAll ? .max : 5))
    if invocation.checks || invocation.listsAll && !invocation.isDry { for line in plan.lines { console.print(line) } }
  }

  private func summarize(_ plan: PrunePlan) {
    let verb = invocation.checks || invocation.isDry ? "to remove" : "removed"
    for line in plan.summary(verb) { console.summarize(line, isDry: invocation.isDry) }
    if plan.isEmpty { console.summarize("no keys to remove") }
  }
}
