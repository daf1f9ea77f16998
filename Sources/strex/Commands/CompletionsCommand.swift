/// `strex completions`: prints a script for a shell.
struct CompletionsCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageProblem) -> ExitCode {
    guard arguments.operands.count == 1 else {
      throw UsageProblem("completions needs one operand: \(Command.completions.operands.usage)")
    }
    guard let shell = Shell(rawValue: arguments.operands[0]) else {
      throw .unknown("shell", arguments.operands[0], known: Shell.allCases.map(\.rawValue))
    }
    console.print(shell.completions)
    return .success
  }
}
