extension MCPCommand {
  static let description = CommandDescription(
    name: "mcp", summary: "Run the MCP server for coding agents", group: .integration, operands: .folder,
    usesDispatch: true,
    discussion: """
      Runs a Model Context Protocol server for coding agents on standard input and output. Its tools list missing
      translations, write translations, sync and check catalogs, and explain literals.

      Results are paginated. The server marks translations for review unless the agent states that someone has approved
      them. If the format specifiers in a string do not match or a string does not compile, the server rejects the whole
      call. It reads and writes only files in FOLDER, rereads changed files, and exits when its input ends.
      """)
}
