import Foundation
import ProjectModel
import ProjectTestSupport
import StructuredText

@testable import FileSystem
@testable import JSONRPC
@testable import LanguageServer
@testable import ProjectLoading

/// A conversation of an editor with the server for a folder.
struct EditorSession {
  let folder: TemporaryFolder
  private let session: RPCSession
  private let sent = CapturedText()

  /// - Parameters:
  ///   - encodings: the encodings that the editor supports, as JSON.
  ///   - workspace: the workspace capabilities of the editor, as JSON.
  ///   - textDocument: the capabilities of the editor for documents, as JSON.
  init(
    _ folder: TemporaryFolder, encodings: String = "[]", workspace: String = "{}", textDocument: String = "{}"
  ) async {
    self.folder = folder
    let server = EditorServer(
      in: folder.path, rules: [], sdk: .shared, version: "1.2.3", pause: .zero,
      exit: { [sent] in sent.append("exit \($0)") })
    session = RPCSession(.languageServer, handler: server) { [sent] bytes in
      sent.append(String(decoding: bytes, as: UTF8.self))
    }
    let general = #"{"positionEncodings":\#(encodings)}"#
    let members = #""general":\#(general),"workspace":\#(workspace),"textDocument":\#(textDocument)"#
    await send(request: "initialize", #"{"capabilities":{\#(members)}}"#)
  }

  var output: String { sent.value }

  func uri(_ name: String) -> String { "file://" + folder(name) }

  func send(request method: String, _ params: String = "{}") async {
    await send(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#)
  }

  func send(_ message: String) async {
    await session.receive(MessageFraming.headers.framed(Array(message.utf8)))
    await session.end()
  }

  func notify(_ method: String, _ params: String) async {
    await send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }

  func open(_ name: String, _ text: String, version: Int = 1) async {
    let text = RPCPayload { $0.value(text) }.text
    await notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri(name))","languageId":"x","version":\#(version),"text":\#(text)}}"#)
  }

  /// Replaces the whole text of an open document.
  func change(_ name: String, _ text: String, version: Int) async {
    let text = RPCPayload { $0.value(text) }.text
    await notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(uri(name))","version":\#(version)},"contentChanges":[{"text":\#(text)}]}"#)
  }

  /// Returns the result of a request about a position, with paths relative to the folder.
  func ask(_ method: String, _ name: String, _ line: Int, _ character: Int, _ rest: String = "") async -> String {
    let before = output.utf8.count
    await send(
      request: "textDocument/" + method,
      #"{"textDocument":{"uri":"\#(uri(name))"},"position":{"line":\#(line),"character":\#(character)}\#(rest)}"#)
    let answers = String(decoding: Array(output.utf8)[before...], as: UTF8.self)
    let answer = answers.components(separatedBy: "Content-Length").first { $0.contains("\"id\":1") } ?? ""
    return answer.replacing("file://" + folder.path.string + "/", with: "")
  }

  /// Waits for diagnostics of a document that contain a text, and returns the last ones.
  func diagnostics(_ name: String, containing part: String) async throws -> String {
    for _ in 0..<3000 {
      let all = output.components(separatedBy: "Content-Length").filter {
        $0.contains("publishDiagnostics") && $0.contains("/\(name)\"")
      }
      if let last = all.last, last.contains(part) { return last }
      try await Task.sleep(for: .milliseconds(10))
    }
    return output
  }
}
