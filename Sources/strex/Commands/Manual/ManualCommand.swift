/// `strex manual`: prints the manual page.
struct ManualCommand: Command {
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) { self.context = context }

  func run() -> ExitCode {
    console.print(ManualPage(commands: context.commands).text)
    return .success
  }
}
