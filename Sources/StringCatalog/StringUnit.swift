import StructuredText

/// A string and its translation state.
public struct StringUnit: Sendable, Equatable {
  public var state: State
  public var value: String

  public init(state: State, value: String) {
    self.state = state
    self.value = value
  }

  public struct State: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let new = State(rawValue: "new")
    public static let needsReview = State(rawValue: "needs_review")
    public static let translated = State(rawValue: "translated")
  }

  init?(_ node: JSONNode?) {
    guard let node, node.kind == .object else { return nil }
    self.init(state: State(rawValue: node["state"]?.string ?? ""), value: node["value"]?.string ?? "")
  }

  var json: JSONValue { .object([.init("state", .string(state.rawValue)), .init("value", .string(value))]) }
}

/// Several strings of a single key: the phrases of an App Shortcut.
public struct StringSet: Sendable, Equatable {
  public var state: StringUnit.State
  public var values: [String]

  public init(state: StringUnit.State, values: [String]) {
    self.state = state
    self.values = values
  }

  init?(_ node: JSONNode?) {
    guard let node, node.kind == .object else { return nil }
    let values = node["values"]?.elements.compactMap(\.string) ?? []
    self.init(state: .init(rawValue: node["state"]?.string ?? ""), values: values)
  }

  var json: JSONValue {
    .object([.init("state", .string(state.rawValue)), .init("values", .array(values.map(JSONValue.string)))])
  }
}
