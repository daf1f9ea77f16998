import StructuredText

/// The contents of one language for a key, or of one case of a variation: a text, variations, substitutions, a set of
/// texts.
public struct Localization: Sendable {
  /// The object as it is written, unknown members and all.
  public let node: JSONNode

  public var stringUnit: StringUnit? { StringUnit(node["stringUnit"]) }
  public var stringSet: StringSet? { StringSet(node["stringSet"]) }

  /// The kinds of variation; empty when the text does not vary.
  public var variations: [Variation] { Variation.all(in: node) }

  public var substitutions: [Substitution] {
    node["substitutions"]?.members.map { Substitution(name: $0.name, node: $0.value) } ?? []
  }

  /// Whether there is a string unit and nothing else.
  public var isBareUnit: Bool {
    node.hasOneMember && node["stringUnit"] != nil
  }

  /// Whether it has an unknown member at any depth.
  public var hasUnknownMembers: Bool { CatalogSchema.hasUnknownMembers(node, as: .localization) }

  /// Whether it has no members at all.
  public var isEmpty: Bool { node.members.isEmpty }
}
