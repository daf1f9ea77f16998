import FileSystem

/// `strex help` and `--help`.
struct HelpCommand: Command {
  static let description = CommandDescription(
    name: "help", summary: "Show help for strex or a command", group: .other, operands: .command,
    discussion: """
      Lists all commands or all options of one command. The exit status is 0 on success and 2 on errors.
      """)

  private let arguments: ParsedArguments
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    (self.arguments, self.context) = (arguments, context)
  }

  func run() throws(UsageError) -> ExitCode {
    let text = HelpText(context.commands, columns: console.columns)
    console.print(try page(text))
    return .success
  }

  private func page(_ text: HelpText) throws(UsageError) -> String {
    guard let command = arguments.command else { return text.overview }
    if command.name != Self.description.name { return text.shortPage(of: command) }
    guard let word = arguments.operands.first else { return text.overview }
    guard let named = context.commands[named: word] else {
      throw .unknown("command", word, known: context.commands.names)
    }
    return text.page(of: named)
  }
}
