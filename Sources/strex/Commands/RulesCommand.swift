import CommandLineInterface
import FileSystem
import ProjectChecks

/// `strex rules`: lists the rules of all commands.
struct RulesCommand {
  private let format: PrintFormat
  private let console: Console

  init(arguments: ParsedArguments, console: Console) {
    format = arguments.choice(.format) ?? .text
    self.console = console
  }

  func run() -> ExitCode {
    switch format {
    case .text: console.print(RuleList.text(isColoured: console.coloursResults))
    case .json: console.print(RuleList.json, as: .json)
    }
    return .success
  }
}
