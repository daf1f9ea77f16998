import FileSystem
import JSONRPC
import ProjectLoading
import StructuredText
import TextBasics

/// Serves tools for coding agents through the Model Context Protocol.
package struct ContextServer: RPCHandler {
  let project: AgentProject
  private let version: String

  /// - Parameter version: the version of strex.
  package init(_ project: AgentProject, version: String) { (self.project, self.version) = (project, version) }

  package func isUrgent(_ method: String) -> Bool { method == "ping" }

  package func take(_ notification: RPCCall, _ client: RPCClient) async {}

  package func answer(_ request: RPCCall, _ client: RPCClient) async throws -> RPCPayload {
    let isStateless = try isStateless(request)
    switch request.method {
    case "initialize": return try initialization(request)
    case "server/discover": return discovery
    case "ping": return .empty
    case "tools/list": return tools(isStateless: isStateless)
    case "tools/call": return try await call(request, isStateless: isStateless)
    case "resources/list": return try await resources(request, isStateless: isStateless)
    case "resources/templates/list": return templates(isStateless: isStateless)
    case "resources/read": return try await read(request, isStateless: isStateless)
    default: throw RPCError.methodNotFound(request.method)
    }
  }

  /// Returns whether the request states its protocol revision, as the current revision requires.
  private func isStateless(_ request: RPCCall) throws(RPCError) -> Bool {
    guard let meta = request.params["_meta"], let version = meta[ProtocolRevision.versionKey] else {
      if request.method != "server/discover" { return false }
      throw .invalidParams("_meta must contain \(ProtocolRevision.versionKey)")
    }
    guard let text = version.string else { throw .invalidParams("\(ProtocolRevision.versionKey) must be a string") }
    guard text == ProtocolRevision.current else {
      throw RPCError(
        ProtocolRevision.unsupportedCode, "Unsupported protocol version",
        data: .object([
          .init("supported", .array([.string(ProtocolRevision.current)])), .init("requested", .string(text)),
        ]))
    }
    guard meta[ProtocolRevision.capabilitiesKey] != nil else {
      throw .invalidParams("_meta must contain \(ProtocolRevision.capabilitiesKey)")
    }
    return true
  }

  private func initialization(_ request: RPCCall) throws(RPCError) -> RPCPayload {
    let wanted = try request.params.string("protocolVersion")
    return RPCPayload.object { json in
      json.member("protocolVersion", ProtocolRevision.negotiated(wanted))
      capabilities(&json)
      json.key("serverInfo")
      serverInfo(&json)
      json.member("instructions", Self.instructions)
    }
  }

  private var discovery: RPCPayload {
    RPCPayload.object { json in
      stateless(&json, lasting: Self.hour)
      json.member("supportedVersions", [ProtocolRevision.current])
      capabilities(&json)
      json.member("instructions", Self.instructions)
    }
  }

  private func tools(isStateless: Bool) -> RPCPayload {
    RPCPayload.object { json in
      if isStateless { stateless(&json, lasting: Self.hour) }
      json.objects("tools", AgentTool.all) { $1.write(to: &$0) }
    }
  }

  private func call(_ request: RPCCall, isStateless: Bool) async throws -> RPCPayload {
    let name = try request.params.string("name")
    guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
      throw RPCError.invalidParams("unknown tool \(TerminalSafeText.word(name))")
    }
    do {
      let answer = try await tool.call(request.params["arguments"], in: project)
      // A writing tool has already finished, and its answer is short.
      if tool.effect == .reads, answer.bytes.count > Self.longestAnswer {
        throw ToolError(
          "the answer would be \(answer.bytes.count) bytes long; request less, such as one catalog or language")
      }
      return result(answer, isStateless: isStateless)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      return failure(Self.sentences(of: error), isStateless: isStateless)
    }
  }

  /// The largest size of an answer in bytes. Most tools return slices, which are much smaller.
  private static let longestAnswer = 1_000_000

  /// Returns sentences about an error that help a model to correct its request.
  static func sentences(of error: any Error) -> [String] {
    switch error {
    case let problem as ToolError: problem.sentences
    case let problem as IncompleteProjectError: ["nothing was written"] + problem.sentences
    case let problem as FileError: ["\(TerminalSafeText.escaped(problem.path)): \(problem.reason)"]
    case let problem as WriteError: ToolError.unwritable(problem.problem).sentences
    case let problem as ConfigurationError: ["\(problem.diagnostic.file ?? ""): \(problem.diagnostic.message)"]
    default: ["\(error)"]
    }
  }
}

// Parts of results.
extension ContextServer {
  /// Returns the content both structured and as text, for clients that only show the text to the model.
  private func result(_ content: RPCPayload, isStateless: Bool) -> RPCPayload {
    RPCPayload.object { json in
      if isStateless { stateless(&json) }
      text(content.text, &json)
      json.key("structuredContent")
      json.write(content.value)
      json.member("isError", false)
    }
  }

  private func failure(_ sentences: [String], isStateless: Bool) -> RPCPayload {
    RPCPayload.object { json in
      if isStateless { stateless(&json) }
      text(sentences.joined(separator: "\n"), &json)
      json.member("isError", true)
    }
  }

  private func text(_ text: String, _ json: inout JSONWriter) {
    json.objects("content", [text]) { json, text in
      json.member("type", "text")
      json.member("text", text)
    }
  }

  /// The number of milliseconds for which clients may cache the description of the server.
  static let hour = 3_600_000

  /// Writes the members that every result has in the current revision.
  /// - Parameter milliseconds: the time that clients may cache the result for, or `nil` for results to which the
  ///   protocol gives no lifetime.
  func stateless(_ json: inout JSONWriter, lasting milliseconds: Int? = nil) {
    json.member("resultType", "complete")
    if let milliseconds {
      json.member("ttlMs", milliseconds)
      json.member("cacheScope", milliseconds > 0 ? "public" : "private")
    }
    json.object("_meta") { json in
      json.key(ProtocolRevision.serverKey)
      serverInfo(&json)
    }
  }

  private func capabilities(_ json: inout JSONWriter) {
    json.object("capabilities") { json in
      for kind in ["tools", "resources"] {
        json.object(kind) { _ in }
      }
    }
  }

  private func serverInfo(_ json: inout JSONWriter) {
    json.object { json in
      json.member("name", "strex")
      json.member("title", "strex: string catalogs")
      json.member("version", version)
    }
  }

  private static let instructions = """
    strex keeps a Swift project's string catalogs in sync with its code. To translate: status lists the \
    languages, list_missing lists untranslated texts page by page, and set_translations writes translations for a \
    person to review. After you change literals in code, call sync. To find out whether a literal is localizable, call \
    explain.
    """
}
