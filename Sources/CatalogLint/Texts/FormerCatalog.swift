import StringCatalog

/// A translation that was not updated when its source string changed.
public struct SourceChange: Sendable, Hashable {
  public let key: String
  public let language: String
}

/// A catalog at an earlier commit.
public struct FormerCatalog: Sendable {
  public let catalog: Catalog
  /// The texts of code, property lists and similar files for keys that have no text in the source language.
  public let defaults: [String: String]
  /// The same texts at present.
  public let presentDefaults: [String: String]

  public init(_ catalog: Catalog, defaults: [String: String] = [:], presentDefaults: [String: String] = [:]) {
    (self.catalog, self.defaults, self.presentDefaults) = (catalog, defaults, presentDefaults)
  }
}
