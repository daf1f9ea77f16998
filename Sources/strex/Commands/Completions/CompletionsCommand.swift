import FileSystem

/// `strex completions`: prints a script for a shell.
struct CompletionsCommand: Command {
  static let description = CommandDescription(
    name: "completions", summary: "Print a completion script for a shell", group: .other,
    operands: .choice(Shell.words),
    discussion: """
      Prints a completion script for bash, zsh or fish.

      In bash, add `source <(strex completions bash)` to the shell's startup file. In zsh, add `source <(strex
      completions zsh)` after compinit. In fish, save the script as ~/.config/fish/completions/strex.fish. The exit
      status is 0 on success and 2 on errors.
      """)

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
