import SwiftParsing
import TextBasics

/// The parts of a library by the names that they contain. Each entry is a number made of the upper bits of the name's
/// hash and the part, in ascending order. Two names that share these bits count as one.
struct PartTable: Sendable, Equatable {
  private(set) var entries: ContiguousArray<UInt64>

  /// The bits of an entry that contain the part.
  static let partBits: UInt64 = 0xFFFF

  /// - Parameter entries: the entries of an earlier table.
  init(_ entries: ContiguousArray<UInt64> = []) { self.entries = entries }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  mutating func add(_ part: Int, to key: UInt64) { entries.append(key & ~Self.partBits | UInt64(part)) }

  /// Sorts the added entries, so that they can be looked up.
  mutating func finish() {
    entries.sort()
    var last: UInt64?
    entries.removeAll { entry in
      defer { last = entry }
      return entry == last
    }
  }

  /// The parts of a name in order, without duplicates.
  subscript(name: Name) -> [Int32] { self[name.hash] }

  subscript(key: UInt64) -> [Int32] {
    entries[start(of: key)...].prefix { $0 & ~Self.partBits == key & ~Self.partBits }
      .map { Int32($0 & Self.partBits) }
  }

  func contains(_ name: Name) -> Bool {
    let start = start(of: name.hash)
    return start < entries.count && entries[start] & ~Self.partBits == name.hash & ~Self.partBits
  }

  /// Returns the position of the first part of a key, or of the next key.
  private func start(of key: UInt64) -> Int {
    let least = key & ~Self.partBits
    return entries.firstIndex(sortedSo: { $0 >= least })
  }
}
