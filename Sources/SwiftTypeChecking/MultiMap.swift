/// Lists of declarations by key, each in insertion order. All lists share one array, so that hundreds of thousands of
/// short lists need no separate allocations.
struct MultiMap<Key: Hashable & Sendable>: Sendable {
  /// A key, and the positions of its first and last entry.
  private struct Ends {
    let key: Key
    let first: Int32
    var last: Int32
  }

  private var lists: ContiguousArray<Ends> = []
  private var entries: ContiguousArray<DeclEntry> = []
  /// The numbers of the lists.
  private var table = NumberTable()

  init() {}

  @inline(__always)
  subscript(key: Key) -> DeclList { DeclList(entries: entries, first: list(of: key).map { lists[$0].first } ?? -1) }

  /// The keys in insertion order.
  var keys: some Collection<Key> { lists.lazy.map(\.key) }

  func contains(_ key: Key) -> Bool { list(of: key) != nil }

  mutating func reserveCapacity(_ count: Int) {
    lists.reserveCapacity(count)
    entries.reserveCapacity(count)
    table.reserveCapacity(count) { Self.hash(of: lists[$0].key) }
  }

  mutating func add(_ decl: DeclID, to key: Key) {
    let position = Int32(entries.count)
    entries.append(DeclEntry(decl: decl, next: -1))
    if let list = list(of: key) {
      entries[Int(lists[list].last)].next = position
      lists[list].last = position
    } else {
      lists.append(Ends(key: key, first: position, last: position))
      table.add(Self.hash(of: key)) { Self.hash(of: lists[$0].key) }
    }
  }

  private func list(of key: Key) -> Int? { table.number(Self.hash(of: key)) { lists[$0].key == key } }

  private static func hash(of key: Key) -> Int { key._rawHashValue(seed: 0) }
}

struct DeclEntry: Sendable {
  let decl: DeclID
  /// The position of the key's next entry; -1 after the last.
  var next: Int32
}

/// The declarations of a single key: first from interfaces that are parsed on demand, then from a table.
struct DeclList: Sequence, IteratorProtocol {
  private let early: ContiguousArray<DeclID>
  private var taken = 0
  let entries: ContiguousArray<DeclEntry>
  /// The position of the next entry; -1 at the end.
  private var position: Int32

  init(entries: ContiguousArray<DeclEntry>, first: Int32) {
    (self.entries, early) = (entries, [])
    position = first
  }

  init(_ decls: ContiguousArray<DeclID>) {
    (early, entries) = (decls, [])
    position = -1
  }

  /// - Parameter rest: a list from a single table.
  init(_ decls: ContiguousArray<DeclID>, then rest: DeclList) {
    (early, entries) = (decls, rest.entries)
    position = rest.position
  }

  var isEmpty: Bool { taken == early.count && position < 0 }

  /// The first declaration.
  var first: DeclID? {
    if taken < early.count { return early[taken] }
    return position < 0 ? nil : entries[Int(position)].decl
  }

  /// The declaration, if there is exactly one.
  var only: DeclID? {
    var rest = self
    guard let decl = rest.next() else { return nil }
    return rest.isEmpty ? decl : nil
  }

  mutating func next() -> DeclID? {
    if taken < early.count {
      taken += 1
      return early[taken - 1]
    }
    guard position >= 0 else { return nil }
    let entry = entries[Int(position)]
    position = entry.next
    return entry.decl
  }
}
