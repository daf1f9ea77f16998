import Findings
import JSONRPC
import JSONText
import ProjectLayout
import Reports
import StringCatalog
import StringExtraction
import SwiftLexing
import Workspace

/// A language server for what is localizable: diagnostics, hover, definitions and references.
package actor EditorServer: RPCHandler {
  private let folder: FilePath
  private let rules: [String]
  let sdk: SDKLoad
  private let version: String
  /// Ends the process.
  private let exit: @Sendable (_ isClean: Bool) -> Void
  /// How long typing has to pause before the project is read again.
  private let pause: Duration

  var encoding = PositionEncoding.utf16
  private(set) var root: FilePath
  private(set) var documents: [String: OpenDocument] = [:]
  /// How often a document has changed.
  private var edition = 0
  private var kept: (reading: KeptReading<EditorReading>, edition: Int)?
  /// The reading under way, which all share who ask meanwhile.
  private var pending: (task: Task<(value: EditorReading, kept: KeptReading<EditorReading>?), any Error>, edition: Int)?
  private var publication: Task<Void, Never>?
  private var state = State.new
  /// The documents that the editor shows findings of.
  private var shown: Set<String> = []

  private enum State { case new, running, down }

  /// - Parameters:
  ///   - folder: the project where the client names none: absolute, without links.
  ///   - rules: the identifiers of all rules.
  ///   - version: that of strex.
  package init(
    in folder: FilePath, rules: [String], sdk: SDKLoad, version: String, pause: Duration = .milliseconds(250),
    exit: @escaping @Sendable (_ isClean: Bool) -> Void
  ) {
    (self.folder, self.rules, self.sdk, self.version) = (folder, rules, sdk, version)
    (self.pause, self.exit, root) = (pause, exit, folder)
  }

  package func answer(_ request: RPCCall, _ client: RPCClient) async throws -> RPCPayload {
    switch (request.method, state) {
    case ("initialize", .new): return try initialize(request.params)
    case ("initialize", _): throw RPCError.invalidRequest("initialize came before")
    case (_, .new): throw RPCError(-32002, "initialize has to come first")
    case (_, .down): throw RPCError.invalidRequest("the server is shut down")
    case ("shutdown", _):
      state = .down
      publication?.cancel()
      pending?.task.cancel()
      return .null
    case ("textDocument/hover", _): return try await hover(request.params)
    case ("textDocument/definition", _): return try await definition(request.params)
    case ("textDocument/references", _): return try await references(request.params)
    default: throw RPCError.methodNotFound(request.method)
    }
  }

  package func take(_ notification: RPCCall, _ client: RPCClient) async {
    if notification.method == "exit" { return exit(state == .down) }
    guard state == .running else { return }
    do {
      try change(notification)
      publish(to: client)
    } catch { Self.log("\(notification.method): \(error.message)", to: client) }
  }

  private static func log(_ sentence: String, to client: RPCClient) {
    let message = RPCPayload { json in
      json.object { json in
        json.member("type", 2)
        json.member("message", "strex: \(sentence)")
      }
    }
    client.notify("window/logMessage", message)
  }

  private func change(_ notification: RPCCall) throws(RPCError) {
    let params = notification.params
    switch notification.method {
    case "textDocument/didOpen":
      let item = try params.object("textDocument")
      let uri = try item.string("uri")
      guard let path = DocumentURI.path(uri) else { return }
      let text = DocumentText(ContiguousArray(try item.string("text").utf8))
      documents[uri] = OpenDocument(uri: uri, path: path, text: text, version: item["version"]?.int)
    case "textDocument/didChange":
      let item = try params.object("textDocument")
      let uri = try item.string("uri")
      try documents[uri]?.apply(try params.objects("contentChanges"), encoding)
      documents[uri]?.version = item["version"]?.int
    case "textDocument/didClose":
      documents[try params.object("textDocument").string("uri")] = nil
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "initialized": break
    default: return
    }
    edition += 1
  }
}

// The handshake.
extension EditorServer {
  private func initialize(_ params: RPCParams) throws -> RPCPayload {
    let uri =
      params["workspaceFolders"]?.elements.first?["uri"]?.string ?? params["rootUri"]?.string
    if let uri, let path = DocumentURI.path(uri) { root = path }
    let encodings = params["capabilities"]?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    if encodings.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    state = .running
    return RPCPayload { json in
      json.object { json in
        json.key("capabilities")
        json.object { json in
          json.member("positionEncoding", encoding.rawValue)
          json.key("textDocumentSync")
          json.object { json in
            json.member("openClose", true)
            json.member("change", 2)
            json.member("save", true)
          }
          for name in ["hoverProvider", "definitionProvider", "referencesProvider"] { json.member(name, true) }
        }
        json.key("serverInfo")
        json.object { json in
          json.member("name", "strex")
          json.member("version", version)
        }
      }
    }
  }
}

// What is known of the project.
extension EditorServer {
  private var request: ProjectRequest {
    var request = ProjectRequest(currentFolder: root)
    request.rules = rules
    return request
  }

  /// What is known of the files on disk and the open documents as they are now.
  func reading() async throws -> EditorReading {
    if let kept, kept.edition == edition, kept.reading.holds { return kept.reading.value }
    if let pending, pending.edition != edition { pending.task.cancel() }
    let edition = self.edition
    let task = pending.flatMap { $0.edition == edition ? $0.task : nil } ?? newReading()
    pending = (task, edition)
    defer { if pending?.task == task { pending = nil } }
    let (value, kept) = try await task.value
    if edition == self.edition { self.kept = kept.map { ($0, edition) } }
    return value
  }

  private func newReading() -> Task<(value: EditorReading, kept: KeptReading<EditorReading>?), any Error> {
    let (request, sdk) = (request, sdk)
    let unsaved = Dictionary(documents.values.map { ($0.path, $0.text.bytes) }) { first, _ in first }
    return Task {
      try await KeptReading.making { try await EditorReading(request, sdk, unsaved: unsaved) }
    }
  }

  /// The text of a file: that in the editor, else that on disk.
  func text(of path: FilePath) -> DocumentText? {
    if let open = documents.values.first(where: { $0.path == path }) { return open.text }
    return Project.contents(of: path).map { DocumentText($0) }
  }

  private func publish(to client: RPCClient) {
    publication?.cancel()
    let pause = pause
    publication = Task {
      do {
        try await Task.sleep(for: pause)
        try await publishNow(to: client)
      } catch is CancellationError {
      } catch { Self.log("diagnostics: \(error)", to: client) }
    }
  }

  private func publishNow(to client: RPCClient) async throws {
    let before = edition
    let reading = try await reading()
    // What was typed meanwhile comes with its own findings.
    guard before == edition, !Task.isCancelled else { return }
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
      client.notify("textDocument/publishDiagnostics", diagnostics(reading, of: document))
    }
    for uri in shown.subtracting(documents.keys) {
      client.notify(
        "textDocument/publishDiagnostics",
        RPCPayload { json in
          json.object { json in
            json.member("uri", uri)
            json.key("diagnostics")
            json.array([Int]()) { $0.value($1) }
          }
        })
    }
    shown = Set(documents.keys)
  }
}
