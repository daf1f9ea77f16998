import StructuredText

/// The contents of a single language for a key, or of a single case of a variation: a text, variations, substitutions
/// or a string set.
public struct Localization: Sendable {
  /// The object as written, including unknown members.
  public let node: JSONNode

  public var stringUnit: StringUnit? { StringUnit(node["stringUnit"]) }
  public var stringSet: StringSet? { StringSet(node["stringSet"]) }

  /// The kinds of variation. Empty if the text does not vary.
  public var variations: [Variation] { Variation.all(in: node) }

  public var substitutions: [Substitution] {
    node["substitutions"]?.members.map { Substitution(name: $0.name, node: $0.value) } ?? []
  }

  /// Returns the first substitution with a name.
  package func substitution(named name: String) -> Substitution? {
    node["substitutions"]?[name].map { Substitution(name: name, node: $0) }
  }

  /// Whether it contains a string unit and nothing else.
  public var isBareUnit: Bool { node.hasMembers(exactly: 1) && node["stringUnit"] != nil }

  /// Whether it has an unknown member at any depth.
  public var hasUnknownMembers: Bool { CatalogSchema.hasUnknownMembers(node, as: .localization) }

  /// Whether it has no members.
  public var isEmpty: Bool { node.members.isEmpty }
}
