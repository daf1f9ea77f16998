import CommandLineInterface
import FileSystem

/// `strex help` and `--help`.
struct HelpCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageProblem) -> ExitCode {
    let word = arguments.operands.first
    let text = HelpText(columns: console.columns)
    switch (arguments.command, word) {
    case (.help, let word?):
      guard let command = Command(rawValue: word) else {
        throw .unknown("command", word, known: Command.words)
      }
      console.print(text.page(of: command))
    case (.help, nil), (nil, _): console.print(text.overview)
    case (let command?, _): console.print(text.shortPage(of: command))
    }
    return .success
  }
}
