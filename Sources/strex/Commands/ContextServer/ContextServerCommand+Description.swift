extension ContextServerCommand {
  static let description = CommandDescription(
    name: "mcp", summary: "Run the MCP server for coding agents", group: .integration, operands: .folder,
    discussion: """
      Runs a Model Context Protocol server on standard input and output, for coding agents. Its tools list missing
      translations, write translations, sync catalogs, check them, and explain literals.

      Results are split into pages. The server marks translations for review unless the agent states that someone has
      approved them. If the format specifiers of a string do not match, or if a string does not compile, the server
      rejects the whole call. It only reads and writes files in FOLDER, reads changed files again, and exits when its
      input ends.
      """)
}
