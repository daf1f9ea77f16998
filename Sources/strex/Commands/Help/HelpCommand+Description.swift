extension HelpCommand {
  static let description = CommandDescription(
    name: "help", summary: "Show help for strex or a command", group: .other, operands: .command,
    discussion: """
      Lists all commands or all options of one command.
      """)
}
