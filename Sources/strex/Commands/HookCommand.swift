import CommandLineInterface
import Diagnostics
import FileSystem
import Foundation
import GitIntegration
import ProjectModel
import StringExtraction
import TextBasics

/// `strex hook`: installs and removes git's hooks before commits.
struct HookCommand {
  let arguments: ParsedArguments
  let context: CommandContext

  private var console: Console { context.console }

  func run() throws -> ExitCode {
    switch arguments.operand {
    case "install": return try install()
    case "uninstall": return try uninstall()
    case let word: throw UsageProblem.unknown("operand", word, known: Command.hook.operands.words ?? [])
    }
  }

  private func place(_ name: HookPlace.Name) throws -> HookPlace {
    try HookPlace(name, around: context.currentFolder)
  }

  private func install() throws -> ExitCode {
    if arguments.has(.check), arguments.has(.fix) { throw UsageProblem("--check and --fix cannot be combined") }
    var installation = HookInstallation(
      arguments.has(.fix) ? .fix : .check, coversMerges: arguments.has(.preMergeCommit),
      tool: ThisTool.path(from: context.currentFolder), around: context.currentFolder,
      from: context.currentFolder)
    try installation.perform()
    installation.steps.forEach(console.summarize)
    console.report(installation.diagnostics)
    return installation.diagnostics.contains { $0.severity == .error } ? .problem : .success
  }

  private func uninstall() throws -> ExitCode {
    if let option = [OptionName.check, .fix, .preMergeCommit].first(where: arguments.has) {
      throw UsageProblem("\(option.spelling) is only valid for `strex hook install`")
    }
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

  private func uninstall(at place: HookPlace) throws -> ExitCode {
    switch try place.state {
    case .none:
      console.summarize("\(TerminalSafeText.escaped(place.printed(from: context.currentFolder))): no hook installed")
    case .ours:
      try place.remove()
      console.summarize("\(TerminalSafeText.escaped(place.printed(from: context.currentFolder))): removed")
    case .foreign(let text):
      let hint = HookScript.isCalled(in: text) ? "; remove the line that calls strex" : ""
      let message = "the hook was not created by strex, or was changed, so it was kept\(hint)"
      console.report(Diagnostic(.error, "foreign-hook", message, file: place.printed(from: context.currentFolder)))
      return .problem
    }
    return .success
  }
}
