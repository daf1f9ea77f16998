extension ContextServerCommand {
  static let description = CommandDescription(
    name: "mcp", summary: "Run the MCP server for coding agents", group: .integration, operands: .folder,
    discussion: """
      Runs a Model Context Protocol server on standard input and output, which coding agents start. Its tools list
      missing translations, write translations, sync catalogs, check them and explain literals.

      Results are split into pages. Translations are marked for review unless the agent says that a person has
      approved them. A call with a text whose format specifiers do not fit, or that does not compile, is rejected as a
      whole. The server only reads and writes files in FOLDER, reads changed files again, and ends with its input.
      """)
}
