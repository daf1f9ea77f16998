extension ContextServerCommand {
  static let description = CommandDescription(
    name: "mcp", summary: "Run the MCP server for coding agents", group: .integration, operands: .folder,
    discussion: """
      Runs a Model Context Protocol server on standard input and output, for coding agents. Its tools list missing
      translations, write translations, sync catalogs, check them, and explain literals.

      Results are split into pages. Translations are marked for review unless the agent states that someone has
      approved them. If a string has format specifiers that do not match, or does not compile, the whole call is
      rejected. The server only reads and writes files in FOLDER, reads changed files again, and exits when its input
      ends.
      """)
}
