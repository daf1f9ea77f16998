import StringExtraction

/// What is known of the keys of the audited sources and of the catalogs that they go to.
public struct CatalogKnowledge: Sendable {
  /// The literals that are looked up in catalogs.
  public var strings: [ExtractedString] = []
  /// Literals whose key is not in the catalog that they go to, and the path of the catalog.
  public var missing: [(site: LiteralSite, key: String, catalog: String)] = []
  /// Literals of tables that no catalog is named after, and why no catalog takes them as the end of a sentence.
  public var unrouted: [(site: LiteralSite, key: String, table: String, reason: String)] = []
  /// Texts that are looked up when the app runs and whose entries are left alone for that, and the path of the catalog.
  public var inUse: [(use: KeyUse, catalog: String)] = []

  public init() {}
}
