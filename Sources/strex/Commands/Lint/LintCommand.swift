import Diagnostics
import FileSystem
import IncrementalExtraction
import ProjectAnalysis
import ProjectChecks
import ProjectLoading

/// `strex lint`: prints problems in translations.
struct LintCommand: Command {
  static let description = CommandDescription(
    name: "lint", summary: "Check translations for errors", group: .problems, operands: .paths,
    isCacheable: true,
    discussion: """
      Compares the translations under PATH with the code, the key and the source string. Checks format specifiers,
      plural forms, empty strings, leading and trailing spaces, and more. In a git repository, lint also finds
      translations that were not updated after their source string changed. It looks at changes since the last commit or
      since the commit specified with --since.

      lint ignores stale keys, keys marked as not translatable, and translations in the `new` state. It also checks
      .strings and .stringsdict tables without a catalog. To ignore a finding, use .strex.yml or a baseline. The exit
      status is 0 if everything is fine, 1 for findings at or above --fail-on, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<FindingsOptions>] = .joined(
    FindingsOptions.options,
    [
      .words("language", "LANG", .input, "Check only strings in this language", sets: \.languages)
    ])

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
