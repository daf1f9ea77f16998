import TextBasics

/// The entries that a table takes from other tables of the run, and the entries that other tables take from it.
public struct EntryExchange<Entry: Sendable & Equatable>: Sendable, Equatable {
  /// The entries that other tables have for keys of this one.
  public var offers: [UTF8Key: EntryOffer<Entry>] = [:]
  /// The removed keys whose entries other tables have taken, with the paths of those tables.
  public var movesOut: [UTF8Key: [String]] = [:]

  public init() {}
}

/// The entry of a key in one table, offered to another table where the key is new.
public struct EntryOffer<Entry: Sendable & Equatable>: Sendable, Equatable {
  public let entry: Entry
  /// The path of the table that has the entry, as messages print it.
  public let from: String
  /// Whether the key leaves that table in this run. Otherwise it left earlier, and the table keeps its entry.
  public let isGoing: Bool
  /// Whether both tables belong to one target, or both have unknown targets.
  public let isNear: Bool
  /// Whether the key stays in that table, and this one gets a copy.
  public internal(set) var isCopy = false

  public init(entry: Entry, from: String, isGoing: Bool, isNear: Bool) {
    (self.entry, self.from, self.isGoing, self.isNear) = (entry, from, isGoing, isNear)
  }
}
