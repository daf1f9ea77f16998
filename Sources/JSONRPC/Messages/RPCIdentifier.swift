import StructuredText

/// The id by which a response names its request.
public enum RPCIdentifier: Sendable, Hashable {
  case string(String)
  /// A number as it is spelled, which is how the response spells it.
  case number(String)
  /// Of responses to what cannot be told: no other request should have it.
  case null

  /// - Returns: `nil` for a value that no id may have.
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
