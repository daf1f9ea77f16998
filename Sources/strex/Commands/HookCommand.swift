import CommandLineInterface
import Findings
import Foundation
import ProjectLayout
import StringExtraction
import TextBasics
import Workspace

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
    if arguments.has(.check), arguments.has(.fix) { throw UsageProblem("a hook either checks or fixes") }
    let mode = arguments.has(.fix) ? HookScript.Mode.fix : .check
    let coversMerges = arguments.has(.preMergeCommit)
    let places = try (coversMerges ? HookPlace.Name.allCases : [.preCommit]).map(place)
    let codes = try places.map {
      try install(HookScript(mode, tool: ThisTool.path(from: context.currentFolder)), at: $0)
    }
    if places[0].isShared {
      let message = "core.hooksPath leads here, so other repositories may run this hook as well"
      console.report(Diagnostic(.note, "shared-hook", message, file: places[0].path.string))
    }
    if !coversMerges, try place(.preMergeCommit).state == .none {
      let message =
        "git runs no pre-commit hook before it commits a merge: --pre-merge-commit installs one for merges, too"
      console.report(Diagnostic(.note, "merges", message))
    }
    return codes.contains(.problem) ? .problem : .success
  }

  private func install(_ script: HookScript, at place: HookPlace) throws -> ExitCode {
    let path = TerminalSafeText.escaped(place.path.string)
    switch try place.state {
    case .foreign(let text) where HookScript.isCalled(in: text):
      console.summarize("\(path): calls strex already, and was left as it is")
    case .foreign:
      let line = TerminalSafeText.word(HookScript.line(script.mode))
      let message = "this hook is not strex's and was left: add the line \(line) to it"
      console.report(Diagnostic(.error, "foreign-hook", message, file: place.path.string))
      return .problem
    case .ours(script):
      try place.makeExecutable()
      console.summarize("\(path): is installed already")
    case .ours, .none:
      try place.write(script)
      let call = TerminalSafeText.word("strex sync --staged --\(script.mode.rawValue)")
      console.summarize("\(path): installed; runs \(call) before each commit")
    }
    return .success
  }

  private func uninstall() throws -> ExitCode {
    if let option = [OptionName.check, .fix, .preMergeCommit].first(where: arguments.has) {
      throw UsageProblem("\(option.spelling) goes with ‘strex hook install’")
    }
    let merges = try place(.preMergeCommit)
    let mergeCode: ExitCode
    // A hook for merges that never called strex is left alone.
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
      console.summarize("\(TerminalSafeText.escaped(place.path.string)): there is no hook")
    case .ours:
      try place.remove()
      console.summarize("\(TerminalSafeText.escaped(place.path.string)): removed")
    case .foreign(let text):
      let hint = HookScript.isCalled(in: text) ? ": take the line that calls strex out of it" : ""
      let message = "the hook here is not, or not only, strex's, and was left\(hint)"
      console.report(Diagnostic(.error, "foreign-hook", message, file: place.path.string))
      return .problem
    }
    return .success
  }
}
