/// `strex manual`: prints the manual page.
struct ManualCommand: Command {
  static let description = CommandDescription(
    name: "manual", summary: "Print the manual page", group: .other, operands: .none,
    discussion: """
      Prints the manual page for man(1). To install it, save it as share/man/man1/strex.1 next to the folder that
      contains the executable. The exit status is 0 on success and 2 on errors.
      """)

  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) { self.context = context }

  func run() -> ExitCode {
    console.print(ManualPage(commands: context.commands).text)
    return .success
  }
}
