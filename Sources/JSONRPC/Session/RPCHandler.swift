/// Answers the calls of a session one by one, in their order.
public protocol RPCHandler: Sendable {
  /// Answers a request.
  ///
  /// - Throws: an ``RPCError`` for the client; every other error is answered as an internal one.
  func answer(_ request: RPCCall, _ client: RPCClient) async throws -> RPCPayload

  func take(_ notification: RPCCall, _ client: RPCClient) async

  /// Returns whether a request is answered immediately, before those that wait.
  func isUrgent(_ method: String) -> Bool
}

extension RPCHandler {
  public func isUrgent(_ method: String) -> Bool { false }
}

/// The other end of a session, for messages that the client did not request.
public struct RPCClient: Sendable {
  private let send: @Sendable ([UInt8]) -> Void

  init(_ send: @escaping @Sendable ([UInt8]) -> Void) { self.send = send }

  /// Sends a request to the client, without waiting for the response.
  ///
  /// - Parameter id: an id that no other request of the session has.
  public func request(_ id: String, _ method: String, _ params: RPCPayload) { send(RPCOutput.call(id, method, params)) }

  public func notify(_ method: String, _ params: RPCPayload) { send(RPCOutput.call(nil, method, params)) }
}

/// The differences between protocols based on JSON-RPC.
public struct RPCDialect: Sendable {
  let framing: MessageFraming
  /// The notification that cancels a request, and its parameter with the request's id.
  let cancellation: (method: String, parameter: String)
  /// Whether cancelled requests are still answered, with an error.
  let answersCancelled: Bool

  public static let languageServer = RPCDialect(
    framing: .headers, cancellation: ("$/cancelRequest", "id"), answersCancelled: true)
  public static let modelContext = RPCDialect(
    framing: .lines, cancellation: ("notifications/cancelled", "requestId"), answersCancelled: false)
}
