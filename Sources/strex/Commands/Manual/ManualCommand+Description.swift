extension ManualCommand {
  static let description = CommandDescription(
    name: "manual", summary: "Print the manual page", group: .other, operands: .none,
    discussion: """
      Prints the manual page for man(1). To install it, save it as share/man/man1/strex.1 next to the folder that
      contains the executable.
      """)
}
