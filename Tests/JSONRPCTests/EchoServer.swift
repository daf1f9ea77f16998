import StructuredText

@testable import JSONRPC

/// Responds with its parameters and reports notifications.
struct EchoServer: RPCHandler {
  struct Fault: Error {}

  func answer(_ request: RPCCall, _ client: RPCClient) async throws -> RPCPayload {
    switch request.method {
    case "echo", "urgent": return RPCPayload { json in request.params.node.map { json.write($0) } ?? json.null() }
    case "name": return .init { [name = try request.params.object("who").string("name")] in $0.value(name) }
    case "fail": throw RPCError(7, "it failed", data: .bool(true))
    case "break": throw Fault()
    case "wait":
      client.notify("waiting", .empty)
      // Waits until the request is cancelled, however long that takes on a busy machine.
      try await Task.sleep(for: .seconds(3600))
      return .null
    default: throw RPCError.methodNotFound(request.method)
    }
  }

  func take(_ notification: RPCCall, _ client: RPCClient) async {
    client.notify("took", RPCPayload { $0.value(notification.method) })
  }

  func isUrgent(_ method: String) -> Bool { method == "urgent" }
}
