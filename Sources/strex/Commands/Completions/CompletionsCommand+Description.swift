extension CompletionsCommand {
  static let description = CommandDescription(
    name: "completions", summary: "Print a completion script for a shell", group: .other,
    operands: .choice(Shell.words),
    discussion: """
      Prints a completion script for the shell.

      In bash and zsh, load it with `source <(strex completions bash)` in the startup file of the shell (in zsh, after
      compinit). In fish, write it to ~/.config/fish/completions/strex.fish.
      """)
}
