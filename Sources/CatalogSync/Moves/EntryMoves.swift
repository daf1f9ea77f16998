import StringCatalog
import TextBasics

/// The entries that move between tables in a run because their keys now belong to another table or target.
///
/// A run first synchronizes each table on its own. Then each table takes the entries that others offer for its new keys
/// (`offers`), and the taken entries are removed from their old tables (`movesOut`).
public struct EntryMoves<Table: StringTable>: Sendable {
  private let members: [MoveMember<Table>]
  /// The keys that are new in each member.
  private let coming: [Set<UTF8Key>]
  /// The entries that tables offer for each key, with the positions of the members.
  private var offered: [UTF8Key: [(member: Int, entry: Table.Entry, isGoing: Bool)]] = [:]

  public init(_ members: [MoveMember<Table>]) {
    self.members = members
    let coming = members.map(\.comingKeys)
    self.coming = coming
    for (index, member) in members.enumerated() {
      for position in member.goingPositions { offer(position, of: index, isGoing: true) }
    }
    let wanted = coming.reduce(into: Set<UTF8Key>()) { $0.formUnion($1) }
    if wanted.isEmpty { return }
    for (index, member) in members.enumerated() {
      let keys = member.table.keys
      for position in member.stalePositions where wanted.contains(UTF8Key(keys[position])) {
        offer(position, of: index, isGoing: false)
      }
    }
  }

  private mutating func offer(_ position: Int, of member: Int, isGoing: Bool) {
    let key = UTF8Key(members[member].report.items[position].key)
    offered[key, default: []].append((member, members[member].table.entry(at: position), isGoing))
  }

  /// Whether no table offers an entry to another.
  public var isEmpty: Bool { offered.isEmpty }

  /// Returns the entries that other tables offer for keys of a table. If several offer the same key, the most likely
  /// one is used.
  public func offers(to receiver: Int) -> [UTF8Key: EntryOffer<Table.Entry>] {
    let member = members[receiver]
    var found: [UTF8Key: EntryOffer<Table.Entry>] = [:]
    for (key, entries) in offered where isWanted(key, by: receiver) {
      let fitting = entries.filter {
        $0.member != receiver && members[$0.member].table.sourceLanguage == member.table.sourceLanguage
          && ($0.isGoing || members[$0.member].isNear(member))
      }
      let best = fitting.max { rank($0.member, $0.isGoing, receiver) < rank($1.member, $1.isGoing, receiver) }
      guard let best else { continue }
      let giver = members[best.member]
      found[key] = EntryOffer(entry: best.entry, from: giver.path, isGoing: best.isGoing, isNear: giver.isNear(member))
    }
    return found
  }

  /// Returns the translated entries that stay in other tables, for keys that are new in a table and have no offer.
  public func copies(for receiver: Int) -> [UTF8Key: EntryOffer<Table.Entry>] {
    let member = members[receiver]
    let offers = offers(to: receiver)
    let givers = members.indices.filter {
      $0 != receiver && members[$0].table.sourceLanguage == member.table.sourceLanguage
    }.sorted { rank($0, false, receiver) > rank($1, false, receiver) }
    var found: [UTF8Key: EntryOffer<Table.Entry>] = [:]
    for item in member.report.added where offers[UTF8Key(item.key)] == nil {
      let giver = givers.first { position in
        let table = members[position].table
        return table[item.key].map { !table.isDisposable($0) } ?? false
      }
      guard let giver, let entry = members[giver].table[item.key] else { continue }
      found[UTF8Key(item.key)] = EntryOffer(
        entry: entry, from: members[giver].path, isGoing: false, isNear: members[giver].isNear(member))
    }
    return found
  }

  /// Returns whether a table may take a key's entry: the key is new to it, its own entry may be untouched, or it has
  /// guesses, which may resolve to any key.
  private func isWanted(_ key: UTF8Key, by receiver: Int) -> Bool {
    members[receiver].report.hasGuesses || members[receiver].table.contains(key.text)
      || coming[receiver].contains(key)
  }

  private func rank(_ giver: Int, _ isGoing: Bool, _ receiver: Int) -> (Int, Int, Int, Int) {
    let (giverMember, member) = (members[giver], members[receiver])
    return (isGoing ? 1 : 0, giverMember.isNear(member) ? 1 : 0, giverMember.commonFolders(with: member), -giver)
  }

  /// Returns the keys that leave each table, with the paths of the tables that take them. If tables take entries from
  /// each other, one of them keeps its entry.
  /// - Parameter reports: the reports on the entries that each table has taken. Empty for a table that will not be
  ///   written.
  public func movesOut(after reports: [SyncReport]) -> [[UTF8Key: [String]]] {
    let positions = Dictionary(members.indices.map { (members[$0].path, $0) }) { first, _ in first }
    var movesOut = [[UTF8Key: [String]]](repeating: [:], count: members.count)
    for (receiver, report) in reports.enumerated() {
      for item in report.items {
        let key = UTF8Key(item.key)
        guard case .movedHere(let from) = item.outcome, let giver = positions[from] else { continue }
        guard offered[key]?.contains(where: { $0.member == giver && $0.isGoing }) ?? false else { continue }
        movesOut[giver][key, default: []].append(members[receiver].path)
      }
    }
    return CycleBreaking(movesOut, positions).movesOut
  }
}
