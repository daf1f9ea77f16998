import FileSystem

/// `strex completions`: prints a script for a shell.
struct CompletionsCommand: Command {
  private let shell: Shell
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    guard let shell = Shell(rawValue: arguments.operand) else {
      throw .unknown("shell", arguments.operand, known: Shell.words)
    }
    (self.shell, self.context) = (shell, context)
  }

  func run() -> ExitCode {
    console.print(shell.completions(context.commands))
    return .success
  }
}
