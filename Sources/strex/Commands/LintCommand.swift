import CatalogLint
import CommandLineInterface
import ProjectSync
import Reports
import StringExtraction
import Workspace

/// `strex lint`: prints problems in translations.
struct LintCommand {
  private let request: FindingsRequest
  private let console: Console
  private let sdk: SDKLoad

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageProblem) {
    (console, sdk) = (context.console, context.sdk)
    request = try arguments.findingsRequest(from: context.currentFolder)
  }

  func run() async throws -> ExitCode {
    let project = try await console.project(request.project, sdk)
    let output = FindingsOutput(CatalogLinter.rules, project, request, console)
    let pass = try await SyncPass(project, .asJudged(request.project), sdk, progress: console.progress)
    let run = try await LintRun(project, pass, output.filter)
    return console.end(try output.report(run.findings, problems: run.problems))
  }
}
