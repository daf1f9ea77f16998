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
    // A sync pass tells which string goes to which catalog.
    let project = try await console.project(request.project, sdk)
    let pass = try await SyncPass(project, .asJudged(request.project), sdk, progress: console.progress)
    let output = FindingsOutput(CatalogLinter.rules, project, request, console)
    let lint = try await LintFindings(project, pass, output.settings)
    return console.end(try output.report(lint.findings, problems: lint.problems))
  }
}
