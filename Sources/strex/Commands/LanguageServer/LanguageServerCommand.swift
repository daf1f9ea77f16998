import FileSystem
import Foundation
import JSONRPC
import LanguageServer
import ProjectChecks
import ProjectModel

/// `strex lsp`: serves an editor over standard input and output.
struct LanguageServerCommand: Command {
  static let description = CommandDescription(
    name: "lsp", summary: "Run the language server for editors", group: .integration, operands: .folder,
    usesDispatch: true,
    discussion: """
      Runs a Language Server Protocol server for editors on standard input and output. While you type, it reports
      missing keys and findings from audit and lint.

      The server shows a literal's translations, or why the literal has none. You can jump from a literal to its entry
      and from an entry to its literals, and complete key and table names. The server offers edits that localize a
      string, suppress a finding, add a comment for translators, mark a translation as reviewed, or update the catalogs.
      It takes unsaved changes into account. If the editor does not send a folder, the server uses FOLDER. The server
      never writes files; it sends its edits to the editor. The exit status is 0 on success and 2 on errors.
      """)

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
