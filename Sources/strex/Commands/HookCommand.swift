import Findings
import Foundation
import ProjectLayout
import StringExtraction

/// `strex hook`: writes and removes git's pre-commit hook.
struct HookCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws -> ExitCode {
    switch arguments.operand {
    case "install": return try install()
    case "uninstall": return try uninstall()
    case let word: throw UsageProblem.unknown("operand", word, known: Command.hook.operands.words ?? [])
    }
  }

  private func place() throws -> HookPlace {
    try HookPlace(around: FilePath(FileManager.default.currentDirectoryPath))
  }

  private func install() throws -> ExitCode {
    if arguments.has(.check), arguments.has(.fix) { throw UsageProblem("a hook either checks or fixes") }
    let mode = arguments.has(.fix) ? HookScript.Mode.fix : .check
    let place = try place()
    let script = HookScript(mode, tool: ThisTool.path)
    let path = VisibleText.escaped(place.path.string)
    switch try place.state {
    case .foreign(let text) where HookScript.isCalled(in: text):
      console.summarize("\(path): calls strex already, and was left as it is")
      return .success
    case .foreign:
      let message = "this hook is not strex's and was left: add the line ‘\(HookScript.line(mode))’ to it"
      console.report(Diagnostic(.error, "foreign-hook", message, file: place.path.string))
      return .problem
    case .ours(script):
      try place.makeExecutable()
      console.summarize("\(path): is installed already")
    case .ours, .none:
      try place.write(script)
      console.summarize("\(path): installed; runs ‘strex sync --staged --\(mode.rawValue)’ before each commit")
    }
    if place.isShared {
      let message = "core.hooksPath leads here, so other repositories may run this hook as well"
      console.report(Diagnostic(.note, "shared-hook", message, file: place.path.string))
    }
    return .success
  }

  private func uninstall() throws -> ExitCode {
    if let option = [OptionName.check, .fix].first(where: arguments.has) {
      throw UsageProblem("\(option.spelling) goes with ‘strex hook install’")
    }
    let place = try place()
    switch try place.state {
    case .none:
      console.summarize("\(VisibleText.escaped(place.path.string)): there is no hook")
    case .ours:
      try place.remove()
      console.summarize("\(VisibleText.escaped(place.path.string)): removed")
    case .foreign(let text):
      let hint = HookScript.isCalled(in: text) ? ": take the line that calls strex out of it" : ""
      let message = "the hook here is not, or not only, strex's, and was left\(hint)"
      console.report(Diagnostic(.error, "foreign-hook", message, file: place.path.string))
      return .problem
    }
    return .success
  }
}
