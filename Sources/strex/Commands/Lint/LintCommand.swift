import Diagnostics
import FileSystem
import ProjectChecks
import ProjectLoading
import ProjectSync
import StringExtraction

/// `strex lint`: prints problems in translations.
struct LintCommand: Command {
  private let request: FindingsRequest
  private let console: Console
  private let sdk: SDKLoad

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    (console, sdk) = (context.console, context.sdk)
    request = try FindingsRequest(
      arguments, Self.options, rules: LintResult.rules.map(\.identifier), from: context.currentFolder)
  }

  func run() async throws -> ExitCode {
    let project = try await console.project(request.project, sdk)
    let output = try FindingsOutput(LintResult.rules, project, request, console)
    let former = try await output.former(sdk) { former in
      (try await lint(former, output.filter, .none).findings, [])
    }
    let run = try await lint(project, output.filter, .commit(request.known.since))
    return console.end(try output.report(run.findings, former: former, problems: run.problems))
  }

  private func lint(
    _ project: Project, _ filter: FindingFilter, _ comparison: LintResult.Comparison
  ) async throws -> LintResult {
    let analysis = try await ProjectAnalysis(project, .asJudged(request.project), sdk, progress: console.progress)
    return try await LintResult(project, analysis, filter, languages: request.languages, comparison: comparison, sdk)
  }
}
