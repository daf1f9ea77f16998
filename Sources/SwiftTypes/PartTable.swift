import SwiftOutline

/// Parts of a library by names that stand in them, each in the order of entry. It is made at each start of the tool, so that
/// nothing is hashed, moved or compared for it: the keys are hashes, and two names with the same hash count as one.
struct PartTable: Sendable {
  private var keys: ContiguousArray<UInt64> = []
  private var parts: ContiguousArray<Int32> = []
  /// The first entry of each bucket, and the one that follows each entry; -1 for none.
  private var heads: ContiguousArray<Int32> = []
  private var next: ContiguousArray<Int32> = []

  mutating func reserveCapacity(_ count: Int) {
    keys.reserveCapacity(count)
    parts.reserveCapacity(count)
  }

  mutating func add(_ part: Int32, to key: UInt64) {
    keys.append(key)
    parts.append(part)
  }

  /// Makes everything that was added known.
  mutating func finish() {
    var size = 1
    while size < keys.count { size *= 2 }
    heads = ContiguousArray(repeating: -1, count: size)
    next = ContiguousArray(repeating: -1, count: keys.count)
    for entry in keys.indices.reversed() {
      let bucket = bucket(of: keys[entry])
      next[entry] = heads[bucket]
      heads[bucket] = Int32(entry)
    }
  }

  private func bucket(of key: UInt64) -> Int { Int(truncatingIfNeeded: key ^ key >> 32) & (heads.count - 1) }

  /// The parts of a name, none of them twice.
  subscript(name: Name) -> [Int32] { self[name.hash] }

  subscript(key: UInt64) -> [Int32] {
    var found: [Int32] = []
    var entry = heads[bucket(of: key)]
    while entry >= 0 {
      if keys[Int(entry)] == key, found.last != parts[Int(entry)] { found.append(parts[Int(entry)]) }
      entry = next[Int(entry)]
    }
    return found
  }

  func contains(_ name: Name) -> Bool {
    var entry = heads[bucket(of: name.hash)]
    while entry >= 0, keys[Int(entry)] != name.hash { entry = next[Int(entry)] }
    return entry >= 0
  }
}
