import StructuredText

/// The reason why a request is not answered with a result.
public struct RPCError: Error, Sendable, Equatable {
  public var code: Int
  /// A sentence without full stop.
  public var message: String
  public var data: JSONValue?

  public init(_ code: Int, _ message: String, data: JSONValue? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// The bytes are not JSON.
  public static let parseErrorCode = -32700
  public static let invalidRequestCode = -32600
  public static let methodNotFoundCode = -32601
  public static let invalidParamsCode = -32602
  public static let internalErrorCode = -32603
  /// The client has cancelled the request (Language Server Protocol).
  public static let cancelledCode = -32800

  public static func invalidRequest(_ message: String) -> RPCError { RPCError(invalidRequestCode, message) }
  public static func invalidParams(_ message: String) -> RPCError { RPCError(invalidParamsCode, message) }
  public static func methodNotFound(_ method: String) -> RPCError {
    RPCError(methodNotFoundCode, "unknown method \(JSONValue.string(method).line)")
  }

  var payload: RPCPayload {
    RPCPayload.object { json in
      json.member("code", code)
      json.member("message", message)
      guard let data else { return }
      json.key("data")
      json.write(data)
    }
  }
}

extension JSONValue {
  /// The value on one line, for messages.
  var line: String { String(decoding: text(style: .report), as: UTF8.self) }
}
