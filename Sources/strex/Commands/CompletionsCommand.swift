import CommandLineInterface
import FileSystem

/// `strex completions`: prints a script for a shell.
struct CompletionsCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageProblem) -> ExitCode {
    guard let shell = Shell(rawValue: arguments.operand) else {
      throw .unknown("shell", arguments.operand, known: Shell.words)
    }
    console.print(shell.completions)
    return .success
  }
}
