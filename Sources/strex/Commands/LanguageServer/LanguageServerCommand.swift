import FileSystem
import Foundation
import JSONRPC
import LanguageServer
import ProjectChecks
import ProjectModel

/// `strex lsp`: serves an editor over standard input and output.
struct LanguageServerCommand: Command {
  private let folder: FilePath
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(FileError) {
    let folder = GivenPath(arguments.operands.first ?? ".", from: context.currentFolder)
    (self.folder, self.context) = (try FilePath(resolving: folder.place, printed: folder.text), context)
  }

  /// Serves until the end of input. A client that disconnects without `exit` is not an error.
  func run() async throws -> ExitCode {
    let output = MessageOutput(console: console)
    let server = EditorServer(
      in: folder, rules: KnownRules.identifiers.sorted(), sdk: sdk, version: Version.current
    ) { isClean in exit(isClean ? 0 : 1) }
    let session = RPCSession(.languageServer, handler: server, send: output.send)
    for await bytes in StandardInput.bytes { await session.receive(bytes) }
    await session.end()
    return .success
  }
}
