import StringCatalog
import TextBasics

/// What a table takes from other tables of the run, and what these have taken from it.
public struct EntryExchange<Entry: Sendable & Equatable>: Sendable, Equatable {
  /// The entries that other tables have for keys of this one.
  public var offers: [UTF8Key: EntryOffer<Entry>] = [:]
  /// The keys that go and whose entries other tables have taken, with the paths of those tables.
  public var departures: [UTF8Key: [String]] = [:]

  public init() {}
}

/// The entry of a key in one table, offered to another table to which the key comes.
public struct EntryOffer<Entry: Sendable & Equatable>: Sendable, Equatable {
  public let entry: Entry
  /// The path of the table that has the entry, as messages print it.
  public let from: String
  /// Whether the key leaves that table in this run; otherwise it left earlier, and its entry stays there.
  public let isGoing: Bool
  /// Whether both tables belong to one target, or the targets of neither are known.
  public let isNear: Bool

  public init(entry: Entry, from: String, isGoing: Bool, isNear: Bool) {
    (self.entry, self.from, self.isGoing, self.isNear) = (entry, from, isGoing, isNear)
  }
}
