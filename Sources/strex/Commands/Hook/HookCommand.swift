import Diagnostics
import FileSystem
import Foundation
import GitIntegration
import TextBasics

/// `strex hook`: installs and removes git's hooks before commits.
struct HookCommand: Command {
  static let description = CommandDescription(
    name: "hook", summary: "Install or remove the git pre-commit hook", group: .integration,
    operands: .choice(["install", "uninstall"]),
    discussion: """
      `install` adds a pre-commit hook that runs `strex sync --staged` with --check or --fix. `uninstall` removes the
      hook.

      The hook is installed in the folder where git looks for hooks, even with core.hooksPath, linked worktrees and
      submodules. If everything is fine, the hook prints nothing. If the repository already has a hook from another
      tool, strex leaves that hook unchanged and prints the line to add to it, which is an error. The hook runs the
      strex in PATH or, if there is none, the one that installed the hook. The exit status is 0 on success and 2 on
      errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<HookOptions>] = [
    .flag("check", .safety, "Install a hook that rejects out-of-date catalogs (default)", sets: \.checks),
    .flag("fix", .changes, "Install a hook that updates the catalogs in a commit", sets: \.fixes),
    .flag(
      "pre-merge-commit", .changes, "Also install a pre-merge-commit hook, which git runs for merges",
      sets: \.coversMerges
    ).advanced,
  ]

  private let options: HookOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    guard let action = HookOptions.Action(rawValue: arguments.operand) else {
      throw .unknown("operand", arguments.operand, known: HookOptions.Action.words)
    }
    if action == .uninstall, let option = Self.options.first(where: { arguments.has($0.row.name) }) {
      throw UsageError("\(option.row.spelling) is only valid for `strex hook install`")
    }
    options = try arguments.applied(Self.options, to: HookOptions(action: action))
    if options.checks, options.fixes { throw UsageError("--check and --fix cannot be combined") }
    self.context = context
  }

  func run() throws -> ExitCode {
    switch options.action {
    case .install: try install()
    case .uninstall: try uninstall()
    }
  }

  private func place(_ name: HookFile.Name) throws -> HookFile { try HookFile(name, around: context.currentFolder) }

  private func install() throws -> ExitCode {
    var installation = HookInstallation(
      options.fixes ? .fix : .check, coversMerges: options.coversMerges,
      tool: ThisTool.path(from: context.currentFolder), around: context.currentFolder,
      from: context.currentFolder)
    try installation.perform()
    installation.steps.forEach(console.summarize)
    console.report(installation.diagnostics)
    return installation.diagnostics.hasErrors ? .problem : .success
  }

  private func uninstall() throws -> ExitCode {
    let merges = try place(.preMergeCommit)
    let mergeCode: ExitCode
    // A merge hook that does not call strex is not changed.
    switch try merges.state {
    case .none: mergeCode = .success
    case .foreign(let text) where !HookScript.isCalled(in: text): mergeCode = .success
    case .ours, .foreign: mergeCode = try uninstall(at: merges)
    }
    let code = try uninstall(at: place(.preCommit))
    return code == .success ? mergeCode : code
  }

  private func uninstall(at place: HookFile) throws -> ExitCode {
    switch try place.state {
    case .none:
      console.summarize("\(TerminalSafeText.escaped(place.printed(from: context.currentFolder))): no hook installed")
    case .ours:
      try place.remove()
      console.summarize("\(TerminalSafeText.escaped(place.printed(from: context.currentFolder))): removed")
    case .foreign(let text):
      let hint = HookScript.isCalled(in: text) ? "; remove the line that calls strex" : ""
      let message = "the hook was not created by strex or has been changed, so strex left it in place\(hint)"
      console.report(Diagnostic(.error, "foreign-hook", message, file: place.printed(from: context.currentFolder)))
      return .problem
    }
    return .success
  }
}

/// The options of `strex hook`.
struct HookOptions: Sendable {
  enum Action: String, CaseIterable { case install, uninstall }

  let action: Action
  var checks = false
  /// Whether the hook updates catalogs.
  var fixes = false
  /// Whether to install a hook for merges as well.
  var coversMerges = false
}
