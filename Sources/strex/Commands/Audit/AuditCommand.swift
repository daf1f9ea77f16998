import Audit
import Diagnostics
import FileSystem
import ProjectChecks
import ProjectLoading
import StringExtraction

/// `strex audit`: reports text that users see and translators do not.
struct AuditCommand: Command {
  private let options: FindingsOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    self.context = context
    options = try FindingsOptions(arguments, Self.options, rules: AuditResult.rules.map(\.identifier))
  }

  func run() async throws -> ExitCode {
    let isWriting = options.fixes && !options.isDry
    return try await context.exclusively(in: isWriting ? options.project.named() : nil, run: audit)
  }

  private func audit() async throws -> ExitCode {
    let project = try await console.project(options.project, sdk)
    let output = try FindingsOutput(AuditResult.rules, project, options, console)
    let former = try await output.former(sdk) { former in
      let run = try await audit(former, output.filter)
      return (run.findings, run.comments)
    }
    let run = try await audit(project, output.filter)
    return console.end(try output.report(run.findings, comments: run.comments, former: former, problems: run.problems))
  }

  private func audit(_ project: Project, _ filter: FindingFilter) async throws -> AuditResult {
    // With `--since`, new code that is not used yet counts as well.
    let newCode = options.known.since == nil ? [] : Set(project.sources.paths)
    return try await AuditResult(
      project, sdk, filter, payloads: options.payloads, makesFixes: options.fixes, syncCommand: options.syncCommand,
      newCode: newCode, progress: console.progress)
  }
}
