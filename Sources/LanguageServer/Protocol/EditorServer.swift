import FileSystem
import JSONRPC
import ProjectLoading
import ProjectModel
import StringExtraction
import StructuredText

/// A language server for localizable text: diagnostics, hover, definitions, references, completion and edits.
package actor EditorServer: RPCHandler {
  private let rules: [String]
  let sdk: SDKLoad
  let version: String
  /// Ends the process.
  private let exit: @Sendable (_ isClean: Bool) -> Void
  /// The pause in typing after which findings are updated.
  private let pause: Duration

  var capabilities = ClientCapabilities(nil)
  var root: FilePath
  private(set) var documents: [String: OpenDocument] = [:]
  /// The documents that were open at any time since the current snapshot was started.
  private var seen: Set<FilePath> = []
  /// The documents that were open at any time since the pending snapshot was started.
  private var seenSince: Set<FilePath> = []
  /// The number of changes to documents.
  private var edition = 0
  /// The last snapshot. Open documents may have changed since.
  private var base: (reading: EditorSnapshot, number: Int)?
  /// The files and other facts that the snapshot depends on, or `nil` if they cannot be checked again.
  private var facts: Memoized<Bool>?
  /// The time of the last check for changes on disk.
  private var lastLook = ContinuousClock.now
  private var liveReading: (live: EditedSnapshot, edition: Int, number: Int)?
  /// The pending snapshot of the whole project.
  private var pending: Task<Void, any Error>?
  private var publication: Task<Void, Never>?
  var state = State.new
  /// The documents with published findings.
  private var shown: Set<String> = []

  /// The number of requests sent to the client.
  private var requestCount = 0

  enum State { case new, running, down }

  /// - Parameters:
  ///   - folder: the project if the client names none. The path is absolute, with symbolic links resolved.
  ///   - rules: the identifiers of all rules.
  ///   - version: the version of strex.
  package init(
    in folder: FilePath, rules: [String], sdk: SDKLoad, version: String, pause: Duration = .milliseconds(250),
    exit: @escaping @Sendable (_ isClean: Bool) -> Void
  ) {
    (self.rules, self.sdk, self.version) = (rules, sdk, version)
    (self.pause, self.exit, root) = (pause, exit, folder)
  }

  package func answer(_ request: RPCCall, _ client: RPCClient) async throws -> RPCPayload {
    look(client)
    switch (request.method, state) {
    case ("initialize", .new): return try initialize(request.params)
    case ("initialize", _): throw RPCError.invalidRequest("the server is already initialized")
    case (_, .new): throw RPCError(-32002, "the server is not initialized")
    case (_, .down): throw RPCError.invalidRequest("the server is shut down")
    case ("shutdown", _):
      state = .down
      publication?.cancel()
      pending?.cancel()
      return .null
    case ("textDocument/hover", _): return try await hover(request.params)
    case ("textDocument/definition", _): return try await definition(request.params)
    case ("textDocument/references", _): return try await references(request.params)
    case ("textDocument/completion", _): return try await completion(request.params)
    case ("textDocument/codeAction", _): return try await codeActions(request.params)
    case ("textDocument/prepareRename", _): return try await prepareRename(request.params)
    case ("textDocument/rename", _): return try await rename(request.params)
    case ("textDocument/inlayHint", _): return try await inlayHints(request.params)
    case ("textDocument/codeLens", _): return try await codeLenses(request.params)
    case ("textDocument/documentSymbol", _): return try await documentSymbols(request.params)
    case ("workspace/executeCommand", _): return try await execute(request.params, client)
    default: throw RPCError.methodNotFound(request.method)
    }
  }

  package func take(_ notification: RPCCall, _ client: RPCClient) async {
    if notification.method == "exit" { return exit(state == .down) }
    guard state == .running else { return }
    do {
      if notification.method == "initialized", capabilities.watchesFiles { watchFiles(client) }
      try change(notification)
      publish(to: client)
    } catch { Self.log("\(notification.method): \(error.message)", to: client) }
  }

  /// Sends a request to the client without waiting for the response.
  func request(_ method: String, _ params: RPCPayload, of client: RPCClient) {
    requestCount += 1
    client.request("strex/\(requestCount)", method, params)
  }

  private static func log(_ sentence: String, to client: RPCClient) {
    client.notify("window/logMessage", warning(sentence))
  }

  /// Returns the parameters of a message to the user or to the log.
  static func warning(_ sentence: String) -> RPCPayload {
    RPCPayload.object { json in
      // The type `Warning`.
      json.member("type", 2)
      json.member("message", "strex: \(sentence)")
    }
  }

  private func change(_ notification: RPCCall) throws(RPCError) {
    let params = notification.params
    switch notification.method {
    case "textDocument/didOpen":
      let item = try params.object("textDocument")
      let uri = try item.string("uri")
      guard let path = DocumentURI.path(uri) else { return }
      let text = DocumentText(ContiguousArray(try item.string("text").utf8))
      seen.insert(path)
      seenSince.insert(path)
      documents[uri] = OpenDocument(uri: uri, path: path, text: text, version: item["version"]?.int)
    case "textDocument/didChange":
      let item = try params.object("textDocument")
      let uri = try item.string("uri")
      try documents[uri]?.apply(try params.objects("contentChanges"), encoding)
      documents[uri]?.version = item["version"]?.int
    case "textDocument/didClose":
      documents[try params.object("textDocument").string("uri")] = nil
    case "textDocument/didSave":
      if let document = documents[try params.object("textDocument").string("uri")] { accept(document) }
      return
    default: return
    }
    edition += 1
  }
}

// The results for the project.
extension EditorServer {
  var projectRequest: ProjectRequest {
    var request = ProjectRequest(currentFolder: root)
    request.rules = rules
    return request
  }

  var openTexts: DocumentTexts { Dictionary(documents.values.map { ($0.path, $0.text.bytes) }) { first, _ in first } }

  /// Returns the results for the current texts of open documents. All other files are as last read.
  func live() async throws -> EditedSnapshot {
    if base == nil { try await read() }
    guard let base else { throw RPCError.invalidRequest("the project could not be read") }
    if let kept = liveReading, kept.edition == edition, kept.number == base.number { return kept.live }
    let live = EditedSnapshot(base.reading, openTexts, seen: seen)
    liveReading = (live, edition, base.number)
    return live
  }

  /// Reads the whole project. Concurrent callers share one snapshot.
  private func read() async throws {
    let task = pending ?? Task { try await self.readNow() }
    pending = task
    defer { if pending == task { pending = nil } }
    try await task.value
  }

  private func readNow() async throws {
    var request = projectRequest
    seenSince = Set(openTexts.keys)
    // While the project is read again, one thread remains free for requests.
    if base != nil { request.workers = max(1, Project.workers - 1) }
    let (sdk, texts) = (sdk, openTexts)
    let (reading, kept) = try await Memoized.making { [request] in
      try await EditorSnapshot(request, sdk, unsaved: texts)
    }
    replaceBase(by: reading)
    (facts, seen) = (kept.map { $0.holding(true) }, seenSince)
    lastLook = .now
  }

  private func replaceBase(by reading: EditorSnapshot) { base = (reading, (base?.number ?? 0) + 1) }

  /// Returns the findings for the current texts of open documents. The project is only read again if other files have
  /// changed, or an edit affects other sources.
  private func current() async throws -> EditorSnapshot {
    while !(await holds()) {
      // A pending snapshot may have been started before the change.
      let isOlder = pending != nil
      try await read()
      if !isOlder { break }
    }
    for _ in 0..<3 {
      let live = try await live()
      if !live.isEdited { return live.reading }
      let (number, sdk) = (base?.number, sdk)
      let (reading, kept) = try await Memoized.making { try await EditorSnapshot(live, sdk) }
      if let reading {
        if base?.number == number {
          replaceBase(by: reading)
          if let kept { facts?.join(kept.holding(true)) } else { facts = nil }
        }
        return reading
      }
      try await read()
    }
    return try await live().reading
  }

  /// Returns whether all files on disk are unchanged since the snapshot.
  private func holds() async -> Bool {
    guard base != nil, let facts else { return false }
    lastLook = .now
    return await Task.detached { facts.holds }.value
  }

  /// Periodically checks for changed files that the client does not report.
  private func look(_ client: RPCClient) {
    guard base != nil, ContinuousClock.now - lastLook > .seconds(facts == nil ? 3 : 1) else { return }
    lastLook = .now
    Task {
      if !(await holds()) { publish(to: client) }
    }
  }

  /// Accepts a saved source or catalog whose content equals the open document, because it changes nothing. The reading
  /// retains no text of other files, for example of tables and settings, so a change to them is not accepted.
  private func accept(_ document: OpenDocument) {
    guard let reading = base?.reading, reading.keepsText(of: document.path),
      let status = try? FileStatus(of: document.path.string),
      Project.contents(of: document.path) == document.text.bytes
    else { return }
    facts?.accept(status, of: document.path.string)
  }

  func document(at path: FilePath) -> OpenDocument? { documents.values.first { $0.path == path } }

  /// Returns the text of a file in the editor, or else on disk.
  func text(of path: FilePath) -> DocumentText? {
    document(at: path)?.text ?? Project.contents(of: path).map { DocumentText($0) }
  }

  private func publish(to client: RPCClient) {
    let (pause, former) = (pause, publication)
    former?.cancel()
    publication = Task {
      try? await Task.sleep(for: pause)
      // A cancelled publication still runs for a while. Two at the same time would use the thread that answers
      // requests.
      await former?.value
      do {
        try Task.checkCancellation()
        try await publishNow(to: client)
      } catch is CancellationError {
      } catch { Self.log("diagnostics: \(error)", to: client) }
    }
  }

  private func publishNow(to client: RPCClient) async throws {
    let before = edition
    let reading = try await current()
    // Text that was typed in the meantime has its own publication.
    guard before == edition, !Task.isCancelled else { return }
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
      client.notify("textDocument/publishDiagnostics", diagnostics(reading, of: document))
    }
    for uri in shown.subtracting(documents.keys) {
      client.notify(
        "textDocument/publishDiagnostics",
        RPCPayload.object { json in
          json.member("uri", uri)
          json.member("diagnostics", [String]())
        })
    }
    shown = Set(documents.keys)
  }
}
