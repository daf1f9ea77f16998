import StringCatalog

/// The entry of a key in one catalog, for another catalog to take where the key comes there.
public struct EntryOffer: Sendable, Equatable {
  public let entry: CatalogEntry
  /// The path of the catalog that has the entry, as messages print it.
  public let from: String
  /// Whether the key goes from that catalog in this run; if not, it went earlier and its entry stays there.
  public let isGoing: Bool
  /// Whether both catalogs are of one target, or neither's targets are known.
  public let isNear: Bool

  public init(entry: CatalogEntry, from: String, isGoing: Bool, isNear: Bool) {
    (self.entry, self.from, self.isGoing, self.isNear) = (entry, from, isGoing, isNear)
  }
}
