/// Lists of declarations by a key, each in the order of entry. All lists share one array, so that hundreds of thousands
/// of short lists need no allocation each.
struct MultiMap<Key: Hashable & Sendable>: Sendable {
  /// The positions of a key's first and last entry.
  private(set) var ends: [Key: (first: Int32, last: Int32)] = [:]
  private var entries: ContiguousArray<DeclEntry> = []

  init() {}

  subscript(key: Key) -> DeclList { DeclList(entries: entries, first: ends[key]?.first ?? -1) }

  func contains(_ key: Key) -> Bool { ends[key] != nil }

  mutating func reserveCapacity(_ count: Int) {
    ends.reserveCapacity(count)
    entries.reserveCapacity(count)
  }

  mutating func add(_ decl: DeclID, to key: Key) {
    let position = Int32(entries.count)
    entries.append(DeclEntry(decl: decl, next: -1))
    let last = Self.exchangeLast(of: &ends[key, default: (position, -1)], for: position)
    if last >= 0 { entries[Int(last)].next = position }
  }

  private static func exchangeLast(of ends: inout (first: Int32, last: Int32), for position: Int32) -> Int32 {
    defer { ends.last = position }
    return ends.last
  }
}

struct DeclEntry: Sendable {
  let decl: DeclID
  /// The position of the key's next entry; -1 after the last.
  var next: Int32
}

/// The declarations of one key: those of interfaces that are read on demand, and after them those of a table.
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

  /// - Parameter rest: a list that stands in a table alone.
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
