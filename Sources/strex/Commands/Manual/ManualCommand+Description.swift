extension ManualCommand {
  static let description = CommandDescription(
    name: "manual", summary: "Print the manual page", group: .other, operands: .none,
    discussion: """
      Prints the manual page for man(1). Write it to share/man/man1/strex.1 next to the folder of the executable.
      """)
}
