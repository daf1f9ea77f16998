import FileSystem
import GitIntegration
import TextBasics

/// `strex init`: sets up strex in a repository.
struct InitCommand: Command {
  static let description = CommandDescription(
    name: "init", summary: "Set up strex in a repository", group: .integration, operands: .folder,
    discussion: """
      Creates a .strex.yml with all settings commented out, a git pre-commit hook, and a GitHub workflow or GitLab job.
      Existing files are not changed.

      If .pre-commit-config.yaml exists, init does not install a hook. If .gitlab-ci.yml exists, init writes the GitLab
      job to .gitlab/strex.yml. init lists its changes and the remaining steps. The exit status is 0 on success and 2 on
      errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<InitOptions>] = [
    .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry)
  ]

  private let options: InitOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    let folder = GivenPath(arguments.operands.first ?? ".", from: context.currentFolder)
    options = try arguments.applied(Self.options, to: InitOptions(folder: folder))
    self.context = context
  }

  private var isDry: Bool { options.isDry }

  func run() throws -> ExitCode {
    let plan = try SetupPlan(for: options.folder, from: context.currentFolder)
    if isDry {
      for file in plan.files { console.print(diff(file, plan)) }
    } else {
      try plan.write()
      for file in plan.files { console.summarize("\(printed(file.path, plan)): written; \(file.purpose)") }
    }
    for path in plan.kept { console.summarize("\(printed(path, plan)): already exists, not changed", isDry: isDry) }
    if plan.installsHook { try installHook(around: plan) }
    console.report(plan.notes)
    return .success
  }

  private func printed(_ path: String, _ plan: SetupPlan) -> String { TerminalSafeText.escaped(plan.printed(path)) }

  private func diff(_ file: SetupFile, _ plan: SetupPlan) -> String {
    console.diff(from: [], to: ContiguousArray(file.text.utf8), plan.printed(file.path), isNew: true)
  }

  /// Installs the hook. If another hook exists, that is not an error: the user only has to add a line to it.
  private func installHook(around plan: SetupPlan) throws {
    var hook = HookInstallation(
      .check, coversMerges: false, tool: ThisTool.path(from: context.currentFolder), around: plan.top,
      from: context.currentFolder)
    try hook.perform(isDry: isDry)
    for step in hook.steps { console.summarize(step, isDry: isDry) }
    console.report(hook.diagnostics.map { $0.severity == .error ? $0.as(.warning) : $0 })
  }
}

/// The options of `strex init`.
struct InitOptions: Sendable {
  let folder: GivenPath
  /// Whether to only show the changes.
  var isDry = false
}
