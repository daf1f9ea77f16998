import FileSystem
import GitIntegration
import TextBasics

/// `strex init`: sets up strex in a repository.
struct InitCommand: Command {
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
