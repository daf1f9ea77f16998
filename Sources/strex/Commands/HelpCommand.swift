/// `strex help` and `--help`.
struct HelpCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageProblem) -> ExitCode {
    let word = arguments.operands.first
    switch (arguments.command, word) {
    case (.help, let word?):
      guard let command = Command(rawValue: word) else {
        throw .unknown("command", word, known: Command.allCases.map(\.rawValue))
      }
      console.print(HelpText.page(of: command))
    case (.help, nil), (nil, _): console.print(HelpText.overview)
    case (let command?, _): console.print(HelpText.page(of: command))
    }
    return .success
  }
}
