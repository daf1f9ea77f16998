import StructuredText

/// A request, which wants an answer, or a notification, which wants none.
public struct RPCCall: Sendable {
  /// `nil` for a notification.
  public let id: RPCIdentifier?
  public let method: String
  public let params: RPCParams
}

/// The parameters of a call: the members of an object. Whatever is asked for and is not of its kind is an error.
public struct RPCParams: Sendable {
  /// `nil` where there are none.
  public let node: JSONNode?
  /// The names that lead to it, for messages: `textDocument.`
  private let lead: String

  public init(_ node: JSONNode?, lead: String = "") {
    self.node = node?.kind == .null ? nil : node
    self.lead = lead
  }

  /// A member that may be left out, or be `null`.
  public subscript(name: String) -> JSONNode? {
    node?[name].flatMap { $0.kind == .null ? nil : $0 }
  }

  public func string(_ name: String) throws(RPCError) -> String { try demand(self[name]?.string, name, "a string") }

  public func integer(_ name: String) throws(RPCError) -> Int { try demand(self[name]?.int, name, "a whole number") }

  public func object(_ name: String) throws(RPCError) -> RPCParams {
    let node = self[name].flatMap { $0.kind == .object ? $0 : nil }
    return RPCParams(try demand(node, name, "an object"), lead: lead + name + ".")
  }

  /// The elements of an array, each to be asked like parameters.
  public func objects(_ name: String) throws(RPCError) -> [RPCParams] {
    let node = try demand(self[name].flatMap { $0.kind == .array ? $0 : nil }, name, "an array")
    return node.elements.enumerated().map { RPCParams($1, lead: "\(lead)\(name)[\($0)].") }
  }

  private func demand<Value>(_ value: Value?, _ name: String, _ kind: String) throws(RPCError) -> Value {
    guard let value else { throw .invalidParams("\(lead)\(name) has to be \(kind)") }
    return value
  }
}
