import FileSystem
import Reporting

/// `strex rules`: lists the rules of all commands.
struct RulesCommand: Command {
  private let options: RulesOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    options = try arguments.applied(Self.options, to: RulesOptions())
    self.context = context
  }

  func run() -> ExitCode {
    switch options.format {
    case .text: console.print(RuleList.text(isColored: console.colorsResults))
    case .json: console.print(RuleList.json, as: .json)
    }
    return .success
  }
}

/// The options of `strex rules`.
struct RulesOptions: Sendable {
  var format = PrintFormat.text
}
