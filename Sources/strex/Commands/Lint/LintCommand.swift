import Diagnostics
import FileSystem
import IncrementalExtraction
import ProjectAnalysis
import ProjectChecks
import ProjectLoading
import ProjectSync
import StringExtraction

/// `strex lint`: prints problems in translations.
struct LintCommand: Command {
  private let options: FindingsOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    self.context = context
    options = try FindingsOptions(arguments, Self.options, rules: LintResult.rules.map(\.identifier))
  }

  func run() async throws -> ExitCode {
    var input = try await context.input(options.project)
    input.setSourcesAside()
    let project = input.project
    let output = try FindingsOutput(LintResult.rules, project, options, console)
    let former = try await output.former(sdk) { former in
      (try await lint(former, nil, output.filter, .none).findings, [])
    }
    let run = try await lint(project, input.extractions, output.filter, .commit(options.known.since))
    return console.end(try output.report(run.findings, former: former, problems: run.problems))
  }

  private func lint(
    _ project: Project, _ extractions: CachedExtractions?, _ filter: FindingFilter, _ comparison: LintResult.Comparison
  ) async throws -> LintResult {
    let analysis = try await Analysis(
      project, .comparison(options.project), sdk, extractions: extractions, progress: console.progress)
    return try await LintResult(
      project, analysis, filter, languages: options.languages, comparison: comparison, sdk
    ) { try await SymbolUses(in: project, sdk) }
  }
}
