import StringCatalog
import TextBasics

/// What a table takes from others of the run, and what these have taken from it.
public struct EntryExchange<Entry: Sendable & Equatable>: Sendable, Equatable {
  /// What other tables have for keys of this one.
  public var offers: [UTF8Key: EntryOffer<Entry>] = [:]
  /// The keys that go and whose entries other tables have taken, with the paths of these.
  public var departures: [UTF8Key: [String]] = [:]

  public init() {}
}

/// The entry of a key in one table, for another table to take where the key comes there.
public struct EntryOffer<Entry: Sendable & Equatable>: Sendable, Equatable {
  public let entry: Entry
  /// The path of the table that has the entry, as messages print it.
  public let from: String
  /// Whether the key goes from that table in this run; if not, it went earlier and its entry stays there.
  public let isGoing: Bool
  /// Whether both tables are of one target, or neither's targets are known.
  public let isNear: Bool

  public init(entry: Entry, from: String, isGoing: Bool, isNear: Bool) {
    (self.entry, self.from, self.isGoing, self.isNear) = (entry, from, isGoing, isNear)
  }
}
