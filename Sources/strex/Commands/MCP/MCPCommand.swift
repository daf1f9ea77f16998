import FileSystem
import JSONRPC
import MCPServer
import ProjectChecks
import ProjectLoading
import ProjectModel
import StringExtraction

/// `strex mcp`: serves coding agents over standard input and output.
struct MCPCommand: Command {
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
