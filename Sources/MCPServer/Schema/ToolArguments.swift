import StructuredText

/// The arguments of a call, which match the tool's schema.
struct ToolArguments: Sendable {
  let node: JSONNode?

  func text(_ name: String) -> String? { node?[name]?.string }
  func number(_ name: String) -> Int? { node?[name]?.int }
  func has(_ name: String) -> Bool { node?[name]?.bool ?? false }
  func list(_ name: String) -> [ToolArguments] { node?[name]?.elements.map { ToolArguments(node: $0) } ?? [] }
  func texts(_ name: String) -> [String]? { node?[name].map { $0.elements.compactMap(\.string) } }

  /// Returns the members of an object that contains strings, in their order.
  func map(_ name: String) -> [(name: String, text: String)] {
    node?[name]?.members.map { ($0.name, $0.value.string ?? "") } ?? []
  }

  /// Returns the text of a required argument.
  func demanded(_ name: String) -> String { text(name) ?? "" }

  var limit: Int { number("limit") ?? 25 }
  var cursor: String? { text("cursor") }
}
