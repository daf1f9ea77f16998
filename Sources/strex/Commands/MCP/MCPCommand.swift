import FileSystem
import JSONRPC
import MCPServer
import ProjectChecks
import ProjectLoading
import ProjectModel

/// `strex mcp`: serves coding agents over standard input and output.
struct MCPCommand: Command {
  static let description = CommandDescription(
    name: "mcp", summary: "Run the MCP server for coding agents", group: .integration, operands: .folder,
    usesDispatch: true,
    discussion: """
      Runs a Model Context Protocol server for coding agents on standard input and output. Its tools list missing
      translations, write translations, sync and check catalogs, and explain literals.

      Results are paginated. The server marks translations for review unless the agent states that someone has approved
      them. If the format specifiers in a string do not match or a string does not compile, the server rejects the whole
      call. It reads and writes only files in FOLDER, rereads changed files, and exits when its input ends. The exit
      status is 0 on success and 2 on errors.
      """)

  private let request: ProjectRequest
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(FileError) {
    let folder = GivenPath(arguments.operands.first ?? ".", from: context.currentFolder)
    var request = ProjectRequest(currentFolder: try FilePath(resolving: folder.place, printed: folder.text))
    request.rules = KnownRules.identifiers.sorted()
    (self.request, self.context) = (request, context)
  }

  func run() async throws -> ExitCode {
    let project = try AgentProject(request, sdk: sdk)
    let output = MessageOutput(console: console)
    let session = RPCSession(
      .modelContext, handler: ContextServer(project, version: Version.current), send: output.send)
    for await bytes in StandardInput.bytes { await session.receive(bytes) }
    await session.end()
    return .success
  }
}
