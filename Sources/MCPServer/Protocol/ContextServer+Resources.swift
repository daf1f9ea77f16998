import JSONRPC
import StructuredText
import TextBasics

// Catalogs and languages as MCP resources.
extension ContextServer {
  func resources(_ request: RPCCall, isStateless: Bool) async throws -> RPCPayload {
    let slice: Slice<AgentResource>
    do {
      slice = try Slice(
        try await AgentResource.all(in: project), after: request.params["cursor"]?.string, limit: 100, name: \.address
      ) { resource in RPCPayload.object { resource.write(to: &$0) }.bytes.count }
    } catch let problem as ToolError {
      throw RPCError.invalidParams(problem.sentences.joined(separator: "; "))
    } catch { throw Self.failure(for: error) }
    return RPCPayload.object { json in
      if isStateless { stateless(&json, lasting: 0) }
      json.objects("resources", slice.items) { $1.write(to: &$0) }
      json.member("nextCursor", slice.cursor)
    }
  }

  /// Returns the protocol error for a request that failed because of the project, with the same text as tools.
  private static func failure(for error: any Error) -> any Error {
    if error is CancellationError { return error }
    return RPCError(RPCError.internalErrorCode, sentences(of: error).joined(separator: "; "))
  }

  func templates(isStateless: Bool) -> RPCPayload {
    RPCPayload.object { json in
      if isStateless { stateless(&json, lasting: Self.hour) }
      json.objects("resourceTemplates", AgentResource.templates) { $1.write(to: &$0) }
    }
  }

  func read(_ request: RPCCall, isStateless: Bool) async throws -> RPCPayload {
    let address = try request.params.string("uri")
    let content: RPCPayload
    do {
      guard let resource = AgentResource(address) else { throw ToolError("unknown resource") }
      content = try await resource.content(in: project)
    } catch let problem as ToolError {
      let message = "\(TerminalSafeText.word(address)): \(problem.sentences.joined(separator: "; "))"
      throw isStateless ? RPCError.invalidParams(message) : RPCError(ProtocolRevision.noResourceCode, message)
    } catch { throw Self.failure(for: error) }
    return RPCPayload.object { json in
      if isStateless { stateless(&json, lasting: 0) }
      json.objects("contents", [content.text]) { json, text in
        json.member("uri", address)
        json.member("mimeType", AgentResource.format)
        json.member("text", text)
      }
    }
  }
}
