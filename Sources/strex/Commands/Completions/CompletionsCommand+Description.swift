extension CompletionsCommand {
  static let description = CommandDescription(
    name: "completions", summary: "Print a completion script for a shell", group: .other,
    operands: .choice(Shell.words),
    discussion: """
      Prints a completion script for bash, zsh or fish.

      In bash, add `source <(strex completions bash)` to the shell's startup file. In zsh, add `source <(strex
      completions zsh)` after compinit. In fish, save the script as ~/.config/fish/completions/strex.fish.
      """)
}
