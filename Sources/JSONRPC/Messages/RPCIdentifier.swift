import StructuredText

/// The id that connects a response with its request.
public enum RPCIdentifier: Sendable, Hashable {
  case string(String)
  /// A number as written in the request, so that the response repeats it exactly.
  case number(String)
  /// The id of responses to unidentifiable messages. Requests should not use it.
  case null

  /// - Returns: `nil` for a value that is not a valid id.
  init?(_ node: JSONNode) {
    switch node.kind {
    case .string: self = .string(node.string ?? "")
    case .number: self = .number(node.spelling)
    case .null: self = .null
    case .object, .array, .true, .false: return nil
    }
  }

  var bytes: [UInt8] {
    switch self {
    case .string(let text): JSONValue.string(text).text(style: .report)
    case .number(let spelling): Array(spelling.utf8)
    case .null: Array("null".utf8)
    }
  }
}
