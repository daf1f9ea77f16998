import SwiftParsing
import TextBasics

/// Parts of a library by names that stand in them: for each such pair a number of the upper bits of the name's hash and of the
/// part, in ascending order. Two names that share these bits count as one.
struct PartTable: Sendable, Equatable {
  private(set) var entries: ContiguousArray<UInt64>

  /// The bits of an entry that are the part's.
  static let partBits: UInt64 = 0xFFFF

  /// - Parameter entries: those of a table that was made before.
  init(_ entries: ContiguousArray<UInt64> = []) { self.entries = entries }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  mutating func add(_ part: Int, to key: UInt64) { entries.append(key & ~Self.partBits | UInt64(part)) }

  /// Makes everything that was added known.
  mutating func finish() {
    entries.sort()
    var last: UInt64?
    entries.removeAll { entry in
      defer { last = entry }
      return entry == last
    }
  }

  /// The parts of a name in their order, none of them twice.
  subscript(name: Name) -> [Int32] { self[name.hash] }

  subscript(key: UInt64) -> [Int32] {
    entries[start(of: key)...].prefix { $0 & ~Self.partBits == key & ~Self.partBits }
      .map { Int32($0 & Self.partBits) }
  }

  func contains(_ name: Name) -> Bool {
    let start = start(of: name.hash)
    return start < entries.count && entries[start] & ~Self.partBits == name.hash & ~Self.partBits
  }

  /// Where the parts of a key begin, or those of the next one.
  private func start(of key: UInt64) -> Int {
    let least = key & ~Self.partBits
    return entries.firstIndex(sortedSo: { $0 >= least })
  }
}
