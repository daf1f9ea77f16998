import StructuredText

/// A request, which expects a response, or a notification, which does not.
public struct RPCCall: Sendable {
  /// The id of a request, or `nil` for a notification.
  public let id: RPCIdentifier?
  public let method: String
  public let params: RPCParams
}

/// The parameters of a call: the members of an object. A required value that is missing or has another type is an
/// error.
public struct RPCParams: Sendable {
  /// The parameters, or `nil` if there are none.
  public let node: JSONNode?
  /// The path to the parameters, for messages: `textDocument.`
  private let lead: String

  public init(_ node: JSONNode?, lead: String = "") {
    self.node = node?.kind == .null ? nil : node
    self.lead = lead
  }

  /// Returns an optional member, which may also be `null`.
  public subscript(name: String) -> JSONNode? { node?[name].flatMap { $0.kind == .null ? nil : $0 } }

  public func string(_ name: String) throws(RPCError) -> String { try demand(self[name]?.string, name, "a string") }

  public func integer(_ name: String) throws(RPCError) -> Int { try demand(self[name]?.int, name, "a whole number") }

  public func object(_ name: String) throws(RPCError) -> RPCParams {
    let node = self[name].flatMap { $0.kind == .object ? $0 : nil }
    return RPCParams(try demand(node, name, "an object"), lead: lead + name + ".")
  }

  /// Returns the elements of an array as parameters.
  public func objects(_ name: String) throws(RPCError) -> [RPCParams] {
    let node = try demand(self[name].flatMap { $0.kind == .array ? $0 : nil }, name, "an array")
    return node.elements.enumerated().map { RPCParams($1, lead: "\(lead)\(name)[\($0)].") }
  }

  private func demand<Value>(_ value: Value?, _ name: String, _ kind: String) throws(RPCError) -> Value {
    guard let value else { throw .invalidParams("\(lead)\(name) must be \(kind)") }
    return value
  }
}
