extension CompletionsCommand {
  static let description = CommandDescription(
    name: "completions", summary: "Print a completion script for a shell", group: .other,
    operands: .choice(Shell.words),
    discussion: """
      Prints a completion script for the shell.

      In bash and zsh, add `source <(strex completions bash)` to the startup file of the shell (in zsh, after
      compinit, with `zsh` instead of `bash`). In fish, write the script to ~/.config/fish/completions/strex.fish.
      """)
}
