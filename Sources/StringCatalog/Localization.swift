import JSONText

/// What one language has for a key, or one case of a variation has: a text, variations, substitutions, a set of texts.
public struct Localization: Sendable {
  /// The object as it is written, unknown members and all.
  public let node: JSONNode

  public var stringUnit: StringUnit? { StringUnit(node["stringUnit"]) }
  public var stringSet: StringSet? { StringSet(node["stringSet"]) }

  /// By what the text varies; empty when it does not.
  public var variations: [Variation] { Variation.all(in: node) }

  public var substitutions: [Substitution] {
    node["substitutions"]?.members.map { Substitution(name: $0.name, node: $0.value) } ?? []
  }

  /// Whether there is a string unit and nothing else.
  public var isBareUnit: Bool {
    node.hasOneMember && node["stringUnit"] != nil
  }

  /// Whether there is a member that strex does not know, at whatever depth.
  public var hasUnknownMembers: Bool { CatalogSchema.hasUnknownMembers(node, as: .localization) }

  /// Whether there is nothing at all.
  public var isEmpty: Bool { node.members.isEmpty }
}
