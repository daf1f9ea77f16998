import Foundation
import ProjectChecks
import ProjectModel
import ProjectTestSupport
import StructuredText

@testable import FileSystem
@testable import JSONRPC
@testable import MCPServer
@testable import ProjectLoading

/// A conversation of a coding agent with the server for a folder.
struct AgentSession {
  let server: ContextServer

  /// - Parameter path: the server's folder relative to `folder`, if it is another one.
  init(_ folder: TemporaryFolder, _ path: String? = nil) throws {
    let place = path.map { folder.path.appending($0) } ?? folder.path
    var request = ProjectRequest(currentFolder: place)
    request.rules = KnownRules.identifiers.sorted()
    let project = try AgentProject(request, sdk: .shared)
    server = ContextServer(project, version: "1.2.3")
  }

  /// Returns the server's response to a line.
  func answer(_ line: String) async -> String {
    let sent = CapturedText()
    let session = RPCSession(.modelContext, handler: server) { bytes in
      sent.append(String(decoding: bytes, as: UTF8.self))
    }
    await session.receive(Array(line.utf8) + [10])
    await session.end()
    return sent.value
  }

  /// Returns the structured content of a call, or the error message after an exclamation mark.
  func call(_ tool: String, _ arguments: String = "{}") async throws -> String {
    let request =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    let answer = try JSONDocument(ContiguousArray(await answer(request).utf8)).root["result"]
    let text = answer?["content"]?.elements.first?["text"]?.string ?? "nothing"
    if answer?["isError"]?.bool ?? true { return "!" + text }
    guard answer?["structuredContent"]?.spelling == text else { throw FileError(tool, "its text says other things") }
    return text
  }
}
