/// Lists of declarations by a key, each in the order of entry. All lists share one array, so that hundreds of thousands
/// of short lists need no allocation each.
struct MultiMap<Key: Hashable & Sendable>: Sendable {
  /// The positions of a key's first and last entry.
  private var ends: [Key: (first: Int32, last: Int32)] = [:]
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

/// The declarations of one key.
struct DeclList: Sequence, IteratorProtocol {
  let entries: ContiguousArray<DeclEntry>
  /// The position of the next entry; -1 at the end.
  private var position: Int32

  init(entries: ContiguousArray<DeclEntry>, first: Int32) {
    self.entries = entries
    position = first
  }

  var isEmpty: Bool { position < 0 }
  var first: DeclID? { isEmpty ? nil : entries[Int(position)].decl }
  /// The declaration, if there is exactly one.
  var only: DeclID? { isEmpty || entries[Int(position)].next >= 0 ? nil : first }

  mutating func next() -> DeclID? {
    guard position >= 0 else { return nil }
    let entry = entries[Int(position)]
    position = entry.next
    return entry.decl
  }
}
