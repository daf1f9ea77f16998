import Diagnostics
import FileSystem
import ProjectChecks
import ProjectLoading

/// `strex audit`: reports text that users see and translators do not.
struct AuditCommand: Command {
  static let description = CommandDescription(
    name: "audit", summary: "Find hard-coded text that cannot be translated", group: .problems, operands: .paths,
    isCacheable: true,
    discussion: """
      Finds user-visible text under PATH that is not localized. Follows strings through the project's variables,
      parameters, views and functions. Also finds keys that are missing from the catalogs.

      Identifiers, URLs, log messages, previews, tests and debug-only code are ignored. To ignore a line, add the
      comment `// strex:disable:next RULE reason` above it. `disable:this` applies to the comment's own line and
      `disable:previous` to the line above. `strex:disable RULE` applies until `strex:enable RULE`. You can also turn
      rules on and off in .strex.yml. Less certain findings, such as strings that may be names, are shown only with
      --confidence low. In text output, findings with the same cause are grouped.

      With --payloads, or `payloads` in .strex.yml, audit also checks the keys in push notifications (loc-key,
      titleLocKey, body_loc_args …) in JSON files and server code. The app's Localizable table must contain each key in
      each language, with a specifier for each argument.

      With --fix, audit applies fixes that are safe and unambiguous. It wraps literals in `String(localized: "…")`,
      turns concatenated sentences into one key, and replaces `Text(verbatim: "…")` with `Text("…")`. The exit status is
      0 if everything is fine, 1 for findings at or above --fail-on, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<FindingsOptions>] = .joined(
    FindingsOptions.options,
    [
      .optionalChoice("confidence", .input, "Show findings with this confidence or higher", sets: \.project.confidence),
      .paths("payloads", "PATH", .input, "Check push notification keys in this file or folder", sets: \.payloads)
        .advanced,
      .flag("fix", .changes, "Apply safe, unambiguous fixes and report all other findings", sets: \.fixes),
      .flag("dry-run", .safety, "Write nothing; print the fixes as a diff", sets: \.isDry).reportOnly,
    ])

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
