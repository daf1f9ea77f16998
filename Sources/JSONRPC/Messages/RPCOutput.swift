import TextBasics

/// Messages in their final form, without framing.
enum RPCOutput {
  static func result(_ id: RPCIdentifier, _ payload: RPCPayload) -> [UInt8] { response(id, "result", payload) }

  static func error(_ id: RPCIdentifier, _ error: RPCError) -> [UInt8] { response(id, "error", error.payload) }

  /// Returns a request, or a notification.
  ///
  /// - Parameter id: `nil` for a notification.
  static func call(_ id: String?, _ method: String, _ params: RPCPayload) -> [UInt8] {
    RPCPayload.object { json in
      json.member("jsonrpc", "2.0")
      json.member("id", id)
      json.member("method", method)
      json.key("params")
      json.write(params.value)
    }.bytes
  }

  static func batch(_ responses: [[UInt8]]) -> [UInt8] {
    [.leftSquare] + responses.joined(separator: [.comma]) + [.rightSquare]
  }

  private static func response(_ id: RPCIdentifier, _ name: String, _ payload: RPCPayload) -> [UInt8] {
    Array(#"{"jsonrpc":"2.0","id":"#.utf8) + id.bytes + Array(",\"\(name)\":".utf8) + payload.bytes + [.rightBrace]
  }
}
