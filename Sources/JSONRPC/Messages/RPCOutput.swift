import TextBasics

/// Messages as they are sent, without framing.
enum RPCOutput {
  static func result(_ id: RPCIdentifier, _ payload: RPCPayload) -> [UInt8] { response(id, "result", payload) }

  static func error(_ id: RPCIdentifier, _ error: RPCError) -> [UInt8] { response(id, "error", error.payload) }

  static func notification(_ method: String, _ params: RPCPayload) -> [UInt8] {
    let name = RPCPayload { $0.value(method) }
    return Array(#"{"jsonrpc":"2.0","method":"#.utf8) + name.bytes + Array(#","params":"#.utf8) + params.bytes + [
      .rightBrace
    ]
  }

  static func request(_ id: String, _ method: String, _ params: RPCPayload) -> [UInt8] {
    let call = notification(method, params).dropFirst(#"{"jsonrpc":"2.0","#.utf8.count)
    return Array(#"{"jsonrpc":"2.0","id":"#.utf8) + RPCPayload { $0.value(id) }.bytes + [.comma] + call
  }

  static func batch(_ responses: [[UInt8]]) -> [UInt8] {
    [.leftSquare] + responses.joined(separator: [.comma]) + [.rightSquare]
  }

  private static func response(_ id: RPCIdentifier, _ name: String, _ payload: RPCPayload) -> [UInt8] {
    Array(#"{"jsonrpc":"2.0","id":"#.utf8) + id.bytes + Array(",\"\(name)\":".utf8) + payload.bytes + [.rightBrace]
  }
}
