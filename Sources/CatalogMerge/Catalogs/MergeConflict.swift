import StructuredText

/// A place of a catalog where the changes of both sides cannot be combined. The result contains our side's value.
public struct MergeConflict: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// Both sides changed it differently.
    case changedByBoth
    /// Our side removed a part that theirs changed.
    case removedByOurs
    /// Their side removed a part that ours changed.
    case removedByTheirs
    /// One side has a string and the other has variations, or the sides have different kinds of variation.
    case differentForms
  }

  public let kind: Kind
  /// The names of members from the catalog's root object to the place.
  public let path: [String]
  /// The value of each side, if it is a string, a number or a JSON literal.
  public let ours: String?
  public let theirs: String?

  public var place: MergePlace { MergePlace(path: path) }
}

extension MergeConflict {
  init(_ kind: Kind, at path: [String], ours: CatalogPart?, theirs: CatalogPart?) {
    self.init(kind: kind, path: path, ours: Self.text(of: ours?.node), theirs: Self.text(of: theirs?.node))
  }

  static func text(of node: JSONNode?) -> String? {
    guard let node else { return nil }
    switch node.kind {
    case .string: return node.string
    case .number, .true, .false, .null: return node.spelling
    case .array: return node.elements.allSatisfy { $0.kind == .string } ? node.spelling : nil
    case .object: return text(of: node["value"] ?? node["values"] ?? node["stringUnit"])
    }
  }
}
