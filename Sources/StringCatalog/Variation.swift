import StructuredText

/// The strings of a single kind of variation: `plural` or `device`.
public struct Variation: Sendable {
  /// `plural`, `device`, or an unknown kind.
  public let kind: String
  public let node: JSONNode

  /// The cases (`one`, `other`, `iphone` …) in the order of the file. Each may vary again.
  public var cases: [(name: String, localization: Localization)] {
    node.members.map { ($0.name, Localization(node: $0.value)) }
  }

  /// Returns the first case with a name.
  package func localization(_ name: String) -> Localization? { node[name].map { Localization(node: $0) } }

  static func all(in node: JSONNode) -> [Variation] {
    node["variations"]?.members.map { Variation(kind: $0.name, node: $0.value) } ?? []
  }
}

/// A part of a string that varies by an argument of its own: `%#@name@`.
public struct Substitution: Sendable {
  public let name: String
  public let node: JSONNode

  /// The 1-based position of the argument. Absent if it follows from the order.
  public var argumentNumber: Int? { node["argNum"]?.int }
  /// The conversion without its `%`: `lld`.
  public var formatSpecifier: String? { node["formatSpecifier"]?.string }
  public var variations: [Variation] { Variation.all(in: node) }
}
