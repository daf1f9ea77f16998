import TextBasics

/// The entries that move between tables in a run because their keys now belong to another table or target.
///
/// A run first synchronizes each table on its own. Then each table takes the entries that others offer for its new keys
/// (`offers`), and the taken entries are removed from their old tables (`movesOut`).
public struct EntryMoves<Table: StringTable>: Sendable {
  private let members: [MoveMember<Table>]
  /// The keys that are new in each member.
  private let coming: [Set<UTF8Key>]
  /// The keys of each member that may get a copy of another table's entry.
  private let copied: [Set<UTF8Key>]
  /// The entries that tables offer for each key.
  private var offered: [UTF8Key: [Candidate]] = [:]
  /// The translated entries for each key that is new or may get a copy in some member.
  private var translated: [UTF8Key: [Candidate]] = [:]

  /// An entry of the member at a position.
  private struct Candidate {
    let member: Int
    let entry: Table.Entry
    let isGoing: Bool
  }

  /// - Parameter fillsUntouched: whether unedited entries get copies like new keys.
  public init(_ members: [MoveMember<Table>], fillsUntouched: Bool = false) {
    self.members = members
    copied = members.map { $0.addedKeys.union(fillsUntouched ? $0.untouchedKeys : []) }
    let coming = members.map(\.newKeys)
    self.coming = coming
    for (index, member) in members.enumerated() {
      for position in member.removedPositions { offer(position, of: index, isGoing: true) }
    }
    let wanted = (coming + copied).reduce(into: Set<UTF8Key>()) { $0.formUnion($1) }
    if wanted.isEmpty { return }
    for (index, member) in members.enumerated() {
      let keys = member.table.keys.map(UTF8Key.init)
      for position in member.stalePositions where wanted.contains(keys[position]) {
        offer(position, of: index, isGoing: false)
      }
      for key in keys where wanted.contains(key) {
        guard let entry = member.table[key.text], !member.table.isDisposable(entry) else { continue }
        translated[key, default: []].append(Candidate(member: index, entry: entry, isGoing: false))
      }
    }
  }

  private mutating func offer(_ position: Int, of member: Int, isGoing: Bool) {
    let key = UTF8Key(members[member].report.items[position].key)
    let entry = members[member].table.entry(at: position)
    offered[key, default: []].append(Candidate(member: member, entry: entry, isGoing: isGoing))
  }

  /// Whether no table offers an entry to another.
  public var isEmpty: Bool { offered.isEmpty }

  /// Returns the entries that other tables offer for keys of a table. If several offer the same key, the most likely
  /// one is used.
  public func offers(to receiver: Int) -> [UTF8Key: EntryOffer<Table.Entry>] {
    if isEmpty { return [:] }
    let member = members[receiver]
    var found: [UTF8Key: EntryOffer<Table.Entry>] = [:]
    for key in wantedKeys(of: receiver) {
      let fitting = offered[key]?.filter { $0.isGoing || members[$0.member].isNear(member) } ?? []
      found[key] = best(fitting, for: receiver)
    }
    return found
  }

  /// Returns the translated entries that stay in other tables, for keys of a table that have no offer. A source text
  /// that the code gives must be the same: one key may be the names of several targets.
  public func copies(
    for receiver: Int, without offers: [UTF8Key: EntryOffer<Table.Entry>]
  ) -> [UTF8Key: EntryOffer<Table.Entry>] {
    var found: [UTF8Key: EntryOffer<Table.Entry>] = [:]
    for key in copied[receiver] {
      guard offers[key] == nil, let candidates = translated[key] else { continue }
      let alike = members[receiver].texts[key].map { text in
        candidates.filter { (members[$0.member].table.sourceText(of: $0.entry) ?? key.text) == text }
      }
      found[key] = best(alike ?? candidates, for: receiver)
      found[key]?.isCopy = true
    }
    return found
  }

  /// Returns the keys whose entries a table may take: those that are new to it or whose entries are untouched, and all
  /// keys if it has guesses, which may resolve to any key.
  private func wantedKeys(of receiver: Int) -> [UTF8Key] {
    let (table, report) = (members[receiver].table, members[receiver].report)
    if report.hasGuesses { return Array(offered.keys) }
    let untouched = table.keys.map(UTF8Key.init).filter { key in
      offered[key] != nil && table[key.text].map(table.isUntouched) ?? false
    }
    return untouched + coming[receiver]
  }

  /// Returns the most likely entry for a table.
  private func best(_ candidates: [Candidate], for receiver: Int) -> EntryOffer<Table.Entry>? {
    let member = members[receiver]
    let fitting = candidates.filter {
      $0.member != receiver && members[$0.member].table.sourceLanguage == member.table.sourceLanguage
    }
    let best = fitting.max { rank($0.member, $0.isGoing, receiver) < rank($1.member, $1.isGoing, receiver) }
    guard let best else { return nil }
    let giver = members[best.member]
    return EntryOffer(entry: best.entry, from: giver.path, isGoing: best.isGoing, isNear: giver.isNear(member))
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
