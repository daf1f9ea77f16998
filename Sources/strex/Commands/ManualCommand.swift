import CommandLineInterface

/// `strex manual`: prints the manual page.
struct ManualCommand {
  let console: Console

  func run() -> ExitCode {
    console.print(ManualPage.text)
    return .success
  }
}
