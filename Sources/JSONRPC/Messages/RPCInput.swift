import StructuredText

/// The contents of a single message.
public enum RPCInput: Sendable {
  case single(RPCItem)
  /// An array of messages, which is answered by an array.
  case batch([RPCItem])

  /// The greatest number of messages in a batch.
  static let largestBatch = 1000

  public init(_ bytes: ContiguousArray<UInt8>) {
    do throws(ParseError) {
      let root = try JSONDocument(bytes).root
      guard root.kind == .array else {
        self = .single(RPCItem(root))
        return
      }
      let elements = root.elements
      switch elements.count {
      case 0: self = .invalid("a batch without messages")
      case 1...Self.largestBatch: self = .batch(elements.map { RPCItem($0) })
      default: self = .invalid("a batch of more than \(Self.largestBatch) messages")
      }
    } catch {
      let place = "line \(error.line), column \(error.column)"
      self = .single(.invalid(.null, RPCError(RPCError.parseErrorCode, "invalid JSON: \(error.message) (\(place))")))
    }
  }

  private static func invalid(_ message: String) -> RPCInput { .single(.invalid(.null, .invalidRequest(message))) }
}

/// One message, classified by its form.
public enum RPCItem: Sendable {
  case call(RPCCall)
  /// A response to a request of the server itself.
  case response
  /// Something else, with the error to answer it with.
  case invalid(RPCIdentifier, RPCError)

  init(_ node: JSONNode) {
    do throws(RPCError) { self = try Self.read(node) } catch {
      self = .invalid(node["id"].flatMap { RPCIdentifier($0) } ?? .null, error)
    }
  }

  private static func read(_ node: JSONNode) throws(RPCError) -> RPCItem {
    guard node.kind == .object else { throw .invalidRequest("a message must be an object") }
    guard node["jsonrpc"]?.string == "2.0" else { throw .invalidRequest("jsonrpc must be \"2.0\"") }
    guard let method = node["method"] else {
      if node["result"] != nil || node["error"] != nil { return .response }
      throw .invalidRequest("a message must have a method")
    }
    guard let name = method.string else { throw .invalidRequest("method must be a string") }
    if let params = node["params"], ![.object, .array, .null].contains(params.kind) {
      throw .invalidRequest("params must be an object or an array")
    }
    var id: RPCIdentifier?
    if let node = node["id"] {
      guard let known = RPCIdentifier(node) else { throw .invalidRequest("id must be a string or a number") }
      id = known
    }
    return .call(RPCCall(id: id, method: name, params: RPCParams(node["params"])))
  }
}
