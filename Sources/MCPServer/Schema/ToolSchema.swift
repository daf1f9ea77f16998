import Diagnostics
import StructuredText

/// The schema of a tool's arguments or results, as in JSON Schema.
indirect enum ToolSchema: Sendable {
  case text
  /// An integer in a range.
  case number(ClosedRange<Int>)
  case flag
  case choice([String])
  case list(of: ToolSchema)
  case record([ToolMember])
  /// An object with arbitrary member names.
  case map(of: ToolSchema)

  /// A number of items.
  static let count = ToolSchema.number(0...Int(Int32.max))
}

/// A member of an object.
struct ToolMember: Sendable {
  let name: String
  let schema: ToolSchema
  var isRequired = false
  /// A sentence for the model. Empty if the name is sufficient.
  let about: String

  init(_ name: String, _ schema: ToolSchema, isRequired: Bool = false, _ about: String = "") {
    (self.name, self.schema, self.isRequired, self.about) = (name, schema, isRequired, about)
  }

  /// Creates a required member.
  static func always(_ name: String, _ schema: ToolSchema, _ about: String = "") -> ToolMember {
    ToolMember(name, schema, isRequired: true, about)
  }
}

// The schema as JSON Schema.
extension ToolSchema {
  func write(to json: inout JSONWriter) { json.object { members(&$0) } }

  private func members(_ json: inout JSONWriter) {
    switch self {
    case .text: json.member("type", "string")
    case .flag: json.member("type", "boolean")
    case .number(let range):
      json.member("type", "integer")
      json.member("minimum", range.lowerBound)
      json.member("maximum", range.upperBound)
    case .choice(let words):
      json.member("type", "string")
      json.member("enum", words)
    case .list(let element):
      json.member("type", "array")
      json.key("items")
      element.write(to: &json)
    case .map(let value):
      json.member("type", "object")
      json.key("additionalProperties")
      value.write(to: &json)
    case .record(let members): record(members, &json)
    }
  }

  private func record(_ members: [ToolMember], _ json: inout JSONWriter) {
    json.member("type", "object")
    json.object("properties") { json in
      for member in members {
        json.object(member.name) { json in
          if !member.about.isEmpty { json.member("description", member.about) }
          member.schema.members(&json)
        }
      }
    }
    let required = members.filter(\.isRequired)
    if !required.isEmpty {
      json.array("required", required) { $0.value($1.name) }
    }
    json.member("additionalProperties", false)
  }
}

// Validation of values.
extension ToolSchema {
  /// - Parameter name: the name of the value in messages.
  func check(_ node: JSONNode, _ name: String) throws(ToolError) {
    switch self {
    case .text: try demand(node.kind == .string, "\(name) must be a string")
    case .flag: try demand(node.bool != nil, "\(name) must be true or false")
    case .number(let range):
      let isInRange = node.int.map(range.contains) ?? false
      try demand(isInRange, "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    case .choice(let words):
      let isKnown = node.string.map(words.contains) ?? false
      try demand(isKnown, "\(name) must be one of \(words.joined(separator: ", "))")
    case .list(let element):
      try demand(node.kind == .array, "\(name) must be an array")
      for (index, node) in node.elements.enumerated() { try element.check(node, "\(name)[\(index)]") }
    case .map(let value):
      try demand(node.kind == .object, "\(name) must be an object")
      for member in node.members { try value.check(member.value, "\(name).\(member.name)") }
    case .record(let members): try check(node, members, name)
    }
  }

  private func check(_ node: JSONNode, _ members: [ToolMember], _ name: String) throws(ToolError) {
    try demand(node.kind == .object, "\(name.isEmpty ? "arguments" : name) must be an object")
    let lead = name.isEmpty ? "" : name + "."
    for member in node.members {
      guard let known = members.first(where: { $0.name == member.name }) else {
        let hint = Spelling.choice(for: member.name, in: members.map(\.name))
        throw ToolError("unknown argument \(lead)\(member.name)\(hint)")
      }
      try known.schema.check(member.value, lead + member.name)
    }
    for member in members where member.isRequired && node[member.name] == nil {
      throw ToolError("missing argument \(lead)\(member.name)")
    }
  }

  private func demand(_ holds: Bool, _ message: @autoclosure () -> String) throws(ToolError) {
    if !holds { throw ToolError(message()) }
  }
}

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
